import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useHashLocation } from "wouter/use-hash-location";
import type { Address } from "../../schema/language/values.ts";
import { arrive } from "./restore-position.ts";
import type { Loader } from "./load.ts";
import { decoded } from "./decoded.ts";
import { correct, enter, followedLink, go, isAsked } from "./location.ts";
import type { Frame, PageModel } from "../model/model.ts";
import type { Follow } from "../parts/link/link-context.ts";
import type { CurrentPage } from "../parts/section/page-context.ts";
import { useAhead, type Ahead } from "./use-preload.ts";
import { pageOf, viewOf, type InsideAddress, type View } from "./view.ts";

/** What the running app needs from outside; the prerendering has none of it. */
export interface Surroundings {
  readonly loader: Loader;
  /** Calls back whenever the site has changed (while developing). Returns how to stop. */
  readonly onChange?: (listener: () => void) => () => void;
  /** Called once, when the page answers to the reader. */
  readonly onReady?: () => void;
}

interface Shown {
  readonly frame: Frame;
  readonly view: View;
  /** True where the same place is shown with new content: the reader is not moved. */
  readonly refreshed: boolean;
}

export interface Navigation extends Ahead {
  readonly frame: Frame;
  readonly view: View;
  /** True while the content of the next page is on its way. */
  readonly loading: boolean;
  follow(address: Address, event: Follow): void;
}

const isInside = (address: Address): address is InsideAddress => "to" in address;

/** Keeps what is on screen in step with the address bar. */
export function useView(
  first: { readonly frame: Frame; readonly view: View },
  surroundings: Surroundings | undefined,
): Navigation {
  // What the HTML in the page shows, while React takes that over.
  const location = decoded(useHashLocation({ ssrPath: first.view.location })[0]);
  const [shown, setShown] = useState<Shown>({ ...first, refreshed: false });
  const { ahead, prepare } = useAhead(surroundings?.loader);
  const known = useRef(new Map<string, InsideAddress>());
  const previous = useRef<View | undefined>(undefined);
  const ready = useRef<PageModel | undefined>(undefined);
  const { frame, view } = shown;
  const asked = "asked" in view ? view.asked : undefined;
  const isHere = location === view.location || location === asked;

  useEffect(() => {
    if (!surroundings || isHere) return undefined;
    let isCurrent = true;
    void viewOf(location, surroundings.loader, known.current.get(location)).then((found) => {
      if (isCurrent) startTransition(() => setShown((before) => ({ ...before, view: found, refreshed: false })));
    });
    return () => {
      isCurrent = false;
    };
  }, [location, isHere, surroundings]);

  useEffect(() => {
    if (surroundings && location === asked) correct(view.location);
  }, [location, asked, view.location, surroundings]);

  // What did not come without a connection comes with it.
  useEffect(() => {
    if (!surroundings || view.kind !== "failed") return undefined;
    const again = (): void =>
      void viewOf(view.location, surroundings.loader).then((found) =>
        setShown((before) => (before.view === view ? { ...before, view: found, refreshed: false } : before)),
      );
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [view, surroundings]);

  useEffect(() => surroundings?.onReady?.(), [surroundings]);

  // While developing, what was made may be of the save before.
  useEffect(() => {
    if (!surroundings?.onChange) ready.current = ahead;
  }, [ahead, surroundings]);

  useEffect(() => {
    if (!surroundings?.onChange) return undefined;
    const { loader, onChange } = surroundings;
    return onChange(() => {
      loader.forget();
      known.current.clear();
      void Promise.all([loader.frame(), viewOf(view.location, loader)]).then(([newFrame, newView]) =>
        // Who has gone on stays there: that page was fetched after the change.
        setShown((before) =>
          before.view.location === view.location
            ? { frame: newFrame, view: newView, refreshed: true }
            : { ...before, frame: newFrame },
        ),
      );
    });
  }, [surroundings, view.location]);

  useLayoutEffect(() => {
    if (!surroundings) return;
    document.title = titleOf(view, frame);
    // A phone shares this address, not the one of its address bar.
    document.querySelector("link[rel=canonical]")?.setAttribute("href", publishedAddress(view, frame));
    const before = previous.current;
    previous.current = view;
    if (shown.refreshed || before === view) return;
    const pageChanged = before === undefined || pageOf(before) !== pageOf(view);
    arrive({ view, pageChanged, first: before === undefined, position: enter(), link: followedLink() });
  }, [view, frame, shown.refreshed, surroundings]);

  // The same function for good: links of a page that is kept ready are not made again when it is shown.
  const follow = useCallback<Navigation["follow"]>((address, event) => {
    if (!isInside(address)) return;
    event.preventDefault();
    known.current.set(address.to, address);
    const here = previous.current;
    if (address.to === here?.location)
      return arrive({ view: here, pageChanged: false, first: false, position: undefined });
    // A second click while the page is on its way.
    if (isAsked(address.to)) return;
    go(address.to, event.currentTarget instanceof Element ? event.currentTarget : undefined);
    // What stands in the document is shown in one step with all else that the click does: a menu that closes.
    const made = here?.kind === "page" && here.page.path === address.page ? here.page : ready.current;
    if (made?.path !== address.page) return;
    const found: View = { kind: "page", location: address.to, page: made, anchor: address.anchor };
    setShown((before) => ({ ...before, view: found, refreshed: false }));
  }, []);
  return { frame, view, ahead, loading: !isHere, follow, prepare };
}

/** Where search engines and shared links find a page. */
function publishedAddress(view: View, { site }: Frame): string {
  const path = pageOf(view);
  return `${site.url.replace(/\/$/, "")}${path === "/" ? "/" : `${path}/`}`;
}

/** What a view says of its page to whatever stands on it. */
export function usePageOf(view: View, frame: Frame): CurrentPage {
  const path = pageOf(view);
  const title = titleOf(view, frame);
  return useMemo(() => ({ path, title }), [path, title]);
}

/** What the browser's tab shows. */
function titleOf(view: View, frame: Frame): string {
  const { name } = frame.site;
  switch (view.kind) {
    case "page":
      return `${view.page.title} | ${name}`;
    case "planned":
      return `${view.planned.title} | ${name}`;
    case "not-found":
      return `${frame.labels.notFoundTitle} | ${name}`;
    case "failed":
      return name;
  }
}
