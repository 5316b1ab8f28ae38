// Talks with the board in the frame: says hello, gives it the height that it asks for, and loads a game.
const frame = document.querySelector("iframe");
const told = document.querySelector("#told");
const { port1: port, port2: other } = new MessageChannel();

addEventListener("message", ({ source, data }) => {
  if (source !== frame.contentWindow || data?.quantumTicTacToe !== 1 || data.type !== "ready") return;
  // The frame has no origin of its own, so none can be named; the port belongs to nobody else.
  frame.contentWindow.postMessage({ quantumTicTacToe: 1, type: "hello" }, "*", [other]);
}, { once: true });

port.onmessage = ({ data: { type, height, ...detail } }) => {
  if (type === "resize") frame.height = height;
  else told.append(`${type} ${JSON.stringify(detail)}\n`);
};

document.querySelector("button").addEventListener("click", () => {
  port.postMessage({ quantumTicTacToe: 1, type: "load", record: "q1-15-35-45-56-57-59-15" });
});
