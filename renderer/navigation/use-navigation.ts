import { startTransition, useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import type { Address } from "../../schema/language/values.ts";
import type { Frame, PageModel } from "../model/model.ts";
import type { FollowEvent } from "../parts/link/link-context.ts";
import { enterEntry, followedLink } from "./history-entries.ts";
import type { Loader } from "./load.ts";
import { addressingOf, type Addressing } from "./addressing.ts";
import { correctAddress, navigateTo, readLocation, useLocation } from "./location.ts";
import { publishedAddress, titleOf } from "./page-title.ts";
import { restorePosition } from "./restore-position.ts";
import { isLoading, nextNavigation } from "./state.ts";
import { usePreload } from "./use-preload.ts";
import { loadView, type InsideAddress, type View } from "./view.ts";

/** What the running app needs from outside; prerendering has none of it. */
export interface Services {
  readonly loader: Loader;
  /** Calls back whenever the site has changed (while developing). Returns a function that stops it. */
  readonly onChange?: (listener: () => void) => () => void;
  /** Called once, when the first view is in the document, before its scroll position and focus are set. */
  readonly onShown?: () => void;
  /** Called once, when the page responds to input. */
  readonly onReady?: () => void;
}

export interface Navigation {
  readonly frame: Frame;
  readonly addressing: Addressing;
  readonly view: View;
  /** True while the next view is fetched. */
  readonly loading: boolean;
  /** The page that is rendered out of sight. */
  readonly preloaded: PageModel | undefined;
  follow(address: Address, event: FollowEvent): void;
  preload(address: Address): void;
}

/** The effects of the navigation's state machine: see README.md. */
export function useNavigation(
  first: { readonly frame: Frame; readonly view: View },
  services: Services | undefined,
): Navigation {
  const [frame, setFrame] = useState(first.frame);
  const addressing = addressingOf(frame.site.addresses);
  /** How often the site has changed, while developing. */
  const [changes, setChanges] = useState(0);
  const [state, dispatch] = useReducer(nextNavigation, {
    view: first.view,
    arrival: "load",
    location: first.view.location,
  });
  const { view, arrival, preloaded } = state;
  const loading = isLoading(state);
  const location = useLocation(addressing, first.view.location);
  const latest = useRef(state);
  /** Addresses of followed links: their pages are known without the table of all addresses. */
  const known = useRef(new Map<string, InsideAddress>());

  const isSettled = !loading && state.location === location;
  useLayoutEffect(() => dispatch({ type: "location-changed", location }), [location]);

  const waitsFor = loading || view.kind === "failed" ? state.location : undefined;
  useEffect(() => {
    if (!services || waitsFor === undefined) return undefined;
    const load = async (): Promise<void> => {
      const found = await loadView(waitsFor, services.loader, addressing.locationOf, known.current.get(waitsFor));
      startTransition(() => dispatch({ type: "view-loaded", location: waitsFor, view: found }));
    };
    if (loading) void load();
    // A page that could not be fetched is fetched when the connection is back.
    else addEventListener("online", load);
    return () => removeEventListener("online", load);
  }, [waitsFor, loading, services, addressing]);

  useLayoutEffect(() => {
    // A visitor may have gone on meanwhile: the entry of another page keeps its address.
    if (isSettled && readLocation(addressing) === location) correctAddress(addressing, view);
  }, [isSettled, addressing, view, location]);

  useLayoutEffect(() => services?.onShown?.(), [services]);
  useEffect(() => services?.onReady?.(), [services]);

  useEffect(() => {
    if (!services?.onChange) return undefined;
    const { loader, onChange } = services;
    return onChange(() => {
      loader.forget();
      known.current.clear();
      setChanges((count) => count + 1);
    });
  }, [services]);

  // A view that comes on screen after a change may have been fetched before it, so that it is loaded again.
  useEffect(() => {
    if (!services || changes === 0) return undefined;
    const { loader } = services;
    let isLatest = true;
    void Promise.all([loader.frame(), loadView(view.location, loader, addressing.locationOf)]).then(
      ([newFrame, newView]) => {
        if (!isLatest) return;
        setFrame(newFrame);
        dispatch({ type: "site-changed", location: view.location, view: newView });
      },
    );
    return () => {
      isLatest = false;
    };
  }, [services, changes, view.location, addressing]);

  useLayoutEffect(() => {
    document.title = titleOf(view, frame);
    // A phone shares this address, not the one of its address bar.
    document.querySelector("link[rel=canonical]")?.setAttribute("href", publishedAddress(view, frame));
  }, [view, frame]);

  useLayoutEffect(() => {
    if (arrival === "refresh") return;
    restorePosition({ view, arrival, position: enterEntry(), link: followedLink() });
  }, [view, arrival]);

  useLayoutEffect(() => {
    latest.current = state;
  });

  // Both functions stay the same: links of a preloaded page are not rendered again when it is shown.
  const follow = useCallback<Navigation["follow"]>(
    (address, event) => {
      if (!("to" in address)) return;
      event.preventDefault();
      const to = addressing.locationOf(address);
      known.current.set(to, address);
      const { view: current } = latest.current;
      if (to === current.location) return restorePosition({ view: current, arrival: "place" });
      // A second click while the page is loading.
      if (readLocation(addressing) === to) return;
      navigateTo(addressing, address, event.currentTarget instanceof Element ? event.currentTarget : undefined);
      // In the same step as what else the click does: a menu that closes.
      dispatch({ type: "link-followed", address: { ...address, to } });
    },
    [addressing],
  );
  const preload = usePreload(services?.loader, dispatch);
  return { frame, addressing, view, loading, preloaded, follow, preload };
}
