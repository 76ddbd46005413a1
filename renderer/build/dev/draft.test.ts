import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { prepare } from "../load-site.ts";
import type { Show } from "../show.ts";
import { draftPages } from "./draft.ts";

const text = readFileSync("site.yaml", "utf8");

const whole = (changed: string): Show | undefined => prepare(changed, "site.yaml", "public", "").show;
const site = whole(text);
if (!site) throw new Error("site.yaml has errors");
const { model } = site;

const draft = (changed: string, ...paths: string[]): Show | undefined =>
  draftPages(changed, {
    paths: new Set(paths),
    addresses: model.addresses,
    icons: new Set(model.icons),
    publicFolder: "public",
  });

test("a draft of each page is what the whole site shows of it", () => {
  for (const page of model.pages) {
    const found = draft(text, page.path);
    expect(found?.model.pages).toEqual([page]);
    expect(found?.model.frame).toEqual(model.frame);
    expect(found?.theme).toBe(site.theme);
  }
});

test("after any edit that the check accepts, a draft is what the whole site shows, or there is none", () => {
  const words = [...text.matchAll(/(?<=[:\s"])[\p{L}\p{N}]+(?=[\s",.])/gu)].map(({ index, 0: word }) => ({
    index,
    word,
  }));
  fc.assert(
    fc.property(
      fc.constantFrom(...words),
      fc.constantFrom("pears", "7", "{trial.days}", "", "hidden: true", "/pricing"),
      fc.constantFrom(...model.pages),
      ({ index, word }, replacement, { path }) => {
        const changed = text.slice(0, index) + replacement + text.slice(index + word.length);
        const found = draft(changed, path);
        const expected = whole(changed)?.model;
        if (!found || !expected || JSON.stringify(expected.addresses) !== JSON.stringify(model.addresses)) return;
        expect(found.model.frame).toEqual(expected.frame);
        expect(found.model.pages).toEqual(expected.pages.filter((page) => page.path === path));
      },
    ),
    { numRuns: 15 },
  );
});

test("a price is in the draft of every page that names it", () => {
  const found = draft(text.replace("price: 2999", "price: 2499"), "/refundpolicy");
  expect(JSON.stringify(found?.model.pages)).toContain("₹2,499");
});

test("a mistake in a page or beside the pages leaves no draft", () => {
  expect(draft(text.replace("type: hero", "type: heroo"), "/")).toBeUndefined();
  expect(draft(text.replace("currency: INR", "curency: INR"), "/")).toBeUndefined();
});

test("an icon that no browser has yet leaves no draft", () => {
  expect(draft(text.replace("icon: phone", "icon: anchor"), "/")).toBeUndefined();
});
