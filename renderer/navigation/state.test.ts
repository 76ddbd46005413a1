import { expect, test } from "vitest";
import type { PageModel } from "../model/model.ts";
import {
  isLoading,
  nextDocument,
  nextNavigation,
  type DocumentEvent,
  type DocumentState,
  type NavigationEvent,
  type NavigationState,
} from "./state.ts";
import type { InsideAddress, View } from "./view.ts";

const page = (path: string): PageModel => ({ path, title: path, sectionLinks: [], sections: [] });
const viewOf = (location: string, path = location): View => ({ kind: "page", location, page: page(path) });
const failed = (location: string): View => ({ kind: "failed", location });
const link = (to: string, path = to): NavigationEvent => ({ type: "link-followed", address: { to, page: path } });
const loaded = (location: string, view = viewOf(location)): NavigationEvent => ({
  type: "view-loaded",
  location,
  view,
});
const moved = (location: string): NavigationEvent => ({ type: "location-changed", location });

const atHome: NavigationState = { view: viewOf("/"), arrival: "load", location: "/" };
const after = (...events: NavigationEvent[]): NavigationState => events.reduce(nextNavigation, atHome);

test("a link to another page is loading until its view is loaded", () => {
  const loading = after(link("/pricing"));
  expect(loading).toMatchObject({ location: "/pricing", view: { location: "/" } });
  expect(isLoading(loading)).toBe(true);
  const shown = nextNavigation(loading, loaded("/pricing"));
  expect(shown).toMatchObject({ view: { location: "/pricing" }, arrival: "page" });
  expect(isLoading(shown)).toBe(false);
});

test("a link to a place on the page on screen shows it at once", () => {
  const address: InsideAddress = { to: "/programs", page: "/", anchor: "programs" };
  const shown = after({ type: "link-followed", address });
  expect(shown).toMatchObject({ view: { location: "/programs", anchor: "programs" }, arrival: "place" });
  expect(isLoading(shown)).toBe(false);
});

test("a link to the preloaded page shows that page at once", () => {
  const preloaded = page("/pricing");
  const shown = after({ type: "page-preloaded", page: preloaded }, link("/pricing/plans", "/pricing"));
  expect(shown).toMatchObject({ view: { location: "/pricing/plans" }, arrival: "page" });
  expect("page" in shown.view && shown.view.page).toBe(preloaded);
});

test("a page that was preloaded for nothing is forgotten with the page whose link asked for it", () => {
  const preload: NavigationEvent = { type: "page-preloaded", page: page("/customers") };
  expect(after(preload, link("/pricing"), loaded("/pricing")).preloaded).toBeUndefined();
  const place: NavigationEvent = { type: "link-followed", address: { to: "/programs", page: "/", anchor: "programs" } };
  expect(after(preload, place).preloaded?.path).toBe("/customers");
});

test("the address bar alone starts a load too, and names the same location without effect", () => {
  expect(isLoading(after(moved("/pricing")))).toBe(true);
  expect(after(moved("/"))).toBe(atHome);
});

test("a view that is loaded after the visitor has gone on is left out", () => {
  const gone = after(link("/pricing"), link("/customers"));
  expect(nextNavigation(gone, loaded("/pricing"))).toBe(gone);
  const back = after(link("/pricing"), moved("/"));
  expect(nextNavigation(back, loaded("/pricing"))).toBe(back);
});

test("a view that is loaded twice is shown once", () => {
  const shown = after(link("/pricing"), loaded("/pricing"));
  expect(nextNavigation(shown, loaded("/pricing"))).toBe(shown);
});

test("a view under its new address is not loading at the old one", () => {
  const view: View = { kind: "page", location: "/pricing/plans", requested: "/plans", page: page("/pricing") };
  const shown = after(moved("/plans"), loaded("/plans", view));
  expect(isLoading(shown)).toBe(false);
  expect(isLoading(nextNavigation(shown, moved("/pricing/plans")))).toBe(false);
});

test("a failed view is replaced when the same location is loaded again", () => {
  const offline = after(link("/pricing"), loaded("/pricing", failed("/pricing")));
  expect(isLoading(offline)).toBe(false);
  expect(nextNavigation(offline, loaded("/pricing"))).toMatchObject({ view: { kind: "page" }, arrival: "place" });
});

test("an edit of the site refreshes the view on screen, and forgets the preloaded page", () => {
  const view = viewOf("/");
  const edit: NavigationEvent = { type: "site-changed", location: "/", view };
  const refreshed = after({ type: "page-preloaded", page: page("/pricing") }, edit);
  expect(refreshed).toEqual({ view, arrival: "refresh", location: "/", preloaded: undefined });
  expect(refreshed.view).toBe(view);
});

test("an edit of the site leaves a view that was loaded after it", () => {
  const gone = after(link("/pricing"), loaded("/pricing"));
  const edit: NavigationEvent = { type: "site-changed", location: "/", view: viewOf("/") };
  expect(nextNavigation(gone, edit)).toEqual({ ...gone, preloaded: undefined });
});

const documentAfter = (first: DocumentState, ...events: DocumentEvent[]): DocumentState =>
  events.reduce(nextDocument, first);
const revealing: DocumentState = { content: "revealing", app: "waiting" };
const placing: DocumentState = { content: "placing", app: "waiting" };

test("a page is revealed, then the app loads and runs", () => {
  expect(documentAfter(revealing, "revealed")).toEqual({ content: "revealed", app: "waiting" });
  expect(documentAfter(revealing, "revealed", "app-needed", "app-running")).toEqual({
    content: "revealed",
    app: "running",
  });
});

test("input loads the app while the page is still revealed, and only once", () => {
  const loading = documentAfter(revealing, "app-needed");
  expect(loading).toEqual({ content: "revealing", app: "loading" });
  expect(nextDocument(loading, "app-needed")).toBe(loading);
  expect(nextDocument(loading, "app-running")).toEqual({ content: "revealing", app: "running" });
});

test("the page of a hash route is placed before it is revealed", () => {
  expect(documentAfter(placing, "placed")).toEqual(revealing);
});

test("what only the app can show is revealed when it runs, or fails", () => {
  expect(documentAfter(placing, "app-needed", "app-running")).toEqual({ content: "revealed", app: "running" });
  expect(documentAfter(placing, "app-needed", "app-failed")).toEqual({ content: "revealed", app: "failed" });
});
