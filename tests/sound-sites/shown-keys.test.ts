import { beforeAll, describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { resolve } from "../../renderer/model/resolve.ts";
import { renderView } from "../../renderer/build/page/render.tsx";
import { checkSite } from "../../schema/check.ts";
import { publicFiles } from "../../schema/cli/files.ts";
import { dataAt } from "../../schema/language/data-at.ts";
import { fieldAt, fieldFor, root, sectionField, sectionTypes } from "../../schema/language/descriptor.ts";
import type { Field } from "../../schema/language/field.ts";
import { collectInventory } from "../../schema/language/inventory.ts";
import { isMap, type Data, type DataMap, type Path } from "../../schema/problem.ts";
import { siteOf } from "../../schema/site/checked-site.ts";
import { indexSite } from "../../schema/site/site-index.ts";
import { Random } from "./random.ts";
import { fieldOf } from "./settings.ts";
import { openLink, Values } from "./values.ts";
import { Writer } from "./words.ts";

/* Whatever an author writes shows on the page, or the check says that it does not: each key of random sections and entries is taken away. */

const files = publicFiles("public");
const asYaml = { lineWidth: 0, defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN" } as const;

/** How many sections of each type are made. */
const perType = 3;

/** What shows nowhere by its nature, or only together with what stands beside it. */
const unseen = new Set(["hidden", "movedFrom", "decorative", "nav"]);

function siteWith(type: string, seed: number): DataMap {
  const random = new Random(seed);
  const names = {
    badges: ["first", "second"],
    collections: ["plans"],
    footerGroups: ["more"],
    variants: [],
    pictures: ["art/suite.svg", "art/share.png"],
    fonts: [],
    facts: { texts: [], numbers: [], dates: [] },
  };
  const fullness = random.pick([0.4, 0.7, 0.95]);
  const values = new Values({ random, writer: new Writer(random, false), names, fullness, maxItems: 3 });
  const entry = fieldOf(fieldOf(fieldOf(root, "collections"), "any"), "any");
  const entries = ["small", "large", "huge"].map((key) => [
    key,
    { ...careless(values.map(entry), entry, values), anchor: null },
  ]);
  const section = careless(
    { type, hidden: null, ...values.map(sectionField(type) ?? {}) },
    sectionField(type) ?? {},
    values,
  );
  return clean({
    version: 1,
    site: { name: "Sound", url: "https://sound.example", contacts: [{ label: "A", href: "/more", icon: "phone" }] },
    badges: { first: { label: "First" }, second: { label: "Second" } },
    collections: { plans: Object.fromEntries(entries) },
    menus: { footer: [{ id: "more", title: "More", items: [{ label: "More", href: "/more" }] }] },
    routes: [
      {
        path: "/",
        title: "Home",
        sections: [{ ...section, ...("from" in section && type !== "scale" && { from: "plans" }) }],
      },
      { path: "/more", title: "More", sections: [{ type: "text", body: "More." }] },
    ],
  });
}

/** With keys that are shown under a condition only, written without regard to it. */
function careless(map: DataMap, field: Field, values: Values): DataMap {
  const inner = (data: Data, written: Field): Data => {
    const full = fieldFor(written, data);
    if (Array.isArray(data)) return data.map((item) => (full.items ? inner(item, full.items) : item));
    return isMap(data) && full.properties ? careless(data, full, values) : data;
  };
  const whole = Object.entries(field.properties ?? {}).flatMap(([key, child]) => {
    const written =
      map[key] ?? (child.shownOnly && values.surroundings.random.chance(0.5) ? values.of(child) : undefined);
    return written === undefined ? [] : [[key, inner(written, child)]];
  });
  return Object.fromEntries(whole);
}

/** Without what was taken back, and with links that lead somewhere. */
function clean<Value extends Data>(data: Value): Value;
function clean(data: Data): Data {
  if (typeof data === "string") return data.replaceAll(openLink, "/more");
  if (Array.isArray(data)) return data.map((one) => clean(one));
  if (!isMap(data)) return data;
  return Object.fromEntries(Object.entries(data).flatMap(([key, one]) => (one === null ? [] : [[key, clean(one)]])));
}

/** The first page as HTML; nothing where the language does not take the site. */
function render(value: DataMap): string | undefined {
  const site = siteOf(value, indexSite(collectInventory(value)));
  if (!site) return undefined;
  const { frame, pages } = resolve(site, { files, build: "" });
  const [page] = pages;
  return page && renderView(frame, { kind: "page", location: page.path, page });
}

function* keysBelow(data: Data, path: Path): Generator<Path> {
  if (Array.isArray(data)) for (const [index, item] of data.entries()) yield* keysBelow(item, [...path, index]);
  else if (isMap(data))
    for (const [key, value] of Object.entries(data)) {
      yield [...path, key];
      yield* keysBelow(value, [...path, key]);
    }
}

function without(data: Data, [step, ...rest]: Path): Data {
  if (Array.isArray(data)) return data.map((item, index) => (index === step ? without(item, rest) : item));
  if (!isMap(data)) return data;
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) =>
      key !== step ? [[key, value]] : rest.length === 0 ? [] : [[key, without(value, rest)]],
    ),
  );
}

/** Whether a key could be left out without another meaning: it is needed, or says what holds anyway. */
function saysNothing(site: DataMap, path: Path): boolean {
  const key = String(path.at(-1));
  const field = fieldAt(site, path);
  const inside = fieldAt(site, path.slice(0, -1));
  const usual = field && fieldFor(field, undefined).default;
  return (
    unseen.has(key) ||
    inside?.required?.includes(key) === true ||
    JSON.stringify(usual) === JSON.stringify(dataAt(site, path)) ||
    inside?.fixed?.[key] === dataAt(site, path)
  );
}

/** The keys that neither the page shows nor the check names. */
function lostKeys(site: DataMap): readonly string[] {
  const whole = render(site);
  if (whole === undefined) return ["the language does not take this site"];
  const { problems } = checkSite(stringify(site, asYaml), { files });
  const told = problems.map(({ pointer = "" }) => pointer);
  const isTold = (path: Path): boolean => told.some((one) => one !== "" && `/${path.join("/")}/`.startsWith(`${one}/`));
  const uses = isMap(site["collections"]) && JSON.stringify(site["routes"]).includes('"from":"plans"');
  const places: Path[] = [
    ["routes", 0, "sections", 0],
    ...(uses ? ["small", "large", "huge"].map((key) => ["collections", "plans", key]) : []),
  ];
  return places
    .flatMap((place) => [...keysBelow(dataAt(site, place) ?? null, place)])
    .filter((path) => !saysNothing(site, path) && !isTold(path) && sharesNoProblem(path))
    .filter((path) => {
      const rest = without(site, path);
      return isMap(rest) && render(rest) === whole;
    })
    .map((path) => `${path.join("/")}: ${JSON.stringify(dataAt(site, path)).slice(0, 60)}`);

  /** One problem stands for the same field of all entries. */
  function sharesNoProblem([home, , , field]: Path): boolean {
    return (
      home !== "collections" ||
      !problems.some(({ code, at }) => code === "collection/unshown-field" && at?.[3] === field)
    );
  }
}

describe("every key of a section is shown, or the check says that it is not:", () => {
  beforeAll(() => void render(siteWith("text", 1)));
  test.each(sectionTypes)("%s", (type) => {
    const lost = Array.from({ length: perType }, (_, index) => lostKeys(siteWith(type, index + 1)));
    expect(lost.flat()).toEqual([]);
  });
});
