import { dataAt } from "../../language/data-at.ts";
import { fieldAt, fieldFor, knownKeys, walk } from "../../language/descriptor.ts";
import type { Field } from "../../language/field.ts";
import { fitting, listing, naming, quote } from "../../language/words.ts";
import { isMap, type DataMap, type Path, type Problem } from "../../problem.ts";
import type { Context, Elsewhere, Mistake } from "./context.ts";
import { keyOf, noun } from "./words.ts";

const common = { code: "shape/misplaced-key", severity: "error" } as const;

/** The keys of a mapping that do not belong there, and those that it lacks. */
export interface Misfit {
  readonly path: Path;
  readonly unknown: string[];
  readonly missing: string[];
  /** Whether something inside of it does not fit either. */
  hasInner: boolean;
}

/** What is wrong with the keys of each mapping. */
export function misfitsOf(mistakes: readonly Mistake[]): readonly Misfit[] {
  const misfits = new Map<string, Misfit>();
  for (const { path, keyword, params } of mistakes) {
    if (keyword !== "additionalProperties" && keyword !== "required") continue;
    const misfit = misfits.get(path.join("/")) ?? { path, unknown: [], missing: [], hasInner: false };
    misfits.set(path.join("/"), misfit);
    if (keyword === "required") misfit.missing.push(String(params["missingProperty"]));
    else misfit.unknown.push(String(params["additionalProperty"]));
  }
  for (const { path } of misfits.values())
    for (let length = path.length - 1; length > 0; length -= 1) {
      const around = misfits.get(path.slice(0, length).join("/"));
      if (around) around.hasInner = true;
    }
  return [...misfits.values()].toSorted((one, other) => one.path.length - other.path.length);
}

/** An item that was moved to a list of another kind: a card among the figures, a planned page among the pages. */
export function itemOfOtherList(
  context: Context,
  { path, unknown, missing, hasInner }: Misfit,
  lists: () => ListsByItem,
): Elsewhere | undefined {
  const { source, value } = context;
  const item = dataAt(value, path);
  const isPage = path[0] === "routes" && path.length === 2;
  // One key alone may be what somebody tried to write here.
  const signs = unknown.length + Math.min(1, missing.length) + (isPage || hasInner ? 1 : 0);
  if (typeof path.at(-1) !== "number" || !isMap(item) || signs < 2) return undefined;
  if (unknown.length === 0 || Object.hasOwn(item, "type") || Object.keys(item).length < 3) return undefined;
  const home = listFor(item, path, lists());
  if (!home) return undefined;
  const list = source.node(home) && source.locate(home, "key");
  const place = list ? `“${keyOf(home)}” on line ${list.start.line}` : `“${keyOf(home)}”`;
  return {
    path,
    problem: {
      ...common,
      message: `This item belongs in the list ${place}, by its keys.`,
      label: `not in “${keyOf(path)}”`,
      help: `Move it, with all of its lines, to ${place}.`,
      range: source.locate(path),
      at: path,
    },
  };
}

/** The paths of all lists of a site, by what their items are. */
type ListsByItem = ReadonlyMap<Field, readonly Path[]>;

export function listsByItem(value: DataMap): ListsByItem {
  const lists = new Map<Field, Path[]>();
  walk(value, (data, { items }, at) => {
    if (!Array.isArray(data) || !items || at.at(-1) === "sections") return;
    const alike = lists.get(items);
    if (alike) alike.push([...at]);
    else lists.set(items, [[...at]]);
  });
  return lists;
}

/** The list whose items have all of these keys and need no others; of several the one that is nearest to the path. */
function listFor(item: DataMap, path: Path, lists: ListsByItem): Path | undefined {
  const own = path.slice(0, -1);
  const shared = (other: Path): number => {
    const first = other.findIndex((step, index) => step !== own[index]);
    return first < 0 ? other.length : first;
  };
  const homes = [...lists].flatMap(([items, paths]) => (fits(item, items) ? paths : []));
  let best: Path | undefined;
  for (const one of homes) if (one.join("/") !== own.join("/") && (!best || shared(one) > shared(best))) best = one;
  return best;
}

function fits(item: DataMap, items: Field): boolean {
  const field = fieldFor(items, item);
  const known = knownKeys(field);
  return (
    Object.keys(item).every((key) => known.includes(key)) &&
    (field.required ?? []).every((key) => Object.hasOwn(item, key)) &&
    known.length > 0
  );
}

/** An entry of a collection that was moved into something else: texts name it where it is not. */
export function entryElsewhere({ source, value }: Context, { path, unknown }: Misfit): Elsewhere | undefined {
  const collections = isMap(value["collections"]) ? value["collections"] : {};
  for (const key of unknown) {
    const at = [...path, key];
    if (!isMap(dataAt(value, at))) continue;
    const home = Object.entries(collections).find(
      ([name, entries]) => isMap(entries) && !Object.hasOwn(entries, key) && source.text.includes(`{${name}.${key}.`),
    )?.[0];
    if (home === undefined) continue;
    return {
      path: at,
      problem: {
        ...common,
        message: fitting(
          `${quote(key)} is an entry of “${home}”, and stands ${path.length === 0 ? "outside of it" : `inside of ${noun(value, path)}`}.`,
          `${quote(key)} is an entry of a collection, and stands outside of it.`,
        ),
        label: `belongs in “${home}”`,
        help: `Move it with its lines to “collections”, below “${home}”.`,
        range: source.locate(at, "key"),
        at,
        explains: [["collections", home, key]],
      },
    };
  }
  return undefined;
}

/** Keys that one mapping has and does not know, and another one needs and does not have. */
export function movedKeys({ source, value }: Context, misfits: readonly Misfit[]): readonly Elsewhere[] {
  const byKey = new Map<string, Misfit[]>();
  for (const misfit of misfits)
    for (const key of misfit.unknown) byKey.set(key, [...(byKey.get(key) ?? []).slice(0, 2), misfit]);
  return misfits.flatMap(({ path, missing, unknown: strange }) => {
    const [key = ""] = missing;
    const [at, other] = (byKey.get(key) ?? []).filter(({ unknown }) => missing.every((one) => unknown.includes(one)));
    if (missing.length === 0 || strange.length > 0 || !at || other) return [];
    // One key that a section lacks, or that stands around the place that does: there is more to say of it.
    const isSection = [path, at.path].some((place) => place.at(-2) === "sections");
    const isAround = at.path.every((step, index) => step === path[index]);
    if ((isSection && missing.length === 1) || isAround) return [];
    const { line } = source.locate(path, "key").start;
    const verbs = missing.length === 1 ? ["stands", "it"] : ["stand", "them"];
    const problem: Problem = {
      ...common,
      message: naming(missing, (names) =>
        fitting(
          `${names} ${verbs[0]} in ${noun(value, at.path)}; ${noun(value, path)} on line ${line} needs ${verbs[1]}.`,
          `${names} ${verbs[0]} here, and what begins on line ${line} needs ${verbs[1]}.`,
        ),
      ),
      label: "belongs there",
      help: `Move ${verbs[1]}, with what is below, to ${noun(value, path)} on line ${line}.`,
      range: source.locate([...at.path, key], "key"),
      at: [...at.path, key],
      related: [{ message: `${listing(missing)}: needed here`, range: source.locate(path, "key") }],
    };
    return [...missing.map((one) => ({ path: [...at.path, one], problem })), { path, problem }];
  });
}

/** A column among the rows of its table, or a row among the columns: the two are nothing alike. */
export function columnAmongRows({ source, value }: Context, path: Path): readonly Elsewhere[] {
  const list = path.findLastIndex(
    (step, index) => (step === "rows" || step === "columns") && typeof path[index + 1] === "number",
  );
  if (list < 0) return [];
  const at = path.slice(0, list + 2);
  const columns = [...at.slice(0, at.includes("groups") ? at.lastIndexOf("groups") : list), "columns"];
  const item = dataAt(value, at);
  const columnKeys = knownKeys(fieldAt(value, [...columns, 0]) ?? {});
  const isColumn = path[list] === "rows" && isMap(item) && Object.keys(item).every((key) => columnKeys.includes(key));
  const isRow = path[list] === "columns" && Array.isArray(item);
  if (!isColumn && !isRow) return [];
  const problem: Problem = {
    ...common,
    message: isColumn
      ? "This column stands among the rows of its table."
      : "This row stands among the columns of its table.",
    label: isColumn ? "belongs in “columns”" : "belongs in “rows”",
    help: isColumn ? "Move its line to “columns”." : "Move its line to “rows”.",
    range: source.locate(at),
    at,
  };
  // How many columns and rows there are is not known.
  return [at, columns].map((place) => ({ path: place, problem }));
}
