// Writes down what the two boards tell.
const told = document.querySelector("#told");

for (const name of ["ready", "move", "cycle", "collapse", "end", "error", "change"]) {
  document.addEventListener(`qttt-${name}`, ({ target, detail }) => {
    told.append(`${target.id} ${name} ${JSON.stringify(detail)}\n`);
  });
}
