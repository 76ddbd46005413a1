import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { BlockFailureContext, type ShowFailure } from "./app/block-failure.ts";
import type { BlockRegistry } from "./block.ts";
import { addressingOf, type Addressing } from "./navigation/addressing.ts";
import type {} from "./navigation/bootstrap.inline.ts";
import { createLoader, type Loader } from "./navigation/load.ts";
import { hasRoute, readLocation, requestedPath, takeOverAddress } from "./navigation/location.ts";
import { loadView, namedBy, notFoundPage, pageOf, type View } from "./navigation/view.ts";

const bootstrap = window.lintelBootstrap;

/** What the development server adds to the app. */
export interface Live {
  /** Calls back when the site has changed. Returns how to stop. */
  readonly onChange: (listener: () => void) => () => void;
  /** Gives what the server has sent. */
  readonly loaderOver: (loader: Loader) => Loader;
  /** The app could not start. */
  readonly onFailure: () => void;
}

interface RunOptions {
  readonly blocks: BlockRegistry;
  readonly live?: Live;
  /** Makes what stands in the place of a section whose block throws. */
  readonly showFailure?: ShowFailure;
}

/** Runs the app in the element that holds the prerendered HTML. */
export function runApp(options: RunOptions): void {
  // In a task of its own: reading the script has kept a phone busy long enough, and input may come first.
  setTimeout(() => void start(options).catch(() => onFailure(options)));
}

async function start({ blocks, live, showFailure }: RunOptions): Promise<void> {
  await bootstrap?.placed;
  const root = document.getElementById("root");
  if (!root) return;
  const { build = "", prerendered, kind, addresses } = root.dataset;
  const addressing = addressingOf(addresses);
  const fetched = createLoader(build);
  const loader = live?.loaderOver(fetched) ?? fetched;
  const page = prerendered === undefined || prerendered === notFoundPage ? requestedPath() : prerendered;
  const [frame, view] = await Promise.all([loader.frame(), firstView(page, kind === "page", loader, addressing)]);
  const isPrerendered = pageOf(view) === prerendered && view.kind === kind;
  takeOverAddress(addressing, view);
  const onShown = (): void => bootstrap?.dispatch("app-running");
  const services = { loader, ...(live && { onChange: live.onChange }), onShown, onReady };
  const site = <App frame={frame} view={view} blocks={blocks} prerendered={isPrerendered} services={services} />;
  const app = showFailure ? <BlockFailureContext value={showFailure}>{site}</BlockFailureContext> : site;
  // In a transition React works in small pieces, and input is handled between them.
  if (isPrerendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/**
 * What the address names. The page in the document needs the table of addresses for that only where it has no element of that
 * name: a fragment may be the old name of a place. One that names nothing leaves the page as it is.
 */
async function firstView(page: string, isPage: boolean, loader: Loader, addressing: Addressing): Promise<View> {
  const { locationOf } = addressing;
  const location = readLocation(addressing, page);
  const { path, fragment: anchor } = namedBy(location);
  const isInPage = isPage && path === page;
  const known = { to: location, page, anchor };
  const isHere = anchor === undefined || document.getElementById(anchor) !== null;
  if (isInPage && isHere) return loadView(location, loader, locationOf, known);
  const view = await loadView(location, loader, locationOf);
  if (isInPage && view.kind === "failed") return loadView(location, loader, locationOf, known);
  return view.kind === "not-found" && path !== page && !hasRoute() ? loadView(page, loader, locationOf) : view;
}

/** The app responds to input: a click that came before is repeated. */
function onReady(): void {
  document.documentElement.dataset["ready"] = "";
  if (bootstrap?.clicked?.isConnected) bootstrap.clicked.click();
}

/** The prerendered page stays, and its links lead to files. */
function onFailure({ live }: RunOptions): void {
  bootstrap?.dispatch("app-failed");
  live?.onFailure();
}
