import { nearest } from "../../../reader/nearest.ts";
import { fieldAt, knownKeys, sectionTypes } from "../../../language/descriptor.ts";
import { quote } from "../../../language/words.ts";
import { dataAt } from "../../../language/data-at.ts";
import { isMap, type Path } from "../../../problem.ts";
import { isSamePath } from "../../../site/paths.ts";
import type { Context } from "../../context.ts";
import type { Finding } from "../../rule.ts";
import { either } from "../links/dead-links.ts";
import { joinedNames, withoutComma } from "./joined-names.ts";
import { withoutName } from "./meant/without-name.ts";
import { misnamed } from "./misnamed.ts";
import { saysName } from "../moved/says-name.ts";
import { misnamedKey, renamedKey } from "../moved/renamed-key.ts";
import { lostGroups } from "./lost/groups.ts";
import { renamedGroups } from "./renamed-groups.ts";

/** A part whose value is the name of something that stands elsewhere in the file. */
interface NamedPart {
  readonly part: "badge" | "shared" | "collection" | "footer-group" | "menu-variant";
  /** Where the names are defined, at the top of the file. */
  readonly home: Path;
  readonly noun: string;
  /** The names that are defined there. */
  readonly known: readonly string[];
  /** Where a name is defined, if not as a key of `home`: the value there is the name. */
  readonly definitionOf?: (name: string) => Path | undefined;
}

/** `collections.plans`: a name with that of its part of the file before it. */
const nameBehind = (value: string, home: Path, known: readonly string[]): string | undefined =>
  known.find((name) => value === [...home, name].join(".") || value === [...home, name].join("/"));

/** The name of what has these words for its title or label, where that is one. */
function nameByTitle(value: string, home: Path, { site }: Context): string | undefined {
  const named = dataAt(site, home);
  // Words that can be a name were one before the name was changed.
  if (!isMap(named) || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)) return undefined;
  const wanted = value.trim().toLowerCase();
  const found = Object.entries(named).filter(
    ([, one]) => isMap(one) && [one["title"], one["label"]].some((words) => String(words).toLowerCase() === wanted),
  );
  return found.length === 1 ? found[0]?.[0] : undefined;
}

/** The part that has the entry of a name instead of its own one: a badge or a shared section among the constants, where any key may stand. */
function strayedTo(name: string, part: NamedPart["part"], { site }: Context): Path | undefined {
  const path = ["constants", name];
  const entry = dataAt(site, path);
  if (!isMap(entry)) return undefined;
  const keys = Object.keys(entry);
  const badgeKeys = knownKeys(fieldAt({ badges: { [name]: entry } }, ["badges", name]) ?? {});
  const isBadge = part === "badge" && keys.includes("label") && keys.every((key) => badgeKeys.includes(key));
  const isSection = part === "shared" && sectionTypes.includes(String(entry["type"]));
  return isBadge || isSection ? path : undefined;
}

/** Names that are used and not defined. */
export function* unknownNames(
  context: Context,
  { part, home, noun, known, definitionOf }: NamedPart,
): Iterable<Finding> {
  const { inventory, source, correct, isWhole, isBroken } = context;
  if (!isWhole(String(home[0])) || isBroken(home)) return;
  const uses = inventory.of(part).flatMap(({ path, value }) => (typeof value === "string" ? [{ path, value }] : []));
  const free = known.filter((name) => uses.every(({ value }) => value !== name));
  const reported = new Set<string>();
  /** Whether what has a name of its own, which is no key, says the other one too. */
  const saysItself = (defined: string | undefined, asked: string): boolean => {
    const own = defined === undefined ? undefined : definitionOf?.(defined);
    return own !== undefined && saysName(asked, context.site, own.slice(0, -1));
  };
  for (const { path, value } of uses) {
    if (known.includes(value) || value.includes("{") || reported.has(value)) continue;
    if (part === "collection" && lostGroups(context).some(({ steps }) => steps.length === 1 && steps[0] === value))
      continue;
    if (renamedGroups(context).some(({ path: at, wanted }) => wanted === value && isSamePath(at.slice(0, -1), home)))
      continue;
    const leftOut = part === "badge" ? withoutName(context.editable, path, value) : undefined;
    if (leftOut) {
      yield { ...leftOut, range: source.locate(path), at: path };
      continue;
    }
    const same = uses.filter((one) => one.value === value);
    const strayed = strayedTo(value, part, context);
    if (strayed) {
      reported.add(value);
      yield {
        message: `The ${noun} ${quote(value, 24)} stands under “${String(strayed[0])}”, and not under “${String(home[0])}”.`,
        label: `belongs under “${String(home[0])}”`,
        help: `Move it, with what is below it, to “${String(home[0])}”.`,
        range: source.locate(strayed, "key"),
        at: strayed,
        related: same.slice(0, 8).map((one) => ({ message: "named here", range: source.locate(one.path) })),
      };
      continue;
    }
    const isOnlyOne = free.length === 1 && uses.every((one) => known.includes(one.value) || one.value === value);
    const only = isOnlyOne ? free[0] : undefined;
    const misspelt =
      same.length > 1 ? (nearest(value, free) ?? (saysItself(only, value) ? only : undefined)) : undefined;
    if (misspelt !== undefined) {
      reported.add(value);
      const own = definitionOf?.(misspelt);
      const places = same.map((one) => source.locate(one.path));
      yield own
        ? misnamed(context, { at: own, spot: "value", written: misspelt, wanted: value, uses: places })
        : misnamedKey(context, [...home, misspelt], value, places);
      continue;
    }
    const several = typeof path.at(-1) === "number" ? joinedNames(value, known) : undefined;
    if (several) {
      yield withoutComma(several, source, path);
      continue;
    }
    // Where several places agree on a name that there is not, and one is left that none of them uses, that one was renamed; so was the
    // only one that none uses and that says the name.
    // Several places have not the same typo: what they name was deleted, and a name that others use is another one.
    const typo = same.length === 1 ? nearest(value, known) : undefined;
    const near = typo ?? nameBehind(value, home, known) ?? nameByTitle(value, home, context);
    // One place that has nearly another name has a typo. Several have not the same one.
    const isTypo = near !== undefined && (same.length === 1 || only === undefined);
    const mayBeRenamed = !isTypo && !definitionOf;
    const like = mayBeRenamed ? free.filter((name) => saysName(value, context.site, [...home, name])) : [];
    const isSure = mayBeRenamed && same.length > 1;
    const renamedTo = like.length === 1 ? like[0] : isSure ? only : undefined;
    if (renamedTo !== undefined) {
      reported.add(value);
      yield renamedKey(
        context,
        [...home, renamedTo],
        value,
        same.map((one) => source.locate(one.path)),
      );
      continue;
    }
    if (part === "shared" && sectionTypes.includes(value)) {
      const key = source.locate(path, "key");
      yield {
        message: `${quote(value)} is a type of section, and no shared section.`,
        label: "a type",
        help: `Write it so:\ntype: ${value}`,
        range: source.locate(path),
        at: path,
        fixes: [
          {
            title: "Write “type”",
            safety: "review",
            edits: [{ start: key.start.offset, end: key.end.offset, text: "type" }],
          },
        ],
      };
      continue;
    }
    const meant = [...new Set([only, near].filter((one) => one !== undefined))];
    const list = known.length > 0 && known.length <= 12 ? ` There is: ${known.join(", ")}.` : "";
    yield {
      message: `There is no ${noun} “${value.slice(0, 40)}”.`,
      label: "no such name",
      help:
        meant.length === 0
          ? `Add it under “${home.join(" › ")}”, or name another.${list}`
          : `Did you mean ${either(meant)}?`,
      range: source.locate(path),
      at: path,
      misses: [[...home, value]],
      // The only name that is left may still be another thing.
      fixes: near === undefined ? [] : correct(path, 0, value.length, near, "review"),
    };
  }
}
