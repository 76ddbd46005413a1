// First: its order of layers must stand before any other style.
import "./styles/index.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { blocks } from "../blocks/index.ts";
import { App } from "./App.tsx";
import { createLoader } from "./load.ts";
import { askedPath, readLocation, takeOver } from "./location.ts";
import { siteChanges } from "./site-changes.ts";
import { lostPage, pageOf, viewOf } from "./view.ts";
import type {} from "./early.ts";

/** Starts the site in the element that the page's HTML holds for it. */
async function start(): Promise<void> {
  const early = window.lintelEarly;
  await early?.placed;
  const root = document.getElementById("root");
  if (!root) return;
  const { build = "", prerendered } = root.dataset;
  const loader = createLoader(build);
  const location = readLocation(prerendered === lostPage ? askedPath() : (prerendered ?? "/"));
  const [frame, view] = await Promise.all([loader.frame(), viewOf(location, loader)]);
  const inPlace = pageOf(view) === prerendered;
  takeOver(location);
  const app = <App frame={frame} view={view} blocks={blocks} prerendered={inPlace} surroundings={{ loader, ...siteChanges() }} />;
  if (inPlace) hydrateRoot(root, app);
  else createRoot(root).render(app);
  requestAnimationFrame(() => ready(early?.clicked));
}

/** The page shows what the address names, and answers: a click that came before is made again. */
function ready(clicked: HTMLElement | undefined): void {
  const { dataset } = document.documentElement;
  delete dataset["waiting"];
  dataset["ready"] = "";
  if (clicked?.isConnected) clicked.click();
}

start().catch(() => {
  // The prerendered page stays as it is, and its links lead to files. While developing, the next good save starts the site.
  siteChanges().onChange?.(() => window.location.reload());
});
