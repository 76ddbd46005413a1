import { moveKeyInto } from "../../../../edit/move-key.ts";
import { isRefused } from "../../../../edit/editable.ts";
import { sequence } from "../../../../edit/sequence.ts";
import { dataAt } from "../../../../language/data-at.ts";
import { isMap, type Edit, type Fix, type Path } from "../../../../problem.ts";
import { lookUp } from "../../../../site/reference.ts";
import type { WrittenReference } from "../../../../site/written.ts";
import type { Context } from "../../../context.ts";
import type { Finding } from "../../../rule.ts";
import { intoGroup, maxRelated } from "../../group-by.ts";
import { freeNames } from "../meant-names.ts";

/** A constant, or a group of them, that no text names where it stands, while texts name it elsewhere. */
interface Misplaced {
  readonly wanted: string;
  readonly written: string;
  readonly uses: readonly WrittenReference[];
}

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
  const free = byName.size === 0 ? [] : freeNames(context).filter((name) => isConstant(name, context));
  const all = [...byName].flatMap(([wanted, uses]): Misplaced[] => {
    const written = standsAt(wanted, uses, free);
    return written === undefined ? [] : [{ wanted, written, uses }];
  });
  const found = all.filter((one) => one.uses.length > 1 || isBeside(one, all, context));
  const groups = new Map<string, Misplaced[]>();
  for (const one of found) intoGroup(groups, `${groupOf(one.written)} ${groupOf(one.wanted)}`, one);
  return {
    explained: new Set(found.flatMap(({ uses }) => uses)),
    problems: [...groups.values()].map((together) => problemOf(together, context)),
  };
}

const groupOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf(".")));
const keyOf = (name: string): string => name.slice(name.lastIndexOf(".") + 1);
const pathOf = (name: string): Path => ["constants", ...name.split(".")];
const homeOf = (name: string): Path => pathOf(name).slice(0, -1);

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
  return isMap(dataAt(site, homeOf(upTo(depth)))) ? upTo(depth) : undefined;
}

/** The only place among constants that nothing uses where all that the texts name is found. */
function standsAt(wanted: string, uses: readonly WrittenReference[], free: readonly string[]): string | undefined {
  const ends = [...new Set(uses.map(({ reference }) => reference.name.slice(wanted.length)))];
  const key = keyOf(wanted);
  const places = (end: string): readonly string[] =>
    free.flatMap((name) => {
      const place = name.slice(0, name.length - end.length);
      return name.endsWith(end) && keyOf(place) === key && place !== wanted ? [place] : [];
    });
  const [only, other] = places(ends[0] ?? "");
  return only !== undefined && other === undefined && ends.every((end) => places(end).includes(only))
    ? only
    : undefined;
}

/**
 * Whether a line would only have to be indented otherwise: at the end of the group before, or behind the group that it left. Others that
 * are misplaced may stand between.
 */
function isBeside({ written, wanted }: Misplaced, all: readonly Misplaced[], { site }: Context): boolean {
  const others = new Set(all.map((one) => one.written));
  const group = groupOf(written);
  const keys = Object.keys(dataAt(site, homeOf(written)) ?? {}).filter(
    (key) => key === keyOf(written) || !others.has(group === "" ? key : `${group}.${key}`),
  );
  const place = keys.indexOf(keyOf(written));
  // One text that names a value without its group left the group out.
  if (group !== "" && groupOf(group) === groupOf(wanted))
    return place === keys.length - 1 && isMap(dataAt(site, pathOf(written)));
  return wanted.includes(".") && groupOf(groupOf(wanted)) === group && keys[place - 1] === keyOf(groupOf(wanted));
}

function problemOf(together: readonly Misplaced[], context: Context): Finding {
  const { source } = context;
  const uses = together.flatMap((one) => one.uses);
  const [{ wanted, written } = { wanted: "", written: "" }, ...others] = together;
  const texts = uses.length === 1 ? "1 text says" : `${uses.length} texts say`;
  const quoted = (name: string): string => `“${shortened(name || "constants", 20)}”`;
  const isInside = isInsideOf(groupOf(written), groupOf(wanted));
  const way = isInside ? `out of ${quoted(groupOf(written))}` : `into ${quoted(groupOf(wanted))}`;
  const end = (uses[0]?.reference.name ?? wanted).slice(wanted.length);
  const rest = written.length + end.length > maxName ? "" : end;
  const now = `{${shortened(written + rest, maxName)}}`;
  const isOne = others.length === 0;
  const move = `Move ${isOne ? "it" : "them"} ${way}`;
  const depth = `as far to the ${isInside ? "left" : "right"} as the lines there`;
  return {
    message: isOne
      ? `${texts} {${shortened(wanted + rest, maxName)}}, but here it is ${now}.`
      : `Texts look for ${together.length} constants in ${quoted(groupOf(wanted))}, and they stand in ${quoted(groupOf(written))}.`,
    label: isInside ? `belongs beside ${quoted(groupOf(written))}?` : `belongs in ${quoted(groupOf(wanted))}?`,
    help: isOne
      ? `${move}, ${depth}, or write ${now} in the texts.`
      : `${move}, ${depth}: ${together
          .slice(0, 6)
          .map((one) => keyOf(one.written))
          .join(", ")}.`,
    range: source.locate(pathOf(written), "key"),
    at: pathOf(written),
    related: [
      ...others.map((one) => ({ message: "stands here as well", range: source.locate(pathOf(one.written), "key") })),
      ...uses.map(({ text, reference }) => ({
        message: "used here",
        range: source.locateInside(text.entry.path, reference.nameStart, reference.nameEnd),
      })),
    ].slice(0, maxRelated),
    fixes: [...moved(together, context, move), ...followed(together, now, context)],
  };
}

const isInsideOf = (group: string, around: string): boolean =>
  around === "" ? group !== "" : group.startsWith(`${around}.`);

/** How many characters of a name fit into a message, twice. */
const maxName = 28;

/** A name with the end of it, where names that are alike differ. */
const shortened = (name: string, room: number): string => (name.length > room ? `…${name.slice(1 - room)}` : name);

/** The move to where the texts say. */
function moved(together: readonly Misplaced[], { editable }: Context, title: string): readonly Fix[] {
  const changes = together.map(
    ({ written, wanted }) =>
      (on: typeof editable) =>
        moveKeyInto(on, pathOf(written), pathOf(wanted)),
  );
  const result = sequence(editable, changes);
  return isRefused(result) ? [] : [{ title, safety: "review", edits: result.edits }];
}

/** The names in all texts as they are now. */
function followed(together: readonly Misplaced[], now: string, { correct }: Context): readonly Fix[] {
  const edits: Edit[] = [];
  for (const { wanted, written, uses } of together)
    for (const { text, reference } of uses) {
      const end = reference.nameStart + wanted.length;
      const [fix] = correct(text.entry.path, reference.nameStart, end, written, "review");
      if (!fix) return [];
      edits.push(...fix.edits);
    }
  const title = together.length === 1 ? `Write ${now} in the texts` : "Write the new names in the texts";
  return [{ title, safety: "review", edits }];
}
