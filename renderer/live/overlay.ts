import type { Connection } from "./connection.ts";
import type { FixAnswer, FixRequest, OverlayData, OverlayProblem } from "./overlay-data.ts";

const css = `
:host { all: initial; position: fixed; inset: auto 0 0; z-index: 2147483647; color-scheme: dark; }
.panel { display: grid; grid-template-rows: auto 1fr; max-height: 70vh; background: Canvas; color: CanvasText; border-top: 8px solid #ff97b1; box-shadow: 0 -12px 48px rgb(0 0 0 / .5); font: 400 16px/1.5 system-ui, sans-serif; }
.panel.warnings { border-color: #ffb224; }
header { display: flex; gap: 16px; align-items: center; padding: 12px 24px; border-bottom: 1px solid GrayText; }
h2 { font-size: 17px; margin: 0; flex: 1; }
button { font: inherit; color: inherit; background: none; border: 1.5px solid currentColor; border-radius: 2px 2px 8px 8px; padding: 6px 14px; cursor: pointer; }
button:focus-visible { outline: 3px solid #ffb224; outline-offset: 2px; }
.status { margin: 0; padding: 8px 24px; }
.status:empty { display: none; }
ol { margin: 0; padding: 0 24px 24px; list-style: none; overflow-y: auto; display: grid; gap: 24px; }
li { padding-top: 20px; min-width: 0; }
.folded { padding-top: 0; }
.folded > summary { margin: 0; }
h3 { font-size: 19px; margin: 0 0 4px; text-wrap: balance; }
.where { margin: 0; opacity: .8; font-size: 14px; }
summary { cursor: pointer; margin-top: 8px; }
.explanation pre { border-top-color: currentColor; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.45 ui-monospace, monospace; background: #0d1b1e; color: #e9f1f0; padding: 12px 16px; border-radius: 0 0 10px 10px; border-top: 3px solid #ff97b1; margin: 12px 0; }
.line { display: grid; grid-template-columns: 5ch minmax(0, 1fr); }
.number { opacity: .6; user-select: none; }
mark { background: none; color: #ff97b1; font-weight: 700; text-decoration: underline 2px; text-underline-offset: 3px; }
.label { grid-column: 2; color: #ff97b1; }
.help { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.fixes { display: flex; flex-wrap: wrap; gap: 8px; margin: 12px 0 0; }
.fixes button { text-align: start; }
.pills { display: flex; flex-wrap: wrap; gap: 8px; margin: 0 0 12px 12px; color: CanvasText; font: 400 16px/1.5 system-ui, sans-serif; }
.pills button { background: Canvas; }
`;

/** Fixes change a file, so only a browser on the computer that holds it offers them. The server accepts them from there alone. */
const isLocal = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(window.location.hostname);

/** The problems of the last save, over the page that still stands. */
class ProblemOverlay extends HTMLElement {
  readonly #root = this.attachShadow({ mode: "open" });
  #data: OverlayData = { version: 0, problems: [] };
  /** What the author chose last. Until then errors are open, and warnings are not. */
  #choice: "hidden" | "open" | undefined;
  #status = "";

  show(data: OverlayData): void {
    this.#data = data;
    this.#status = "";
    if (data.problems.length === 0) this.#choice = undefined;
    this.#render();
  }

  #render(): void {
    const { problems, applied } = this.#data;
    const style = document.createElement("style");
    style.textContent = css;
    this.#root.replaceChildren(style);
    const hasErrors = problems.some(({ severity }) => severity === "error");
    const isOpen = problems.length > 0 && (this.#choice === "open" || (this.#choice === undefined && hasErrors));
    const undo = isLocal && applied !== undefined ? [this.#undoButton(applied)] : [];
    if (!isOpen) {
      const open = button(summary(problems), () => this.#choose("open"));
      const pills = block("div", "pills", ...(problems.length > 0 ? [open] : []), ...undo);
      if (pills.hasChildNodes()) this.#root.append(pills, text("p", this.#status, "status"));
      return;
    }
    const panel = block("section", hasErrors ? "panel" : "panel warnings");
    panel.setAttribute("role", "alert");
    const header = block("header", "", text("h2", summary(problems)), ...undo);
    header.append(button("Hide", () => this.#choose("hidden")));
    const status = text("p", this.#status, "status");
    status.setAttribute("role", "status");
    panel.append(block("div", "", header, status), block("ol", "", ...problems.map((one, at) => this.#item(one, at))));
    this.#root.append(panel);
  }

  #choose(choice: "hidden" | "open"): void {
    const hadFocus = this.#root.activeElement !== null;
    this.#choice = choice;
    this.#render();
    if (hadFocus && choice === "hidden") this.#root.querySelector("button")?.focus();
  }

  /** A dialog of the page is closed first. */
  hideOn({ key, defaultPrevented }: KeyboardEvent): void {
    const isOpen = this.#root.querySelector(".panel") !== null;
    if (key === "Escape" && isOpen && !defaultPrevented && !document.querySelector("dialog[open]"))
      this.#choose("hidden");
  }

  #item(problem: OverlayProblem, index: number): HTMLElement {
    const { message, place, path, help, code, severity, fixes, isFolded } = problem;
    const where = text("p", [place, severity, code, path].filter(Boolean).join(" · "), "where");
    const rest = [...(problem.lines.length > 0 ? [frame(problem)] : []), text("p", help, "help")];
    if (isLocal && fixes.length > 0) {
      const buttons = fixes.map((title, fix) =>
        button(`Fix it: ${title}`, () => void this.#send({ version: this.#data.version, problem: index, fix })),
      );
      rest.push(block("div", "fixes", ...buttons));
    }
    if (code !== "") rest.push(explanation(code));
    if (!isFolded) return block("li", "", text("h3", message), where, ...rest);
    return block("li", "", block("details", "folded", text("summary", `${place} · ${message}`), where, ...rest));
  }

  #undoButton(title: string): HTMLElement {
    return button(`Undo: ${title}`, () => void this.#send({ undo: true }));
  }

  /** The server saves the file, and the save brings the next problems. */
  async #send(request: FixRequest): Promise<void> {
    const answer: FixAnswer = await fetch("/@lintel/fix", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(request),
    })
      .then((response): Promise<FixAnswer> => response.json())
      .catch(() => ({ refused: "The server does not answer. Is it still running?" }));
    if (answer.refused === undefined) return;
    this.#status = answer.refused;
    this.#render();
  }
}

function count(problems: readonly OverlayProblem[]): string {
  const of = (severity: string, word: string): string[] => {
    const number = problems.filter((problem) => problem.severity === severity).length;
    return number === 0 ? [] : [`${number} ${word}${number === 1 ? "" : "s"}`];
  };
  return [...of("error", "error"), ...of("warning", "warning"), ...of("info", "note")].join(", ");
}

/** `site.yaml: 2 errors; blocks/price-map/PriceMap.tsx: 1 error` */
function summary(problems: readonly OverlayProblem[]): string {
  const files = [...new Set(problems.map(({ file }) => file))];
  return files.map((name) => `${name}: ${count(problems.filter(({ file }) => file === name))}`).join("; ");
}

function text(tag: string, content: string, className = ""): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = content;
  element.className = className;
  return element;
}

function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = label;
  element.addEventListener("click", onClick);
  return element;
}

function block(tag: string, className: string, ...children: readonly Node[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
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
function explanation(code: string): HTMLElement {
  const details = document.createElement("details");
  details.className = "explanation";
  const body = text("pre", "");
  details.append(text("summary", `What ${code} means`), body);
  details.addEventListener("toggle", () => {
    if (!details.open || body.textContent) return;
    void fetch(`/@lintel/problems/${code}.md`)
      .then((response) => (response.ok ? response.text() : `npx lintel explain ${code}`))
      .then((words) => (body.textContent = words));
  });
  return details;
}

/** Shows the problems of each save over the page. */
export function showProblems(connection: Connection): void {
  customElements.define("lintel-problems", ProblemOverlay);
  const overlay = new ProblemOverlay();
  document.body.append(overlay);
  addEventListener("keydown", (event) => overlay.hideOn(event));
  connection.onProblems((data) => overlay.show(data));
}
