import type { Data, DataMap } from "../../schema/problem.ts";
import type { Values } from "./values.ts";

type Written = Readonly<Record<string, Data>>;

const lengthOf = (data: Data | undefined): number => (Array.isArray(data) ? data.length : 0);
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
const only = (map: Written, keys: readonly string[]): Written =>
  Object.fromEntries(Object.keys(map).map((key) => [key, keys.includes(key) ? (map[key] ?? null) : null]));

/** What the schema cannot say: values that depend on each other, by the title of what holds them. */
export const fits: Readonly<Record<string, (map: Written, values: Values) => DataMap>> = {
  Stat: (_, { surroundings }) => ({ value: surroundings.writer.figure(7) }),
  CaseStudy: (_, { surroundings }) => ({ value: surroundings.writer.figure(6) }),
  Table: ({ columns, rows }, values) => ({
    rows: times(lengthOf(rows), () => times(lengthOf(columns), () => values.text(60))),
  }),
  ComparisonSection: ({ kind, columns, groups }, values) => {
    const { random } = values.surroundings;
    const count = kind === "versus" ? 2 : lengthOf(columns);
    const cell = (): string => (kind === "versus" || random.chance(0.3) ? values.text(64) : random.pick(["yes", "no"]));
    const row = (): DataMap => ({
      label: values.line(40),
      ...(random.chance(0.4) && { hint: values.line(44) }),
      cells: times(count, cell),
    });
    return {
      columns: times(count, () => ({
        label: values.line(18),
        ...(random.chance(0.5) && { note: values.line(14) }),
        ...(random.chance(0.2) && { picked: random.chance(0.7) }),
      })),
      groups: times(random.chance(0.2) ? lengthOf(groups) : Math.min(3, lengthOf(groups)), () => ({
        title: values.line(28),
        rows: times(random.int(1, 4), row),
      })),
    };
  },
  HeroCard: (map) => {
    const common = ["kind", "title", "tag", "text"];
    if (map["kind"] === "suggestion") return only(map, [...common, "choices"]);
    if (map["kind"] === "invoice") return only(map, [...common, "rows", "note"]);
    return { ...only(map, [...common, "rows"]), value: 3, maximum: 12 };
  },
  PageHeroSide: (map, values) => {
    const keys = Object.keys(map);
    return keys.length > 0 ? only(map, [values.surroundings.random.pick(keys)]) : { image: values.picture() };
  },
  CatalogSection: () => ({ from: "goods" }),
  Analytics: (map, { surroundings: { random } }): DataMap => ({
    ...(("plausible" in map || random.chance(0.3)) && { plausible: "sound.example" }),
    ...(random.chance(0.3) && { goatcounter: "sound" }),
    ...(random.chance(0.3) && { script: "https://stats.example/count.js?site=1&more=2" }),
  }),
  Entry: ({ price }, { surroundings: { random, writer } }): DataMap => ({
    duration: random.chance(0.2) ? `${random.int(1, 20)} ${writer.line(17)}` : `${random.int(1, 20)} weeks`,
    ...(typeof price === "number" && { originalPrice: price + random.int(1, 9000) }),
  }),
  ToolCard: (map): DataMap => ("image" in map ? { checklist: null } : {}),
  Feature: (map): DataMap => ("href" in map ? { action: null } : {}),
};
