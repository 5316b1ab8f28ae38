/** Whether points are shown beside the result, remembered where the browser allows it. */

const KEY = "quantum-tictactoe.points";

// Reading or writing storage throws where the browser keeps it from the page.
export function rememberedPoints(): boolean {
  try {
    return localStorage.getItem(KEY) === "shown";
  } catch {
    return false;
  }
}

export function rememberPoints(on: boolean): void {
  try {
    if (on) localStorage.setItem(KEY, "shown");
    else localStorage.removeItem(KEY);
  } catch {
    // The choice then lasts as long as the page.
  }
}
