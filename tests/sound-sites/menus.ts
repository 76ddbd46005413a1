import { root } from "../../schema/language/descriptor.ts";
import { isMap, type Data, type DataMap } from "../../schema/problem.ts";
import { fieldOf } from "./settings.ts";
import type { Values } from "./values.ts";

/** Menus; the first group of the footer leads to every page. */
export function menus(values: Values, paths: readonly string[]): DataMap {
  const made = values.map(fieldOf(root, "menus"));
  const { footer } = made;
  const groups = Array.isArray(footer)
    ? footer.slice(1).map((group) => (isMap(group) ? { ...group, id: null } : group))
    : [];
  const all = { id: "more", title: values.line(24), items: paths.map((href) => ({ label: values.line(32), href })) };
  return { ...made, footer: [all, ...groups] };
}

/** The menus of some pages: those that a page names. Some show nothing in the place of those of the site. */
export function variants(values: Values): DataMap {
  const { random, names } = values.surroundings;
  const variant = fieldOf(fieldOf(fieldOf(root, "menus"), "variants"), "any");
  const emptied = (value: Data): Data => (Array.isArray(value) && random.chance(0.2) ? [] : value);
  const used = names.variants.filter((name) => values.used.has(name));
  return Object.fromEntries(
    used.map((name) => {
      const made = Object.entries(values.map(variant)).map(([key, value]) => [key, emptied(value)]);
      return [name, made.length > 0 ? Object.fromEntries(made) : { main: [] }];
    }),
  );
}
