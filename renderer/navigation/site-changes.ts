import type { Frame, PageModel } from "../model/model.ts";
import type { Loader } from "./load.ts";

/** What the development server sends after a save. */
export interface SiteChange {
  readonly frame: Frame;
  /** The open pages that the site has. */
  readonly pages: readonly PageModel[];
  /** CSS that sets the theme's own colors. */
  readonly theme: string;
  readonly addresses: "same" | "changed";
}

interface LiveSite {
  readonly loader: Loader;
  /** Calls back when the site has changed. Returns how to stop. */
  readonly onChange?: (listener: () => void) => () => void;
}

/**
 * While developing: a loader that gives what the server has sent, so that nothing is requested after a save. In a build there
 * are no changes.
 */
export function siteChanges(loader: Loader): LiveSite {
  const hot = import.meta.hot;
  if (!hot) return { loader };
  const listeners = new Set<() => void>();
  let frame: Frame | undefined;
  let pages: ReadonlyMap<string, PageModel> = new Map();
  let addresses: ReturnType<Loader["addresses"]> | undefined;
  hot.on("lintel:site", (change: SiteChange) => {
    loader.forget();
    frame = kept(frame, change.frame);
    pages = new Map(change.pages.map((page) => [page.path, kept(pages.get(page.path), page)]));
    if (change.addresses === "changed") addresses = undefined;
    for (const listener of listeners) listener();
  });
  return {
    loader: {
      frame: async () => frame ?? loader.frame(),
      async page(path) {
        const sent = pages.get(path);
        if (sent) return sent;
        const fetched = await loader.page(path);
        // A save may arrive before an answer that was given before it.
        return pages.get(path) ?? fetched;
      },
      addresses() {
        addresses ??= loader.addresses();
        addresses.catch(() => (addresses = undefined));
        return addresses;
      },
      // Each change brings what is new.
      forget: () => undefined,
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Where the app could not start, the next save may have removed the reason. */
export function reloadOnChange(): void {
  import.meta.hot?.on("lintel:site", () => window.location.reload());
}

/** The same object for the same content: React passes over what it has rendered. */
const kept = <T>(known: T | undefined, sent: T): T =>
  known !== undefined && JSON.stringify(known) === JSON.stringify(sent) ? known : sent;
