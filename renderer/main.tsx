import { createRoot, hydrateRoot } from "react-dom/client";
import { blocks } from "../blocks/index.ts";
import { App } from "./App.tsx";
import { createLoader } from "./load.ts";
import { readLocation, takeOver } from "./location.ts";
import "./styles/index.css";
import { siteChanges } from "./site-changes.ts";
import { viewOf } from "./view.ts";

/** Starts the site in the element that the page's HTML holds for it. */
async function start(root: HTMLElement): Promise<void> {
  const { build = "", prerendered } = root.dataset;
  const loader = createLoader(build);
  const location = readLocation(prerendered ?? "/");
  const [frame, view] = await Promise.all([loader.frame(), viewOf(location, loader)]);
  const inPlace = view.kind === "page" && view.page.path === prerendered;
  takeOver(location);
  const app = <App frame={frame} view={view} blocks={blocks} prerendered={inPlace} surroundings={{ loader, ...siteChanges() }} />;
  if (inPlace) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

const root = document.getElementById("root");
if (root)
  start(root).catch(() => {
    // The prerendered page stays as it is, and its links lead to files. While developing, the next good save starts the site.
    siteChanges().onChange?.(() => window.location.reload());
  });
