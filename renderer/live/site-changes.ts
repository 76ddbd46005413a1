import type { Frame, PageModel } from "../model/model.ts";
import type { Loader } from "../navigation/load.ts";
import type { Live } from "../run-app.tsx";
import type { Connection } from "./connection.ts";

/** A loader that gives what the server has sent, so that nothing is requested after a save. */
export function siteChanges(connection: Connection): Live {
  const listeners = new Set<() => void>();
  let frame: Frame | undefined;
  let pages: ReadonlyMap<string, PageModel> = new Map();
  let addresses: ReturnType<Loader["addresses"]> | undefined;
  let fetched: Loader | undefined;
  connection.onSite((change) => {
    fetched?.forget();
    frame = kept(frame, change.frame);
    pages = new Map(change.pages.map((page) => [page.path, kept(pages.get(page.path), page)]));
    if (change.addresses === "changed") addresses = undefined;
    for (const listener of listeners) listener();
  });
  return {
    loaderOver(loader) {
      fetched = loader;
      return {
        frame: async () => frame ?? loader.frame(),
        async page(path) {
          const sent = pages.get(path);
          if (sent) return sent;
          const answer = await loader.page(path);
          // A save may arrive before an answer that was given before it.
          return pages.get(path) ?? answer;
        },
        addresses() {
          addresses ??= loader.addresses();
          addresses.catch(() => (addresses = undefined));
          return addresses;
        },
        // Each change brings what is new.
        forget: () => undefined,
      };
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // The next save may remove the reason.
    onFailure: () => connection.onSite(() => window.location.reload()),
  };
}

/** The same object for the same content: React passes over what it has rendered. */
const kept = <T>(known: T | undefined, sent: T): T =>
  known !== undefined && JSON.stringify(known) === JSON.stringify(sent) ? known : sent;
