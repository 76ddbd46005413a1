import { nearest } from "../nearest.ts";
import { isMap } from "../problem.ts";
import { mapAt, type Context } from "./context.ts";
import type { Check } from "./check.ts";

/** A part whose value is the name of something that stands elsewhere in the file. */
interface Kind {
  readonly part: string;
  readonly code: string;
  /** Where the names are defined. */
  readonly home: string;
  readonly noun: string;
  readonly names: (context: Context) => readonly string[];
}

const keysOf = (home: string) => ({ site }: Context): string[] => Object.keys(mapAt(site, home));

function footerIds({ site }: Context): string[] {
  const groups = mapAt(site, "menus")["footer"];
  return (Array.isArray(groups) ? groups : []).flatMap((group) => (isMap(group) && typeof group["id"] === "string" ? [group["id"]] : []));
}

const kinds: readonly Kind[] = [
  { part: "badge", code: "badge/unknown", home: "badges", noun: "badge", names: keysOf("badges") },
  { part: "shared", code: "shared/unknown", home: "shared", noun: "shared section", names: keysOf("shared") },
  { part: "collection", code: "collection/unknown", home: "collections", noun: "collection", names: keysOf("collections") },
  { part: "footer-group", code: "menu/unknown-place", home: "menus", noun: "footer group with the id", names: footerIds },
];

/** A badge, a shared section, a collection or a footer group that is named is there. */
export const check: Check = {
  codes: kinds.map(({ code }) => code),
  *run(context) {
    const { inventory, source, correct, isWhole, isBroken } = context;
    for (const { part, code, home, noun, names } of kinds) {
      const known = names(context);
      const isKnown = isWhole(home) && !(part === "footer-group" && isBroken(["menus", "footer"]));
      if (!isKnown) continue;
      for (const { path, value } of inventory.of(part)) {
        if (typeof value !== "string" || known.includes(value) || value.includes("{")) continue;
        const near = nearest(value, known);
        const list = known.length > 0 && known.length <= 12 ? ` There is: ${known.join(", ")}.` : "";
        const place = part === "footer-group" ? "menus › footer" : home;
        yield {
          code,
          severity: "error",
          message: `There is no ${noun} “${value.slice(0, 40)}”.`,
          label: "no such name",
          help: near === undefined ? `Add it under “${place}”, or name another.${list}` : `Did you mean ${near}?`,
          range: source.locate(path),
          at: path,
          fixes: near === undefined ? [] : correct(path, 0, value.length, near, "review"),
        };
      }
    }
  },
};
