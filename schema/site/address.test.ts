import { expect, test } from "vitest";
import { addressOf, resolveAddress, resolveFragment, nearestPages, type AddressIndex } from "./address.ts";

const index: AddressIndex = {
  pages: {
    "/": { anchors: ["programs"] },
    "/products": { anchors: ["products/sales", "overview", "products"] },
    "/products/new": { anchors: [] },
    "/pricing": { anchors: ["shared/talk"] },
  },
  planned: { "/signin": true, "/products/later": true },
  moved: {
    "/old": "/products/sales",
    "/older": "/old",
    "/a": "/b",
    "/b": "/a",
    "/products/gone": "/",
    "/wrong": "/nowhere",
    "/former": "/products",
    "/former/tour": "/products/overview",
  },
};

test.each([
  ["/", { kind: "page", page: "/" }],
  ["/products", { kind: "page", page: "/products" }],
  ["/products/", { kind: "page", page: "/products" }],
  ["/products/sales", { kind: "page", page: "/products", anchor: "products/sales" }],
  ["/products/overview", { kind: "page", page: "/products", anchor: "overview" }],
  ["/products/any/overview", { kind: "page", page: "/products", anchor: "overview" }],
  ["/pricing/shared/talk", { kind: "page", page: "/pricing", anchor: "shared/talk" }],
  ["/products/new", { kind: "page", page: "/products/new" }],
  ["/programs", { kind: "page", page: "/", anchor: "programs" }],
  ["/productsx", { kind: "nothing", page: "/" }],
  ["/products/prices", { kind: "nothing", page: "/products" }],
  ["/products/new/overview", { kind: "nothing", page: "/products/new" }],
  ["/signin", { kind: "planned", page: "/signin" }],
  ["/products/later", { kind: "planned", page: "/products/later" }],
  ["/signin/more", { kind: "nothing", page: "/" }],
  ["/old", { kind: "page", page: "/products", anchor: "products/sales", moved: "/products/sales" }],
  ["/older", { kind: "page", page: "/products", anchor: "products/sales", moved: "/products/sales" }],
  ["/products/gone", { kind: "page", page: "/", moved: "/" }],
  ["/a", { kind: "nothing", page: "/" }],
  ["/wrong", { kind: "nothing", page: "/" }],
  ["/toString", { kind: "nothing", page: "/" }],
])("%s leads where the longest page and its anchors say", (path, expected) => {
  expect(resolveAddress(path, index)).toEqual(expected);
});

test.each([
  ["/products", undefined, { kind: "page", page: "/products" }],
  ["/products", "overview", { kind: "page", page: "/products", anchor: "overview" }],
  ["/products", "main", { kind: "page", page: "/products", anchor: "main" }],
  ["/products", "gone", { kind: "page", page: "/", moved: "/" }],
  ["/old", "overview", { kind: "page", page: "/products", anchor: "products/sales", moved: "/products/sales" }],
  ["/former", "overview", { kind: "page", page: "/products", anchor: "overview", moved: "/products" }],
  ["/former", "tour", { kind: "page", page: "/products", anchor: "overview", moved: "/products/overview" }],
  ["/former", "former/tour", { kind: "page", page: "/products", anchor: "overview", moved: "/products/overview" }],
  ["/signin", "form", { kind: "planned", page: "/signin" }],
  ["/nowhere", "overview", { kind: "nothing", page: "/" }],
])("the file of %s with the fragment %s leads where the place is by now", (path, fragment, expected) => {
  expect(resolveFragment(path, fragment, index)).toEqual(expected);
});

test("without a start page, an unknown path begins with no page", () => {
  expect(resolveAddress("/x", { pages: {}, planned: {}, moved: {} })).toEqual({ kind: "nothing" });
});

test("every anchor's own address leads to it", () => {
  for (const [page, { anchors }] of Object.entries(index.pages))
    for (const anchor of anchors)
      expect(resolveAddress(addressOf(page, anchor), index)).toMatchObject({ page, anchor });
});

test("near addresses are a few letters off, or end alike", () => {
  expect(nearestPages("/product", index)).toEqual(["/products"]);
  expect(nearestPages("/sales", index)).toEqual(["/products/sales"]);
  expect(nearestPages("/Signin", index)).toEqual(["/signin"]);
  expect(nearestPages("/quite-different", index)).toEqual([]);
});
