import { expect, test } from "vitest";
import { bakery, changedLines, planOf, problemsOf, refusalOf, renamed, tryRename } from "./restructure.ts";
import { applyEdits } from "../../schema/reader/positions.ts";

test("a plan says how many places follow, on how many pages", () => {
  const effects = (from: string, to: string): string | undefined => planOf(tryRename(bakery, from, to)).effects[0];
  expect(effects("/pricing", "/prices")).toBe(
    "7 links on 4 pages, 3 menu entries and 1 link in shared sections follow.",
  );
  expect(effects("{trial.days}", "{trial.length}")).toBe("2 texts on 2 pages and 1 text in collections follow.");
  expect(effects("badge:popular", "badge:liked")).toBe("1 place in the menus and 1 place in collections follow.");
  expect(effects("art/oven.svg", "art/stove.svg")).toBe("2 pictures on 2 pages follow.");
  expect(effects("shared:come-by", "shared:visit-us")).toBe("2 places on 2 pages follow.");
});

test("texts that only say the word are counted and stay", () => {
  const plan = planOf(tryRename(bakery, "/pricing", "/prices"));
  expect(plan.mentions).toEqual(["4 texts say “pricing”; they stay as they are."]);
  for (const words of [
    "Pricing is simple.",
    "our **pricing**",
    "title: Pricing # the word in the tab",
    "label: Pricing",
  ])
    expect(plan.text).toContain(words);
});

test("a word inside another word is no mention", () => {
  const text = bakery.replace("Pricing is simple.", "Repricing is simple, as is surpricing.");
  expect(planOf(tryRename(text, "/pricing", "/prices")).mentions[0]).toMatch(/^4 texts/);
});

test("no line changes that had no reason to", () => {
  const after = renamed(bakery, "{hours.opens}", "{hours.from}");
  expect(changedLines(bakery, after).gone).toHaveLength(3);
  expect(after.split("\n")).toHaveLength(bakery.split("\n").length);
});

test("Windows line ends, a byte-order mark and quotes stay", () => {
  for (const text of [bakery.replaceAll("\n", "\r\n"), `\uFEFF${bakery}`]) {
    const after = renamed(text, "/pricing", "/prices");
    expect(after.replaceAll("\r\n", "\n").replace("\uFEFF", "")).toBe(renamed(bakery, "/pricing", "/prices"));
    expect(after.startsWith("\uFEFF")).toBe(text.startsWith("\uFEFF"));
    expect(after.split("\r\n").length).toBe(text.includes("\r\n") ? after.split("\n").length : 1);
  }
});

test("the edits of a plan give its text, and they can be taken back at once", () => {
  const { edits, text } = planOf(tryRename(bakery, "/pricing", "/prices"));
  expect(applyEdits(bakery, edits)).toBe(text);
  let shift = 0;
  const inverse = edits
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end, text: written }) => {
      const at = start + shift;
      shift += written.length - (end - start);
      return { start: at, end: at + written.length, text: bakery.slice(start, end) };
    });
  expect(applyEdits(text, inverse)).toBe(bakery);
});

test("a rename that would bring an error is refused with the error", () => {
  const { kind, problems } = refusalOf(tryRename(bakery, "/", "/home"));
  expect(kind).toBe("problems");
  expect(problems?.map(({ code }) => code)).toEqual(["link/no-start-page"]);
});

test("a file with errors of its own can be restructured, as long as it gets no more", () => {
  const text = bakery.replace("title: Bread\n", "titel: Bread\n");
  expect(problemsOf(text).length).toBeGreaterThan(0);
  expect(renamed(text, "/visit", "/find-us")).toContain("- path: /find-us");
});

test("a key or a name that would be read as something else gets quotes", () => {
  expect(renamed(bakery, "badge:popular", "badge:2024")).toContain('badge: "2024"');
  expect(renamed(bakery, "badge:fresh", "badge:true")).toContain('badges: ["true"]');
});
