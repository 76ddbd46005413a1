/*
 * The only script that runs before the page is idle; it stands inside every prerendered page, so every byte counts.
 * It puts the prerendered part of a hash route in place, and fetches the app when there is time for it or need of it.
 */

import { layOutAll, layOutInIdleTime, layOutInSteps, layOutTo, whenIdle } from "./deferred.ts";
import { restoreTheme } from "../layout/header/theme.ts";

interface Early {
  /** Done when the page that the address names stands in the document, or cannot. */
  placed: Promise<unknown>;
  /** What was clicked before the app ran. */
  clicked?: HTMLElement;
  /** Says that the app does not come, with a button to load again. The page stays as the file holds it. */
  fail(): void;
}

declare global {
  interface Window {
    lintelEarly?: Early;
  }
}

const html = document.documentElement;
restoreTheme();
const { script = "", pages } = html.dataset;
const route = location.hash.startsWith("#/") ? location.hash.slice(1).replace(/\/+$/, "") : "";

/** All prerendered paths: in the document, or, where they are too many, in the table of addresses. */
async function listed(): Promise<readonly string[]> {
  if (pages) return pages.split(" ");
  const { pages: known, planned }: Readonly<Record<string, object>> = await (await fetch("addresses.json")).json();
  return Object.keys({ ...known, ...planned });
}

/** The longest prerendered path that the route begins with. */
async function pathOf(): Promise<string | undefined> {
  const paths = await listed();
  for (let path = route; path; path = path.slice(0, path.lastIndexOf("/"))) if (paths.includes(path)) return path;
  return undefined;
}

const parsed = (): Promise<unknown> =>
  new Promise((done) => (document.readyState === "loading" ? addEventListener("DOMContentLoaded", done) : done(0)));

/** Fetches a page's file and puts its part in place of this page's. */
async function place(path: string): Promise<void> {
  const response = await fetch(`${path.slice(1)}/index.html`);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const part = page.getElementById("root");
  await parsed();
  const root = document.getElementById("root");
  if (!part || !root) return;
  root.replaceWith(part);
  document.title = page.title;
}

const show = (): void => html.removeAttribute("data-waiting");
const early: Early = {
  placed: Promise.resolve(),
  fail() {
    show();
    document.querySelector(".rest-failed")?.removeAttribute("hidden");
    html.dataset["restFailed"] = "";
    layOutInIdleTime();
  },
};
window.lintelEarly = early;

/** Shows the page at the place that the route names there, if it does. No frame comes before the styles, which settle where that is. */
function showPlace(): boolean {
  const target =
    document.getElementById(route.slice(1)) ?? document.getElementById(route.slice(route.lastIndexOf("/") + 1));
  if (target) {
    show();
    layOutTo(target);
    const go = (): void => target.scrollIntoView();
    requestAnimationFrame(() => {
      go();
      const { scrollY } = window;
      // A text that breaks elsewhere when the font comes moves what is below it; who has gone on is left alone.
      void document.fonts.ready.then(() => requestAnimationFrame(() => window.scrollY === scrollY && go()));
    });
  }
  return !!target;
}

if (route) {
  html.dataset["waiting"] = "";
  early.placed = pathOf()
    .then(async (path) => {
      if (!path) {
        await parsed();
        // The start page answers to its own anchors; what nothing answers to waits for the app.
        if (!showPlace()) run();
        return;
      }
      await place(path);
      if (path === route || !showPlace()) show();
    })
    .catch(show);
}

// A plain fragment leads to an exact place, which the browser looks for by itself.
const isPlain = location.hash !== "" && !route;
const laidOut = isPlain ? parsed().then(layOutAll) : layOutInSteps(early.placed);

let running = false;
function run(): void {
  if (running) return;
  running = true;
  const url = new URL(script, document.baseURI).href;
  // A browser remembers a module that failed by its address: the second try needs another one. Written as names, or the
  // bundler adds code that looks for styles.
  const again = `${url}?again`;
  import(/* @vite-ignore */ url).catch(() => import(/* @vite-ignore */ again)).catch(early.fail);
}

// The end of a page is where it is once all of it has its place.
addEventListener("keydown", ({ key }) => {
  if (key === "End") layOutAll();
});

const inputs = ["pointerdown", "keydown", "focusin"] as const;
for (const input of inputs) addEventListener(input, run, { once: true, passive: true });
addEventListener(
  "click",
  (event) => {
    const target = event.target instanceof Element ? event.target : html;
    const button = target.closest("button");
    if (button?.name === "reload") location.reload();
    if (html.dataset["ready"]) return;
    if (button) early.clicked = button;
    const link = target.closest("a");
    if (link?.hash && link.pathname === location.pathname) layOutAll();
  },
  true,
);
// What is seen first is not kept waiting for the app.
addEventListener("load", () => void laidOut.then(() => whenIdle(run)));
