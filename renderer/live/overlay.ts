import type { Connection } from "./connection.ts";
import { block, button, text } from "./elements.ts";
import { keepPlace, keyed } from "./keep-place.ts";
import type { FixAnswer, FixRequest, OverlayData, OverlayProblem } from "./overlay-data.ts";
import { overlayStyle } from "./overlay-style.ts";
import { problemItem, problemKeys } from "./problem-item.ts";

/** Fixes change a file, so only a browser on the computer that holds it offers them. The server accepts them from there alone. */
const isLocal = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(window.location.hostname);

/** The problems of the last save, over the page that still stands. */
class ProblemOverlay extends HTMLElement {
  readonly #root = this.attachShadow({ mode: "open" });
  #data: OverlayData = { version: 0, problems: [] };
  /** What the author chose last. Until then errors are open, and warnings are not. */
  #choice: "hidden" | "open" | undefined;
  #status = "";
  /** What had the focus in the page before a control of the overlay got it. */
  #focusedBefore: HTMLElement | undefined;

  constructor() {
    super();
    // A move of the focus inside of the overlay does not come here.
    this.addEventListener("focusin", ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement) this.#focusedBefore = relatedTarget;
    });
  }

  show(data: OverlayData): void {
    this.#data = data;
    this.#status = "";
    if (data.problems.length === 0) this.#choice = undefined;
    this.#render();
  }

  /** The focus is kept where it is in the overlay, and left alone where it is in the page. */
  #render(): void {
    const hadFocus = this.#root.activeElement !== null;
    keepPlace(this.#root, () => this.#draw());
    if (hadFocus && this.#root.activeElement === null) this.#giveFocusBack();
  }

  #giveFocusBack(): void {
    this.#focusedBefore?.focus({ preventScroll: true });
    this.#focusedBefore = undefined;
  }

  #draw(): void {
    const { problems, applied } = this.#data;
    const style = document.createElement("style");
    style.textContent = overlayStyle;
    this.#root.replaceChildren(style);
    const hasErrors = problems.some(({ severity }) => severity === "error");
    const isOpen = problems.length > 0 && (this.#choice === "open" || (this.#choice === undefined && hasErrors));
    const undo = isLocal && applied !== undefined ? [this.#undoButton(applied)] : [];
    if (!isOpen) {
      const open = keyed(
        button(summary(problems), "pill", () => this.#choose("open")),
        "pill",
        ".panel",
      );
      const pills = block("div", "pills", ...(problems.length > 0 ? [open] : []), ...undo);
      if (pills.hasChildNodes()) this.#root.append(pills, text("p", this.#status, "status"));
      return;
    }
    const panel = block("section", hasErrors ? "panel" : "panel warnings");
    keyed(panel, "panel", ".pill").tabIndex = -1;
    panel.setAttribute("role", "alert");
    panel.setAttribute("aria-label", summary(problems));
    const hide = keyed(
      button("Hide", "", () => this.#choose("hidden")),
      "hide",
      ".pill",
    );
    const header = block("header", "", text("h2", summary(problems)), ...undo, hide);
    const status = text("p", this.#status, "status");
    status.setAttribute("role", "status");
    const keys = problemKeys(problems);
    const items = problems.map((problem, at) => this.#item(problem, at, keys[at] ?? ""));
    panel.append(block("div", "", header, status), block("ol", "", ...items));
    this.#root.append(panel);
  }

  #choose(choice: "hidden" | "open"): void {
    const hadFocus = this.#root.activeElement !== null;
    this.#choice = choice;
    this.#render();
    if (hadFocus && choice === "hidden") this.#giveFocusBack();
  }

  /** A dialog of the page is closed first. */
  hideOn({ key, defaultPrevented }: KeyboardEvent): void {
    const isOpen = this.#root.querySelector(".panel") !== null;
    if (key === "Escape" && isOpen && !defaultPrevented && !document.querySelector("dialog[open]"))
      this.#choose("hidden");
  }

  #item(problem: OverlayProblem, index: number, key: string): HTMLElement {
    const fixes = problem.fixes.map((title, fix) => {
      const request = { version: this.#data.version, problem: index, fix };
      const element = button(`Fix it: ${title}`, "", () => void this.#send(request));
      element.dataset["fixes"] = title;
      return keyed(element, `${key} ${title}`);
    });
    return problemItem(problem, key, isLocal ? fixes : []);
  }

  #undoButton(title: string): HTMLElement {
    const element = button(`Undo: ${title}`, "undo", () => void this.#send({ undo: true }));
    return keyed(element, `Undo: ${title}`, `[data-fixes="${CSS.escape(title)}"]`);
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

/** Shows the problems of each save over the page. */
export function showProblems(connection: Connection): void {
  customElements.define("lintel-problems", ProblemOverlay);
  const overlay = new ProblemOverlay();
  document.body.append(overlay);
  addEventListener("keydown", (event) => overlay.hideOn(event));
  connection.onProblems((data) => overlay.show(data));
}
