import { dataAt } from "../../../../language/data-at.ts";
import { isMap } from "../../../../problem.ts";
import { lookUp } from "../../../../site/reference.ts";
import type { WrittenReference } from "../../../../site/written.ts";
import type { Context } from "../../../context.ts";
import type { Finding } from "../../../rule.ts";
import { intoGroup } from "../../group-by.ts";
import { freeNames } from "../meant-names.ts";
import { groupOf, keyOf, pathOfConstant } from "../steps.ts";
import { misplacedProblem, type Misplaced } from "./misplaced-problem.ts";

/**
 * Constants that stand in another place than texts say: a line that is indented too far belongs to the group above it, and one that
 * is not indented far enough leaves its group.
 */
export function misplacedConstants(
  unknown: readonly WrittenReference[],
  context: Context,
): { readonly problems: readonly Finding[]; readonly explained: ReadonlySet<WrittenReference> } {
  const byName = new Map<string, WrittenReference[]>();
  for (const use of unknown) {
    const name = use.text.scopes.length === 0 ? firstMissing(use.reference.name, context) : undefined;
    if (name !== undefined) intoGroup(byName, name, use);
  }
  const places = byName.size === 0 ? new Map<string, undefined>() : placesByEnd(context);
  const all = [...byName].flatMap(([wanted, uses]): Misplaced[] => {
    const written = standsAt(wanted, uses, places);
    return written === undefined ? [] : [{ wanted, written, uses }];
  });
  const isBeside = besideGroups(all, context);
  const found = all.filter((one) => one.uses.length > 1 || isBeside(one));
  const groups = new Map<string, Misplaced[]>();
  for (const one of found) intoGroup(groups, `${groupOf(one.written)} ${groupOf(one.wanted)}`, one);
  return {
    explained: new Set(found.flatMap(({ uses }) => uses)),
    problems: [...groups.values()].map((together) => misplacedProblem(together, context)),
  };
}

const isConstant = (name: string, { site }: Context): boolean => {
  const found = lookUp(name, site);
  return found.kind === "value" && found.path[0] === "constants";
};

/** The part of a name up to the first step that there is not, where the group above it is one of constants. */
function firstMissing(name: string, { site }: Context): string | undefined {
  const steps = name.split(".");
  const upTo = (depth: number): string => steps.slice(0, depth).join(".");
  const depth = steps.findIndex((_, index) => lookUp(upTo(index + 1), site).kind === "nothing") + 1;
  if (depth === 0) return undefined;
  return isMap(dataAt(site, pathOfConstant(groupOf(upTo(depth))))) ? upTo(depth) : undefined;
}

/** The constants that nothing uses, by each end of their names, of one step or more; nothing where several end so. */
function placesByEnd(context: Context): ReadonlyMap<string, string | undefined> {
  const places = new Map<string, string | undefined>();
  for (const name of freeNames(context)) {
    if (!isConstant(name, context)) continue;
    for (let at = 0; ; at = name.indexOf(".", at) + 1) {
      const end = name.slice(at);
      places.set(end, places.has(end) ? undefined : name);
      if (!end.includes(".")) break;
    }
  }
  return places;
}

/** The only place among constants that nothing uses where all that the texts name is found. */
function standsAt(
  wanted: string,
  uses: readonly WrittenReference[],
  places: ReadonlyMap<string, string | undefined>,
): string | undefined {
  const ends = new Set(uses.map(({ reference }) => reference.name.slice(wanted.length)));
  const found = new Set(
    [...ends].map((end) => {
      const name = places.get(keyOf(wanted) + end);
      return name?.slice(0, name.length - end.length);
    }),
  );
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

/**
 * Tells whether a line would only have to be indented otherwise: at the end of the group before, or behind the group that it left. Others
 * that are misplaced may stand between.
 */
function besideGroups(all: readonly Misplaced[], { site }: Context): (one: Misplaced) => boolean {
  const misplaced = new Set(all.map(({ written }) => written));
  /** For each key of a group the one before it, as far as those are not misplaced; for nothing the last one. */
  const before = new Map<string, ReadonlyMap<string | undefined, string | undefined>>();
  const keysBefore = (group: string): ReadonlyMap<string | undefined, string | undefined> => {
    const known = before.get(group);
    if (known) return known;
    const keys = new Map<string | undefined, string | undefined>();
    let last: string | undefined;
    for (const key of Object.keys(dataAt(site, pathOfConstant(group)) ?? {})) {
      keys.set(key, last);
      if (!misplaced.has(group === "" ? key : `${group}.${key}`)) last = key;
    }
    before.set(group, keys.set(undefined, last));
    return keys;
  };
  return ({ written, wanted }) => {
    const group = groupOf(written);
    const keys = keysBefore(group);
    const above = keys.get(keyOf(written));
    // One text that names a value without its group left the group out.
    if (group !== "" && groupOf(group) === groupOf(wanted))
      return above === keys.get(undefined) && isMap(dataAt(site, pathOfConstant(written)));
    return wanted.includes(".") && groupOf(groupOf(wanted)) === group && above === keyOf(groupOf(wanted));
  };
}
