/*
 * The only script that runs before the page is idle; it stands inside every prerendered page, so every byte counts.
 * It puts the prerendered part of a hash route in place, and fetches the app when there is time for it or need of it.
 */

interface Early {
  /** Done when the page that the address names stands in the document, or cannot. */
  placed: Promise<unknown>;
  /** What was clicked before the app ran. */
  clicked?: HTMLElement;
}

declare global {
  interface Window {
    lintelEarly?: Early;
  }
}

const html = document.documentElement;
const { script = "", pages = "" } = html.dataset;
const paths = pages.split(" ");
const route = location.hash.startsWith("#/") ? location.hash.slice(1).replace(/\/+$/, "") : "";

/** The longest prerendered path that the route begins with. */
function pathOf(): string | undefined {
  for (let path = route; path; path = path.slice(0, path.lastIndexOf("/"))) if (paths.includes(path)) return path;
  return undefined;
}

/** Fetches a page's file and puts its part in place of this page's. */
async function place(path: string): Promise<void> {
  const response = await fetch(`${path.slice(1)}/index.html`);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const part = page.getElementById("root");
  await new Promise((done) => (document.body?.lastElementChild && document.readyState !== "loading" ? done(0) : addEventListener("DOMContentLoaded", done)));
  const root = document.getElementById("root");
  if (!part || !root) return;
  root.replaceWith(part);
  document.title = page.title;
}

const path = pathOf();
const early: Early = { placed: Promise.resolve() };
window.lintelEarly = early;
const show = (): void => html.removeAttribute("data-waiting");

if (route) {
  html.dataset["waiting"] = "";
  if (path) early.placed = place(path).catch(() => undefined).then(show);
  else
    addEventListener("DOMContentLoaded", () => {
      const isHere = document.getElementById(route.slice(1)) ?? document.getElementById(route.slice(route.lastIndexOf("/") + 1));
      if (isHere) show();
      else run();
    });
}

let running = false;
function run(): void {
  if (running) return;
  running = true;
  void import(/* @vite-ignore */ new URL(script, document.baseURI).href);
}

const inputs = ["pointerdown", "keydown", "focusin"] as const;
for (const input of inputs) addEventListener(input, run, { once: true, passive: true });
addEventListener(
  "click",
  (event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (button && !html.dataset["ready"]) early.clicked = button;
  },
  true,
);
const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
addEventListener("load", () => void early.placed.then(() => idle(run, { timeout: 2000 })));

export {};
