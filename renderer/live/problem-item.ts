import { block, text } from "./elements.ts";
import { keyed } from "./keep-place.ts";
import type { OverlayProblem } from "./overlay-data.ts";

/** Tells problems apart, also after a save that moves their lines; of those with the same words, their order does. */
export function problemKeys(problems: readonly OverlayProblem[]): readonly string[] {
  const counts = new Map<string, number>();
  return problems.map(({ file, code, path, message }) => {
    const words = [file, code, path, message].join(" ");
    const count = counts.get(words) ?? 0;
    counts.set(words, count + 1);
    return `${words} ${count}`;
  });
}

/** A problem with all that is known of it, in one line where it is folded. */
export function problemItem(problem: OverlayProblem, key: string, fixes: readonly HTMLElement[]): HTMLElement {
  const { message, place, path, help, code, severity, isFolded } = problem;
  const where = text("p", [place, severity, code, path].filter(Boolean).join(" · "), "where");
  const rest = [...(problem.lines.length > 0 ? [frame(problem)] : []), text("p", help, "help")];
  if (fixes.length > 0) rest.push(block("div", "fixes", ...fixes));
  if (code !== "") rest.push(explanation(code, key));
  if (!isFolded) return block("li", "", text("h3", message), where, ...rest);
  const line = keyed(text("summary", `${place} · ${message}`), `${key} folded`);
  return block("li", "", block("details", "folded", line, where, ...rest));
}

/** The lines around a problem. They wrap, so the words that matter are marked in place. */
function frame({ lines, label }: OverlayProblem): HTMLElement {
  const rows = lines.map(({ number, before, marked, after }) => {
    const words = block("span", "", document.createTextNode(before));
    const row = block("div", "line", text("span", String(number), "number"), words);
    if (marked === undefined) return row;
    words.append(text("mark", marked), after);
    row.append(text("span", label, "label"));
    return row;
  });
  return block("pre", "", ...rows);
}

/** The page about a code, fetched when it is opened. */
function explanation(code: string, key: string): HTMLElement {
  const details = document.createElement("details");
  details.className = "explanation";
  const body = text("pre", "");
  details.append(keyed(text("summary", `What ${code} means`), `${key} means`), body);
  details.addEventListener("toggle", () => {
    if (!details.open || body.textContent) return;
    void fetch(`/@lintel/problems/${code}.md`)
      .then((response) => (response.ok ? response.text() : `npx lintel explain ${code}`))
      .then((words) => (body.textContent = words));
  });
  return details;
}
