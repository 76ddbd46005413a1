import { nearest } from "../../reader/nearest.ts";
import type { Check } from "../rule.ts";
import { joinedNames, withoutComma } from "../support/names/joined-names.ts";
import { misnamed } from "../support/misnamed.ts";
import { namedParts } from "../support/names/named-parts.ts";
import { renamedGroups } from "../support/names/renamed-groups.ts";

/** A badge, a shared section, a collection or a footer group that is named is there. */
export const check: Check = {
  codes: namedParts.map(({ code }) => code),
  *run(context) {
    const { inventory, source, correct, isWhole, isBroken } = context;
    for (const { part, code, home, noun, names } of namedParts) {
      const known = names(context);
      const isKnown = isWhole(home) && !(part === "footer-group" && isBroken(["menus", "footer"]));
      if (!isKnown) continue;
      const uses = inventory
        .of(part)
        .flatMap(({ path, value }) => (typeof value === "string" ? [{ path, value }] : []));
      const free = known.filter((name) => uses.every(({ value }) => value !== name));
      const told = new Set<string>();
      for (const { path, value } of uses) {
        if (known.includes(value) || value.includes("{") || told.has(value)) continue;
        if (
          renamedGroups(context).some(({ path: at, wanted }) => at.length === 2 && at[0] === home && wanted === value)
        )
          continue;
        const same = uses.filter((one) => one.value === value);
        const misspelt = same.length > 1 && part !== "footer-group" ? nearest(value, free) : undefined;
        if (misspelt !== undefined) {
          told.add(value);
          const at = [home, misspelt];
          const places = same.map((one) => source.locate(one.path));
          yield misnamed(context, { code, at, spot: "key", written: misspelt, wanted: value, uses: places });
          continue;
        }
        const several = typeof path.at(-1) === "number" ? joinedNames(value, known) : undefined;
        if (several) {
          yield { ...withoutComma(several, source, path), code };
          continue;
        }
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
