import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { kindList, ruleList } from "../cli/generate/rule-lists.ts";
import { allMetas, ruleFiles } from "../cli/generate/rule-metas.ts";
import { collectInventory } from "../language/inventory.ts";
import { isMap, type Data, type Path } from "../problem.ts";
import { editableOf } from "../edit/editable.ts";
import { emptyMap } from "../language/data.ts";
import { read } from "../reader/read.ts";
import { allSteps } from "../steps.ts";
import { runRules } from "./run-rules.ts";
import { filesOf } from "./testing/try-rule.ts";

const whole = `
site: { name: Bakery, url: https://bakery.example, logo: { src: a.svg, alt: A }, theme: { action: "#8a3b12", dark: { ink: "#ffffff" }, series: ["#7a1f1f", "#0b7d83", "#2f57cc", "#b86a00", "#bb2a5b"] } }
constants: { trial: { days: 14 }, list: [a, "{trial.days}"], email: a@b.example }
badges: { new: { label: New, icon: phone } }
collections: { breads: { rye: { title: Rye, price: 3, originalPrice: 4, anchor: rye, badge: new } } }
shared: { talk: { type: call-to-action, title: Talk, actions: [{ label: Mail, href: "mailto:{email}" }] } }
menus: { main: [{ label: Home, href: /, mega: { categories: [{ id: a, title: A, items: [{ title: B, description: C, href: /rye }] }] } }], footer: [{ id: f, title: F, items: [{ label: G, href: / }] }] }
routes:
  - path: /
    title: Home
    movedFrom: [/old]
    sections:
      - { type: catalog, from: breads, action: { label: "Buy {title}", href: "mailto:{email}?subject={title}" } }
      - { type: text, anchor: x, body: "**a** [b](/rye) {trial.days | number}" }
      - { type: table, table: { caption: C, columns: [{ label: A }, { label: B }], rows: [[a, b]] } }
      - { use: talk }
planned: [{ path: /later, title: Later }]
labels: { searchCount: "{count} found" }
`;

/** Every place of the data. */
function* placesOf(data: Data, path: Path = []): Iterable<Path> {
  yield path;
  const inside = Array.isArray(data) ? data.entries() : isMap(data) ? Object.entries(data) : [];
  for (const [key, value] of inside) yield* placesOf(value, [...path, key]);
}

/** The data with another value at a place. */
function replaced(data: Data, [step, ...rest]: Path, by: Data): Data {
  if (step === undefined) return by;
  if (Array.isArray(data)) return data.map((item, index) => (index === step ? replaced(item, rest, by) : item));
  return isMap(data)
    ? Object.fromEntries(
        Object.entries(data).map(([key, value]) => [key, key === step ? replaced(value, rest, by) : value]),
      )
    : data;
}

test("the code of a rule is its path", () => {
  expect(
    [...ruleFiles].filter(([path, { meta }]) => meta.code !== path.replace(/\/.*\//, "/")).map(([path]) => path),
  ).toEqual([]);
});

test("rules.ts lists every rule file, and kinds.ts every kind of problem", () => {
  const stale = (file: string): string => `${file} is stale. Run npm run generate and commit what it writes.`;
  expect(ruleList([...ruleFiles.keys()]) === readFileSync("schema/rules/rules.ts", "utf8"), stale("rules.ts")).toBe(
    true,
  );
  expect(kindList(allMetas) === readFileSync("schema/problems/kinds.ts", "utf8"), stale("kinds.ts")).toBe(true);
});

const junk: readonly Data[] = [
  null,
  true,
  -1.5,
  "",
  "{",
  "{trial}",
  "[x](",
  "{{x}}",
  [],
  [null],
  {},
  { type: "hero" },
  { use: "talk" },
  { path: 3 },
];

test("whatever stands at a place, no rule throws", { timeout: 30_000 }, () => {
  const { value, source } = read(whole, "site.yaml");
  expect(value).toBeDefined();
  for (const [number, path] of [...placesOf(value ?? null)].entries())
    for (const one of [0, 5, 9].map((step) => junk[(number + step) % junk.length] ?? null)) {
      const inventory = collectInventory(replaced(value ?? null, path, one));
      expect(
        () => allSteps(runRules({ editable: editableOf(source, value ?? emptyMap()), inventory, files: filesOf({}) })),
        `${path.join("/")} ${JSON.stringify(one)}`,
      ).not.toThrow();
    }
});
