import { expect, test } from "vitest";
import { checkSite } from "../check.ts";
import { resolveAddress, type Place } from "./address.ts";
import type { SiteIndex } from "./site-index.ts";

/** Whole numbers below a limit, the same ones for a seed. */
function draws(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * limit);
  };
}

const words = "bread cakes guides help learn mill news prices shop team".split(" ");

interface Page {
  path: string;
  readonly id: string;
  readonly anchors: readonly { readonly name: string; readonly id: string }[];
  readonly movedFrom: string[];
}

/** A site of pages beside and below one another, with places of several kinds. Ids stay where paths change. */
function pagesOf(draw: (limit: number) => number): Page[] {
  const paths = new Set<string>(["/"]);
  while (paths.size < 7) {
    const parents = [...paths];
    const parent = parents[draw(parents.length)] ?? "/";
    if (parent.split("/").length < 4) paths.add(`${parent === "/" ? "" : parent}/${words[draw(words.length)]}`);
  }
  let number = 0;
  return [...paths].map((path) => {
    const names = new Set(Array.from({ length: draw(4) }, () => words[draw(words.length)] ?? ""));
    const anchors = [...names].map((name) => {
      const isWhole = draw(4) === 0 && path !== "/";
      return { name: isWhole ? `${path.slice(1)}/${name}` : name, id: `place-${(number += 1)}` };
    });
    return { path, id: `page-${(number += 1)}`, anchors, movedFrom: [] };
  });
}

const fileOf = (pages: readonly Page[]): string =>
  [
    "version: 1",
    "site: { name: Corner Bakery, url: https://bakery.example }",
    "routes:",
    ...pages.flatMap(({ path, id, anchors, movedFrom }) => [
      `  - path: ${path}`,
      `    title: ${id}`,
      ...(movedFrom.length > 0 ? [`    movedFrom: [${movedFrom.join(", ")}]`] : []),
      "    sections:",
      "      - { type: text, body: Bread. }",
      ...anchors.map(({ name, id: place }) => `      - { type: text, anchor: ${name}, title: ${place}, body: Bread. }`),
    ]),
  ].join("\n");

const check = (pages: readonly Page[]): ReturnType<typeof checkSite> =>
  checkSite(fileOf(pages), { files: { list: () => [], facts: () => undefined } });

/** What an address shows, by the ids that stay: a page, or a place on one. */
function shownAt(address: string, index: SiteIndex["pages"]["index"], pages: readonly Page[]): string | undefined {
  const place: Place = resolveAddress(address, index);
  if (place.kind !== "page") return undefined;
  const page = pages.find(({ path }) => path === place.page);
  return place.anchor === undefined ? page?.id : page?.anchors.find(({ name }) => name === place.anchor)?.id;
}

/** Every address at which something of the site is. */
const addressesOf = (pages: readonly Page[]): readonly string[] =>
  pages.flatMap(({ path, anchors }) => {
    const start = path === "/" ? "" : path;
    return [
      path,
      ...anchors.map(({ name }) => (name.startsWith(`${path.slice(1)}/`) ? `/${name}` : `${start}/${name}`)),
    ];
  });

/** Renames one page, and keeps its old path as an editor does; the pages below move along or stay. */
function rename(pages: readonly Page[], draw: (limit: number) => number): Page[] {
  const renamed = pages[1 + draw(pages.length - 1)];
  const parent = draw(3) === 0 ? "" : (pages[draw(pages.length)]?.path ?? "").replace(/^\/$/, "");
  const to = `${parent}/${words[draw(words.length)]}`;
  const takesAll = draw(2) === 0;
  if (!renamed || pages.some(({ path }) => path === to) || to.startsWith(`${renamed.path}/`)) return [...pages];
  return pages.map((page) => {
    const isBelow = takesAll && page.path.startsWith(`${renamed.path}/`);
    if (page !== renamed && !isBelow) return page;
    const path = `${to}${page.path.slice(renamed.path.length)}`;
    const anchors = page.anchors.map(({ name, id }) => ({
      id,
      name: name.startsWith(`${page.path.slice(1)}/`) ? `${path.slice(1)}${name.slice(page.path.length - 1)}` : name,
    }));
    return { ...page, path, anchors, movedFrom: page === renamed ? [renamed.path, ...page.movedFrom] : page.movedFrom };
  });
}

test("after renames with movedFrom, every old address shows what it showed, or the check names it", () => {
  let tried = 0;
  for (let seed = 1; seed <= 150; seed += 1) {
    const draw = draws(seed * 7919);
    const before = pagesOf(draw);
    const first = check(before);
    if (!first.site) continue;
    const old = new Map(
      addressesOf(before).map((address) => [address, shownAt(address, first.site?.index.pages.index ?? none, before)]),
    );
    let after = rename(before, draw);
    if (draw(3) === 0) after = rename(after, draw);
    const { site, problems } = check(after);
    if (!site) continue;
    tried += 1;
    const told = problems.map(({ message, help }) => `${message} ${help}`).join("\n");
    for (const [address, id] of old) {
      const now = shownAt(address, site.index.pages.index, after);
      expect(
        now === id || told.includes(address),
        `seed ${seed}: ${address} showed ${id} and shows ${now}\n${fileOf(before)}\n---\n${fileOf(after)}\n${told}`,
      ).toBe(true);
    }
  }
  expect(tried).toBeGreaterThan(40);
});

const none: SiteIndex["pages"]["index"] = { pages: {}, planned: {}, moved: {} };
