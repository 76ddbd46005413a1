import { nearest } from "../../../reader/nearest.ts";
import type { Context } from "../../context.ts";
import type { Finding } from "../../rule.ts";
import { joinedNames, withoutComma } from "./joined-names.ts";
import { misnamed } from "./misnamed.ts";
import { saysName } from "../moved/says-name.ts";
import { renamedKey } from "../moved/renamed-key.ts";
import { renamedGroups } from "./renamed-groups.ts";

/** A part whose value is the name of something that stands elsewhere in the file. */
interface NamedPart {
  readonly part: "badge" | "shared" | "collection" | "footer-group";
  /** Where the names are defined, at the top of the file. */
  readonly home: string;
  readonly noun: string;
  /** The names that are defined there. */
  readonly known: readonly string[];
}

/** Names that are used and not defined. */
export function* unknownNames(context: Context, { part, home, noun, known }: NamedPart): Iterable<Finding> {
  const { inventory, source, correct, isWhole, isBroken } = context;
  if (!isWhole(home) || (part === "footer-group" && isBroken(["menus", "footer"]))) return;
  const uses = inventory.of(part).flatMap(({ path, value }) => (typeof value === "string" ? [{ path, value }] : []));
  const free = known.filter((name) => uses.every(({ value }) => value !== name));
  const reported = new Set<string>();
  for (const { path, value } of uses) {
    if (known.includes(value) || value.includes("{") || reported.has(value)) continue;
    if (renamedGroups(context).some(({ path: at, wanted }) => at.length === 2 && at[0] === home && wanted === value))
      continue;
    const same = uses.filter((one) => one.value === value);
    const misspelt = same.length > 1 && part !== "footer-group" ? nearest(value, free) : undefined;
    if (misspelt !== undefined) {
      reported.add(value);
      const at = [home, misspelt];
      const places = same.map((one) => source.locate(one.path));
      yield misnamed(context, { at, spot: "key", written: misspelt, wanted: value, uses: places });
      continue;
    }
    const several = typeof path.at(-1) === "number" ? joinedNames(value, known) : undefined;
    if (several) {
      yield withoutComma(several, source, path);
      continue;
    }
    const isOnlyOne = free.length === 1 && uses.every((one) => known.includes(one.value) || one.value === value);
    // Where several places agree on a name that there is not, and one is left that none of them uses, that one was renamed; so was the
    // only one that none uses and that says the name.
    const near = nearest(value, known);
    const mayBeRenamed = near === undefined && part !== "footer-group";
    const like = mayBeRenamed ? free.filter((name) => saysName(value, context.site, [home, name])) : [];
    const isSure = mayBeRenamed && isOnlyOne && same.length > 1;
    const renamedTo = like.length === 1 ? like[0] : isSure ? free[0] : undefined;
    if (renamedTo !== undefined) {
      reported.add(value);
      yield renamedKey(
        context,
        [home, renamedTo],
        value,
        same.map((one) => source.locate(one.path)),
      );
      continue;
    }
    const meant = near ?? (isOnlyOne ? free[0] : undefined);
    const list = known.length > 0 && known.length <= 12 ? ` There is: ${known.join(", ")}.` : "";
    const place = part === "footer-group" ? "menus › footer" : home;
    yield {
      message: `There is no ${noun} “${value.slice(0, 40)}”.`,
      label: "no such name",
      help: meant === undefined ? `Add it under “${place}”, or name another.${list}` : `Did you mean ${meant}?`,
      range: source.locate(path),
      at: path,
      // The only name that is left may still be another thing.
      fixes: near === undefined ? [] : correct(path, 0, value.length, near, "review"),
    };
  }
}
