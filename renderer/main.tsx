// First: its order of layers must stand before any other style.
import "./styles/index.css";
import "./styles/fonts.css";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { blocks } from "../blocks/index.ts";
import { App } from "./app/App.tsx";
import { createLoader, type Loader } from "./navigation/load.ts";
import { askedPath, readLocation, takeOver } from "./navigation/location.ts";
import { reloadOnChange, siteChanges } from "./navigation/site-changes.ts";
import { lostPage, pageOf, viewOf, type View } from "./navigation/view.ts";
import type {} from "./navigation/bootstrap.inline.ts";

/** Starts the site in the element that the page's HTML holds for it. */
async function start(): Promise<void> {
  const early = window.lintelEarly;
  await early?.placed;
  const root = document.getElementById("root");
  if (!root) return;
  const { build = "", prerendered, kind } = root.dataset;
  const { loader, onChange } = siteChanges(createLoader(build));
  const page = prerendered === lostPage ? askedPath() : (prerendered ?? "/");
  const [frame, view] = await Promise.all([loader.frame(), firstView(page, kind === "page", loader)]);
  const inPlace = pageOf(view) === prerendered && view.kind === kind;
  takeOver(view.location);
  const surroundings = { loader, ...(onChange && { onChange }), onReady: () => ready(early?.clicked) };
  const app = <App frame={frame} view={view} blocks={blocks} prerendered={inPlace} surroundings={surroundings} />;
  // In a transition React works in small pieces and lets input come between them.
  if (inPlace) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/**
 * What the address names. The page that stands in the document needs no table of addresses for that. A plain fragment that is no anchor of its page (`#main`) leaves the page as it is.
 */
async function firstView(page: string, isPage: boolean, loader: Loader): Promise<View> {
  const location = readLocation(page);
  if (isPage && location === page) return viewOf(location, loader, { to: location, page });
  const view = await viewOf(location, loader);
  return view.kind === "not-found" && location.startsWith(page) && !window.location.hash.startsWith("#/")
    ? viewOf(page, loader)
    : view;
}

/** The page shows what the address names, and answers: a click that came before is made again. */
function ready(clicked: HTMLElement | undefined): void {
  document.documentElement.dataset["ready"] = "";
  if (clicked?.isConnected) clicked.click();
}

function failed(): void {
  // The prerendered page stays as it is, and its links lead to files. While developing, the next good save starts the site.
  window.lintelEarly?.fail();
  reloadOnChange();
}

// In a task of its own: reading the script has kept a phone busy long enough, and input may come first.
setTimeout(() => void start().catch(failed));
