// Talks with the board in the frame: says hello, gives it the height that it asks for, and loads a game.
const frame = document.querySelector("iframe");
const told = document.querySelector("#told");
let port = null;

addEventListener("message", ({ source, data }) => {
  if (source !== frame.contentWindow || data?.quantumTicTacToe !== 1 || data.type !== "ready") return;
  // A frame that is loaded again says it again, and needs another port.
  const channel = new MessageChannel();
  port = channel.port1;
  port.onmessage = hear;
  // The frame has no origin of its own, so none can be named; the port belongs to nobody else.
  frame.contentWindow.postMessage({ quantumTicTacToe: 1, type: "hello" }, "*", [channel.port2]);
});

function hear({ data: { type, height, ...detail } }) {
  if (type === "resize") frame.height = height;
  else told.append(`${type} ${JSON.stringify(detail)}\n`);
}

document.querySelector("button").addEventListener("click", () => {
  port?.postMessage({ quantumTicTacToe: 1, type: "load", record: "q1-15-35-45-56-57-59-15" });
});
