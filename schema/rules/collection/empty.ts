import { isMap, type Path } from "../../problem.ts";
import { file } from "../../problems/example.ts";
import { mapAt, type Context } from "../context.ts";
import type { Rule } from "../rule.ts";
import { maxRelated } from "../support/group-by.ts";

const breads = (entries: string) =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example, currency: GBP }
    collections:
      breads: ${entries}
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections:
          - { type: catalog, title: Our breads, from: breads }
  `);

/** Whether visitors see what stands at a path of a section: on a page, or under “shared” with a page that uses it. */
const isShown = (path: Path, { inventory, isHidden }: Context): boolean =>
  !isHidden(path) &&
  (path[0] !== "shared" || inventory.of("shared").some((use) => use.value === path[1] && !isHidden(use.path)));

/** A collection that is shown has entries. */
export const rule: Rule = {
  meta: {
    code: "collection/empty",
    severity: "error",
    what: "A section shows a collection that has no entries.",
    why: "Visitors see a heading with nothing below it.",
    bad: breads("{}"),
    good: breads("{ rye: { title: Rye, price: 4 } }"),
  },
  *find(context) {
    const { inventory, site, source, isBroken } = context;
    for (const [name, entries] of Object.entries(mapAt(site, "collections"))) {
      const at = ["collections", name];
      if (!isMap(entries) || Object.keys(entries).length > 0 || isBroken(at)) continue;
      const uses = inventory.of("collection").filter(({ path, value }) => value === name && isShown(path, context));
      if (uses.length === 0) continue;
      yield {
        message: `The collection “${name.slice(0, 30)}” is shown, and has no entries.`,
        label: "no entries",
        help: "Write an entry under its name, or hide the section that shows it until there is one:\nhidden: true",
        range: source.locate(at, "key"),
        at,
        related: uses
          .slice(0, maxRelated)
          .map(({ path }) => ({ message: "shown here", range: source.locate(path, "pair") })),
      };
    }
  },
};
