import { expect, test } from "vitest";
import type { Loader } from "./load.ts";
import type { Addresses, PageModel } from "../model/model.ts";
import { addressingOf } from "./addressing.ts";
import { loadView } from "./view.ts";

const byHash = addressingOf("hash").locationOf;
const byPath = addressingOf("path").locationOf;

const page = (path: string): PageModel => ({ path, title: path, sectionLinks: [], sections: [] });
const addresses: Addresses = {
  pages: { "/": { title: "Home", anchors: ["programs"] }, "/pricing": { title: "Pricing", anchors: ["plans"] } },
  planned: { "/signin": { path: "/signin", title: "Sign in" } },
  moved: { "/plans": "/pricing/plans" },
};

/** A loader that records what is requested. */
function loader(asked: string[] = [], broken = false): Loader {
  return {
    frame: () => Promise.reject(new Error("not asked")),
    page(path) {
      asked.push(path);
      return broken ? Promise.reject(new Error("offline")) : Promise.resolve(page(path));
    },
    addresses() {
      asked.push("addresses");
      return Promise.resolve(addresses);
    },
    forget: () => undefined,
  };
}

test("a location shows its page and its place on it", async () => {
  expect(await loadView("/pricing/plans", loader(), byHash)).toMatchObject({
    kind: "page",
    page: { path: "/pricing" },
    anchor: "plans",
  });
  expect(await loadView("/programs", loader(), byHash)).toMatchObject({
    kind: "page",
    page: { path: "/" },
    anchor: "programs",
  });
});

test("a followed link spares the table of addresses", async () => {
  const asked: string[] = [];
  await loadView("/pricing", loader(asked), byHash, { to: "/pricing", page: "/pricing" });
  expect(asked).toEqual(["/pricing"]);
});

test("a planned path shows its page, also where a link led there", async () => {
  const planned = { kind: "planned", planned: { title: "Sign in" } };
  expect(await loadView("/signin", loader(), byHash)).toMatchObject(planned);
  const asked: string[] = [];
  expect(
    await loadView("/signin", loader(asked), byHash, { to: "/signin", page: "/signin", planned: true }),
  ).toMatchObject(planned);
  expect(asked).toEqual(["addresses"]);
});

test("an old address shows what replaced it, under the new address", async () => {
  expect(await loadView("/plans", loader(), byHash)).toMatchObject({
    kind: "page",
    location: "/pricing/plans",
    requested: "/plans",
    page: { path: "/pricing" },
    anchor: "plans",
  });
});

test("what nothing answers to is not found, with near pages", async () => {
  expect(await loadView("/pricng", loader(), byHash)).toMatchObject({
    kind: "not-found",
    near: [{ label: "Pricing", address: { to: "/pricing" } }],
  });
});

test("a page that cannot be fetched is said to have failed", async () => {
  expect(await loadView("/pricing", loader([], true), byHash)).toEqual({ kind: "failed", location: "/pricing" });
});

test.each([
  ["/pricing", "/pricing", undefined],
  ["/pricing#plans", "/pricing#plans", "plans"],
  // Browsers leave a visitor on the page, too.
  ["/pricing#nowhere", "/pricing#nowhere", "nowhere"],
  ["/#programs", "/#programs", "programs"],
  // Links of before, and what a server answers with the not-found page.
  ["/#/pricing", "/pricing", undefined],
  ["/pricing#/pricing", "/pricing", undefined],
  ["/signin#/pricing/plans", "/pricing#plans", "plans"],
  ["/pricing/plans", "/pricing#plans", "plans"],
  ["/#/plans", "/pricing#plans", "plans"],
  ["/plans", "/pricing#plans", "plans"],
])("where addresses are paths, %s shows %s", async (asked, location, anchor) => {
  const view = await loadView(asked, loader(), byPath);
  expect(view).toMatchObject({ kind: "page", location, ...(anchor !== undefined && { anchor }) });
  expect("requested" in view ? view.requested : asked).toBe(asked);
});

test("where addresses are paths, a fragment changes nothing of a planned page, nor of one that is missing", async () => {
  for (const asked of ["/signin#main", "/#/signin"])
    expect(await loadView(asked, loader(), byPath)).toMatchObject({
      kind: "planned",
      location: "/signin",
      requested: asked,
    });
  for (const asked of ["/pricng#main", "/#/pricng"])
    expect(await loadView(asked, loader(), byPath)).toMatchObject({
      kind: "not-found",
      location: "/pricng",
      requested: asked,
      near: [{ label: "Pricing" }],
    });
});
