/*
 * The effects of the document's state machine (state.ts). It stands inside every prerendered page, so every byte counts.
 * It puts the prerendered content of a hash route in place, reveals it, and fetches the app when the browser is idle or
 * there is input.
 */

import { layOutAll, layOutUpTo, layOutWhenIdle, revealInSteps, whenIdle } from "./deferred.ts";
import { nextDocument, type DocumentEvent, type DocumentState } from "./state.ts";
import { restoreTheme } from "./theme.ts";

interface Bootstrap {
  /** Done when the page that the address names stands in the document, or cannot. */
  readonly placed: Promise<unknown>;
  /** The button that was clicked before the app ran. */
  clicked?: HTMLElement;
  dispatch(event: DocumentEvent): void;
}

declare global {
  interface Window {
    lintelBootstrap?: Bootstrap;
  }
}

const html = document.documentElement;
restoreTheme();
const { script = "", pages } = html.dataset;
const route = location.hash.startsWith("#/") ? location.hash.slice(1).replace(/\/+$/, "") : "";
// The browser itself scrolls to the target of a plain fragment, and needs the layout of the whole page for that.
const isPlainFragment = location.hash !== "" && !route;

const parsed = (): Promise<unknown> =>
  new Promise((done) => (document.readyState === "loading" ? addEventListener("DOMContentLoaded", done) : done(0)));

let state: DocumentState = { content: route ? "placing" : isPlainFragment ? "revealed" : "revealing", app: "waiting" };

function dispatch(event: DocumentEvent): void {
  const before = state;
  state = nextDocument(before, event);
  enter(state, before);
}

/** The effects of a new state. CSS hides what is not placed or laid out yet by `data-content`. */
function enter({ content, app }: DocumentState, before?: DocumentState): void {
  html.dataset["content"] = content;
  if (content === "revealing" && before?.content !== content) void revealInSteps().then(() => dispatch("revealed"));
  if (content === "revealed" && before?.content !== content) loaded.then(() => whenIdle(() => dispatch("app-needed")));
  if (app === before?.app) return;
  if (app === "loading") fetchApp();
  if (app === "failed") {
    document.querySelector(".app-failed")?.removeAttribute("hidden");
    html.dataset["appFailed"] = "";
    layOutWhenIdle();
  }
}

function fetchApp(): void {
  const url = new URL(script, document.baseURI).href;
  // A browser remembers a module that failed by its address: the second try needs another one. Written as names, or the
  // bundler adds code that looks for styles.
  const again = `${url}?again`;
  import(/* @vite-ignore */ url).catch(() => import(/* @vite-ignore */ again)).catch(() => dispatch("app-failed"));
}

/** All prerendered paths: in the document, or, where they are too many, in the table of addresses. */
async function prerenderedPaths(): Promise<readonly string[]> {
  if (pages) return pages.split(" ");
  const { pages: known, planned }: Readonly<Record<string, object>> = await (await fetch("addresses.json")).json();
  return Object.keys({ ...known, ...planned });
}

/** The longest prerendered path that the route begins with. */
async function pathOfRoute(): Promise<string | undefined> {
  const paths = await prerenderedPaths();
  for (let path = route; path; path = path.slice(0, path.lastIndexOf("/"))) if (paths.includes(path)) return path;
  return undefined;
}

/** Fetches a page's file and replaces the content of this page with its content. */
async function replaceContent(path: string): Promise<void> {
  const response = await fetch(`${path.slice(1)}/index.html`);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const content = page.getElementById("root");
  await parsed();
  const root = document.getElementById("root");
  if (!content || !root) return;
  root.replaceWith(content);
  document.title = page.title;
}

/** Scrolls to the element that the route names, if the page has it. No frame comes before the styles, which decide where it is. */
function showTarget(): boolean {
  const target =
    document.getElementById(route.slice(1)) ?? document.getElementById(route.slice(route.lastIndexOf("/") + 1));
  if (!target) return false;
  layOutUpTo(target);
  const scroll = (): void => target.scrollIntoView();
  requestAnimationFrame(() => {
    scroll();
    const { scrollY } = window;
    // A text that breaks elsewhere in the font moves what is below it. A visitor who has scrolled on is left alone.
    void document.fonts.ready.then(() => requestAnimationFrame(() => window.scrollY === scrollY && scroll()));
  });
  return true;
}

async function placeRoute(): Promise<void> {
  const path = await pathOfRoute();
  await (path ? replaceContent(path) : parsed());
  // The start page answers to its own anchors; what nothing answers to waits for the app.
  if (path === route || showTarget() || path) dispatch("placed");
  else dispatch("app-needed");
}

const placed = route ? placeRoute().catch(() => dispatch("placed")) : Promise.resolve();
const bootstrap: Bootstrap = { placed, dispatch };
window.lintelBootstrap = bootstrap;
const loaded = new Promise((done) => addEventListener("load", done));
enter(state);
if (isPlainFragment) void parsed().then(layOutAll);

// The end of a page is where it is once all of it is laid out.
addEventListener("keydown", ({ key }) => {
  if (key === "End") layOutAll();
});

const inputs = ["pointerdown", "keydown", "focusin"] as const;
for (const input of inputs) addEventListener(input, () => dispatch("app-needed"), { once: true, passive: true });
addEventListener(
  "click",
  (event) => {
    const target = event.target instanceof Element ? event.target : html;
    const button = target.closest("button");
    if (button?.name === "reload") location.reload();
    if (state.app === "running") return;
    if (button) bootstrap.clicked = button;
    const link = target.closest("a");
    if (link?.hash && link.pathname === location.pathname) layOutAll();
  },
  true,
);
