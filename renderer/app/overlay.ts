/** The diagnostics that the development server sends. */
export interface OverlayData {
  readonly file: string;
  readonly problems: readonly OverlayProblem[];
}

export interface OverlayProblem {
  readonly code: string;
  readonly severity: "error" | "warning" | "info";
  readonly message: string;
  /** `site.yaml:30:17` */
  readonly place: string;
  /** The lines around it, with a caret. */
  readonly frame: string;
  readonly help: string;
  /** page “Home” › section 1 (hero) › action */
  readonly path: string;
}

const css = `
:host { all: initial; position: fixed; inset: auto 0 0; z-index: 2147483647; color-scheme: dark; }
.panel { display: grid; grid-template-rows: auto 1fr; max-height: 70vh; background: Canvas; color: CanvasText; border-top: 8px solid #ff97b1; box-shadow: 0 -12px 48px rgb(0 0 0 / .5); font: 400 16px/1.5 system-ui, sans-serif; }
.panel.warnings { border-color: #ffb224; }
header { display: flex; gap: 16px; align-items: center; padding: 12px 24px; border-bottom: 1px solid GrayText; }
h2 { font-size: 17px; margin: 0; flex: 1; }
button { font: inherit; color: inherit; background: none; border: 1.5px solid currentColor; border-radius: 2px 2px 8px 8px; padding: 6px 14px; cursor: pointer; }
button:focus-visible { outline: 3px solid #ffb224; outline-offset: 2px; }
ol { margin: 0; padding: 0 24px 24px; list-style: none; overflow-y: auto; display: grid; gap: 24px; }
li { padding-top: 20px; }
h3 { font-size: 19px; margin: 0 0 4px; text-wrap: balance; }
.where { margin: 0; opacity: .8; font-size: 14px; }
summary { cursor: pointer; margin-top: 8px; }
details pre { border-top-color: currentColor; white-space: pre-wrap; }
pre { font: 14px/1.45 ui-monospace, monospace; background: #0d1b1e; color: #e9f1f0; padding: 12px 16px; overflow-x: auto; border-radius: 0 0 10px 10px; border-top: 3px solid #ff97b1; margin: 12px 0; }
.help { margin: 0; white-space: pre-wrap; }
.pill { display: inline-block; margin: 0 0 12px 12px; background: Canvas; }
`;

/** The problems of the last save, over the page that still stands. */
class ProblemOverlay extends HTMLElement {
  readonly #root = this.attachShadow({ mode: "open" });
  #folded = false;

  show({ file, problems }: OverlayData): void {
    const errors = problems.filter(({ severity }) => severity === "error");
    const style = document.createElement("style");
    style.textContent = css;
    this.#root.replaceChildren(style);
    if (problems.length === 0) return;
    if (errors.length === 0 || this.#folded) {
      const pill = button(`${file}: ${count(problems)}`, () => this.#fold(false, { file, problems }));
      pill.className = "pill";
      this.#root.append(pill);
      if (errors.length === 0 && !this.#opened) return;
      if (this.#folded) return;
    }
    const panel = document.createElement("section");
    panel.className = errors.length > 0 ? "panel" : "panel warnings";
    panel.setAttribute("role", "alert");
    panel.append(
      heading(`${file}: ${count(problems)}`, () => this.#fold(true, { file, problems })),
      list(problems),
    );
    this.#root.replaceChildren(style, panel);
  }

  #opened = false;

  #fold(folded: boolean, data: OverlayData): void {
    this.#folded = folded;
    this.#opened = !folded;
    this.show(data);
  }
}

function count(problems: readonly OverlayProblem[]): string {
  const of = (severity: string, word: string): string[] => {
    const number = problems.filter((problem) => problem.severity === severity).length;
    return number === 0 ? [] : [`${number} ${word}${number === 1 ? "" : "s"}`];
  };
  return [...of("error", "error"), ...of("warning", "warning"), ...of("info", "note")].join(", ");
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

function heading(title: string, onFold: () => void): HTMLElement {
  const header = document.createElement("header");
  header.append(text("h2", title), button("Fold away", onFold));
  return header;
}

function list(problems: readonly OverlayProblem[]): HTMLElement {
  const items = problems.map(({ message, place, path, frame, help, code, severity }) => {
    const item = document.createElement("li");
    item.append(
      text("h3", message),
      text("p", [place, severity, code, path].filter(Boolean).join(" · "), "where"),
      text("pre", frame),
      text("p", help, "help"),
      lesson(code),
    );
    return item;
  });
  const element = document.createElement("ol");
  element.append(...items);
  return element;
}

/** The page about a code, fetched when it is opened. */
function lesson(code: string): HTMLElement {
  const details = document.createElement("details");
  const body = text("pre", "");
  details.append(text("summary", `What ${code} means`), body);
  details.addEventListener("toggle", () => {
    if (!details.open || body.textContent) return;
    void fetch(`/docs/problems/${code}.md`)
      .then((response) => (response.ok ? response.text() : `npm run check -- --explain ${code}`))
      .then((words) => (body.textContent = words));
  });
  return details;
}

const hot = import.meta.hot;
if (hot) {
  customElements.define("lintel-problems", ProblemOverlay);
  const overlay = new ProblemOverlay();
  document.body.append(overlay);
  hot.on("lintel:problems", (data: OverlayData) => overlay.show(data));
  hot.on("lintel:site", ({ theme }: { readonly theme: string }) => {
    const style = document.getElementById("lintel-theme");
    if (style) style.textContent = theme;
  });
  hot.send("lintel:hello");
}
