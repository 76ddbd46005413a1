import type { Connection } from "./connection.ts";

/** Keeps the colors of the page those of the last save. */
export function applyTheme(connection: Connection): void {
  connection.onSite(({ theme }) => {
    const style = document.getElementById("lintel-theme");
    if (style) style.textContent = theme;
  });
}
