import { dataAt } from "../../language/data-at.ts";
import { fieldAt, fieldFor, knownKeys, sectionTypes } from "../../language/descriptor.ts";
import { escapeForRegExp, listing, naming, quote } from "../../language/words.ts";
import { isMap, type DataMap, type Path, type Problem } from "../../problem.ts";
import type { Context, Elsewhere, Mistake } from "./context.ts";
import {
  columnAmongRows,
  entryElsewhere,
  itemOfOtherList,
  listsByItem,
  misfitsOf,
  movedKeys,
  type Misfit,
} from "./foreign-items.ts";
import { namelessCollection } from "./keys/nameless-collection.ts";
import { keysOutsideEntries } from "./keys/outside-entry.ts";
import { noun } from "./words.ts";

/** Each set of keys that was moved or pasted to a place of another kind: a constant below the badges, a section below the buttons. */
export function explainElsewhere(context: Context, mistakes: readonly Mistake[]): readonly Elsewhere[] {
  const found = new Map<string, Elsewhere>();
  for (const { path, keyword, params } of mistakes) {
    const key = keyword === "additionalProperties" ? String(params["additionalProperty"]) : undefined;
    const elsewhere =
      (key === undefined ? undefined : (sectionInList(context, path, key) ?? entryInEntry(context, path, key))) ??
      ofOtherGroup(context, path);
    if (elsewhere) found.set(elsewhere.path.join("/"), elsewhere);
  }
  const misfits = misfitsOf(mistakes);
  let known: ReturnType<typeof listsByItem> | undefined;
  const lists = (): ReturnType<typeof listsByItem> => (known ??= listsByItem(context.value));
  for (const { path } of mistakes) for (const one of columnAmongRows(context, path)) found.set(one.path.join("/"), one);
  for (const misfit of misfits) {
    // What is inside of such an item is right where that belongs.
    if (misfit.path.some((_, length) => found.has(misfit.path.slice(0, length).join("/")))) continue;
    const elsewhere = itemOfOtherList(context, misfit, lists) ?? entryElsewhere(context, misfit);
    if (elsewhere && !found.has(elsewhere.path.join("/"))) found.set(elsewhere.path.join("/"), elsewhere);
  }
  const isKnown = ({ path }: Misfit): boolean => found.has(path.join("/"));
  for (const one of movedKeys(
    context,
    misfits.filter((misfit) => !isKnown(misfit)),
  ))
    found.set(one.path.join("/"), one);
  for (const one of keysOutsideEntries(context, mistakes)) found.set(one.path.join("/"), one);
  const nameless = namelessCollection(context);
  for (const path of nameless?.paths ?? [])
    if (nameless) found.set(path.join("/"), { path, problem: nameless.problem });
  return [...found.values()];
}

const common = { code: "shape/misplaced-key", severity: "error" } as const;

/** A section in a list of buttons or of cards. */
function sectionInList({ source, value }: Context, path: Path, key: string): Elsewhere | undefined {
  const item = dataAt(value, path);
  const type = isMap(item) ? item["type"] : undefined;
  const isSection = key === "type" && typeof type === "string" && sectionTypes.includes(type);
  if (!isSection || typeof path.at(-1) !== "number" || path.at(-2) === "sections") return undefined;
  return {
    path,
    problem: {
      severity: "error",
      code: "shape/misplaced-page",
      message: `This section stands below “${String(path.at(-2))}”. Sections stand below “sections” in a page.`,
      label: "a section",
      help: "Move it with its lines to the sections of a page, or below “shared” with a name of its own.",
      range: source.locate([...path, "type"]),
      at: path,
    },
  };
}

/** An entry of a collection that stands inside of the one above it. */
function entryInEntry({ source, value }: Context, path: Path, key: string): Elsewhere | undefined {
  const inner = dataAt(value, [...path, key]);
  if (path[0] !== "collections" || path.length !== 3 || !isMap(inner)) return undefined;
  const known = knownKeys(fieldAt(value, path) ?? {});
  if (!Object.hasOwn(inner, "title") || !Object.keys(inner).every((one) => known.includes(one))) return undefined;
  const at = [...path, key];
  return {
    path: at,
    problem: {
      ...common,
      message: `${quote(key)} is an entry of its own, and stands inside of “${String(path.at(-1))}”.`,
      label: "belongs beside it",
      help: `Move it with its lines below the last line of “${String(path.at(-1))}”, and as far to the left as “${String(path.at(-1))}” begins.`,
      range: source.locate(at, "key"),
      at,
      explains: [[...path.slice(0, -1), key]],
    },
  };
}

const badgeKeys = ["label", "tone", "icon"];

/** A constant below the badges or the collections, and a badge below the collections. */
function ofOtherGroup({ source, value }: Context, path: Path): Elsewhere | undefined {
  const [group, name] = path;
  if ((group !== "badges" && group !== "collections") || typeof name !== "string") return undefined;
  const at = [group, name];
  const data = dataAt(value, at);
  const keys = isMap(data) ? Object.keys(data) : [];
  if (!isMap(data) || keys.length === 0 || !isGroupOfValues(data)) return undefined;
  const isBadge = group === "collections" && keys.includes("label") && keys.every((key) => badgeKeys.includes(key));
  const isConstant =
    keys.every((key) => !badgeKeys.includes(key)) &&
    new RegExp(`\\{\\s*${escapeForRegExp(name)}[.\\s|}]`).test(source.text);
  if (!isBadge && !isConstant) return undefined;
  const home = isBadge ? "badges" : "constants";
  return {
    path: at,
    problem: {
      ...common,
      message: `${quote(name)} does not belong in “${group}”, but inside “${home}”.`,
      label: `belongs inside “${home}”`,
      help: `Move the line, with what is below it, to “${home}”.`,
      range: source.locate(at, "key"),
      at,
      explains: [[home, name]],
    },
  };
}

const isGroupOfValues = (data: DataMap): boolean => Object.values(data).every((one) => typeof one !== "object");

/**
 * Keys that all have another name here, as those of an item of another type have: one problem for all of them. `typos`: each of
 * them said by itself.
 */
export function joinOtherNames({ source, value }: Context, typos: readonly Problem[]): readonly Problem[] {
  const groups = new Map<string, Problem[]>();
  for (const typo of typos) {
    const place = typo.at?.slice(0, -1).join("/") ?? "";
    groups.set(place, [...(groups.get(place) ?? []), typo]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const names = group.map(({ at, fixes }) => ({
      written: String(at?.at(-1) ?? ""),
      meant: fixes?.[0]?.edits[0]?.text ?? "",
    }));
    const isOther = names.every(({ written, meant }) => isKeyOfItems(written) && meant !== "");
    if (!first?.at || names.length < 2 || !isOther) return group;
    const owner = noun(value, first.at.slice(0, -1));
    const [written, meant] = [names.map((one) => one.written), names.map((one) => one.meant)];
    return [
      {
        ...first,
        message: naming(written, (listed) => `${listed} are called ${listing(meant, "and", 3)} in ${owner}.`),
        help: `Write ${names.map((one) => `“${one.meant}” in place of “${one.written}”`).join(", and ")}.`,
        range: source.rangeAt(first.range.start.offset, first.range.end.offset),
        fixes: [
          {
            title: `Write ${listing(meant)}`,
            safety: "review" as const,
            edits: group.flatMap(({ fixes }) => fixes?.[0]?.edits ?? []),
          },
        ],
      },
    ];
  });
}

/** Whether a key stands in items of some section type, so that it is no typo. */
const isKeyOfItems = (key: string): boolean =>
  ["faq", "feature-grid", "testimonials", "stats", "steps", "checklist"].some((type) => {
    const items = fieldAt({ routes: [{ sections: [{ type }] }] }, ["routes", 0, "sections", 0, "items"])?.items;
    return items !== undefined && knownKeys(fieldFor(items, undefined)).includes(key);
  }) || ["label", "href", "title", "description"].includes(key);
