import { expect, test } from "vitest";
import { resolveAddress, type AddressIndex } from "../address.ts";
import { movedBelow } from "./moved-below.ts";

const index: AddressIndex = {
  pages: {
    "/": { anchors: ["bread"] },
    "/learn": { anchors: ["guides", "learn/videos"] },
    "/learn/archive": { anchors: ["old"] },
    "/resources/now": { anchors: [] },
  },
  planned: { "/learn/soon": true },
  moved: { "/resources": "/learn", "/home": "/", "/tapes": "/learn/videos" },
};

test("an old path leads to every place and page below it", () => {
  expect({ ...movedBelow(index) }).toEqual({
    "/home/bread": "/bread",
    "/resources/archive": "/learn/archive",
    "/resources/soon": "/learn/soon",
    "/resources/guides": "/learn/guides",
    "/resources/videos": "/learn/videos",
    "/resources/archive/old": "/learn/archive/old",
  });
});

test("every one of them answers", () => {
  const moved = { ...index.moved, ...movedBelow(index) };
  expect(resolveAddress("/home/bread", { ...index, moved })).toMatchObject({ page: "/", anchor: "bread" });
  for (const path of Object.keys(moved)) expect(resolveAddress(path, { ...index, moved }).kind).not.toBe("nothing");
});

test("a place whose anchor begins with the old path is found there as well", () => {
  const pages = { "/": { anchors: [] }, "/learn": { anchors: ["resources/guides", "resourceful/x"] } };
  expect({ ...movedBelow({ ...index, pages, planned: {}, moved: { "/resources": "/learn" } }) }).toMatchObject({
    "/resources/guides": "/learn/resources/guides",
  });
});

test("an address at which something else is by now stays as it is", () => {
  const taken = { ...index, pages: { ...index.pages, "/resources/guides": { anchors: [] } } };
  expect(movedBelow(taken)["/resources/guides"]).toBeUndefined();
});

test("an old address goes before a place of the start page that shares its last word only", () => {
  const start = { ...index, pages: { ...index.pages, "/": { anchors: ["guides"] } } };
  const moved = { ...start.moved, ...movedBelow(start) };
  expect(resolveAddress("/resources/guides", { ...start, moved })).toMatchObject({ page: "/learn", anchor: "guides" });
});
