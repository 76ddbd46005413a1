/**
 * The state machine of first paint and navigation: all states, all events, and which state follows. Pure: the effects are
 * in bootstrap.inline.ts (the document) and use-navigation.ts (the app). README.md explains both.
 */
import type { PageModel } from "../model/model.ts";
import { pageOf, type InsideAddress, type View } from "./view.ts";

/** The document, until the app runs. Content and app do not wait for each other. */
export interface DocumentState {
  /**
   * `placing`: the page of a hash route is fetched, and nothing is shown. `revealing`: its pieces are laid out and shown one
   * frame after the other. `revealed`: everything near the window is shown.
   */
  readonly content: "placing" | "revealing" | "revealed";
  /** `waiting`: its script is not fetched yet, and links lead to files. */
  readonly app: "waiting" | "loading" | "running" | "failed";
}

/** `app-needed`: there was input, or the browser is idle after the content is revealed. */
export type DocumentEvent = "placed" | "revealed" | "app-needed" | "app-running" | "app-failed";

export function nextDocument(state: DocumentState, event: DocumentEvent): DocumentState {
  switch (event) {
    case "placed":
      return { ...state, content: "revealing" };
    case "revealed":
      return { ...state, content: "revealed" };
    case "app-needed":
      return state.app === "waiting" ? { ...state, app: "loading" } : state;
    case "app-running":
      return { content: state.content === "placing" ? "revealed" : state.content, app: "running" };
    case "app-failed":
      return { content: "revealed", app: "failed" };
  }
}

/**
 * How a view came on screen, which decides what happens to scroll position and focus.
 * `load`: with the document. `page`: in place of another page. `place`: another place on the same page. `refresh`: new
 * content of the same place, while developing.
 */
export type Arrival = "load" | "page" | "place" | "refresh";

/** The running app. */
export interface NavigationState {
  /** What is on screen. */
  readonly view: View;
  readonly arrival: Arrival;
  /** What the address bar names. Where that is not the view, the view is loading. */
  readonly location: string;
  /** A page whose link was pointed at: rendered and laid out of sight, and shown at once when the link is followed. */
  readonly preloaded?: PageModel | undefined;
}

export type NavigationEvent =
  /** The address bar changed: by a link, by going back or forward, or by hand. */
  | { readonly type: "location-changed"; readonly location: string }
  /** A link of the app was followed. */
  | { readonly type: "link-followed"; readonly address: InsideAddress }
  /** What a location shows has been fetched. */
  | { readonly type: "view-loaded"; readonly location: string; readonly view: View }
  | { readonly type: "page-preloaded"; readonly page: PageModel }
  /** The site was edited, and its data fetched again. */
  | { readonly type: "site-changed"; readonly location: string; readonly view: View };

/** Whether a view is what a location names, also where it is the old address of the view. */
const shows = (view: View, location: string): boolean =>
  view.location === location || ("requested" in view && view.requested === location);

export const isLoading = ({ view, location }: NavigationState): boolean => !shows(view, location);

export function nextNavigation(state: NavigationState, event: NavigationEvent): NavigationState {
  switch (event.type) {
    case "location-changed":
      return event.location === state.location ? state : { ...state, location: event.location };
    case "link-followed": {
      const { to, page: path, anchor } = event.address;
      const next = { ...state, location: to };
      const page = pageInDocument(state, path);
      return page ? show(next, { kind: "page", location: to, page, anchor }) : next;
    }
    case "view-loaded": {
      const isExpected = event.location === state.location && (isLoading(state) || state.view.kind === "failed");
      return isExpected ? show(state, event.view) : state;
    }
    case "page-preloaded":
      return { ...state, preloaded: event.page };
    case "site-changed":
      return {
        ...state,
        preloaded: undefined,
        // A location that came on screen meanwhile is loaded by itself.
        ...(event.location === state.view.location && { view: event.view, arrival: "refresh" }),
      };
  }
}

/** Another page takes the preloaded one out of the document: links of the page that was left asked for it. */
const show = (state: NavigationState, view: View): NavigationState =>
  pageOf(view) === pageOf(state.view)
    ? { ...state, view, arrival: "place" }
    : { ...state, view, arrival: "page", preloaded: undefined };

/** The page of a path, where it is rendered already: on screen, or out of sight. */
function pageInDocument({ view, preloaded }: NavigationState, path: string): PageModel | undefined {
  const shown = view.kind === "page" ? view.page : undefined;
  return [shown, preloaded].find((page) => page?.path === path);
}
