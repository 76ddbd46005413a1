import { dataAt } from "../../language/data-at.ts";
import { fieldFor, knownKeys, walk } from "../../language/descriptor.ts";
import type { Field } from "../../language/field.ts";
import { quote } from "../../language/words.ts";
import { isMap, type DataMap, type Path, type Problem } from "../../problem.ts";
import type { Context, Mistake } from "./context.ts";
import type { Elsewhere } from "./elsewhere.ts";
import { keyOf, noun } from "./words.ts";

const common = { code: "shape/misplaced-key", severity: "error" } as const;

/** The keys of a mapping that do not belong there, and those that it lacks. */
export interface Misfit {
  readonly path: Path;
  readonly unknown: string[];
  readonly missing: string[];
}

/** What is wrong with the keys of each mapping. */
export function misfitsOf(mistakes: readonly Mistake[]): readonly Misfit[] {
  const misfits = new Map<string, Misfit>();
  for (const { path, keyword, params } of mistakes) {
    if (keyword !== "additionalProperties" && keyword !== "required") continue;
    const misfit = misfits.get(path.join("/")) ?? { path, unknown: [], missing: [] };
    misfits.set(path.join("/"), misfit);
    if (keyword === "required") misfit.missing.push(String(params["missingProperty"]));
    else misfit.unknown.push(String(params["additionalProperty"]));
  }
  return [...misfits.values()];
}

/** An item that was moved to a list of another kind: a card among the figures, a planned page among the pages. */
export function itemOfOtherList(context: Context, { path, unknown, missing }: Misfit): Elsewhere | undefined {
  const { source, value } = context;
  const item = dataAt(value, path);
  // One key alone may be what somebody tried to write here.
  if (typeof path.at(-1) !== "number" || !isMap(item) || unknown.length + Math.min(1, missing.length) < 2)
    return undefined;
  if (unknown.length === 0 || Object.hasOwn(item, "type") || Object.keys(item).length < 3) return undefined;
  const home = listFor(item, path, value);
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

/** The list whose items have all of these keys and need no others; of several the one that is nearest to the path. */
function listFor(item: DataMap, path: Path, value: DataMap): Path | undefined {
  const own = path.slice(0, -1);
  let best: Path | undefined;
  const common = (other: Path): number => {
    const first = other.findIndex((step, index) => step !== own[index]);
    return first < 0 ? other.length : first;
  };
  walk(value, (data, field, at) => {
    if (!Array.isArray(data) || !field.items || at.at(-1) === "sections" || at.join("/") === own.join("/")) return;
    if (fits(item, field.items) && (!best || common(at) > common(best))) best = [...at];
  });
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
    const home = Object.entries(collections).find(
      ([name, entries]) => isMap(entries) && !Object.hasOwn(entries, key) && source.text.includes(`{${name}.${key}.`),
    )?.[0];
    const at = [...path, key];
    if (home === undefined || !isMap(dataAt(value, at))) continue;
    return {
      path: at,
      problem: {
        ...common,
        message: `${quote(key)} is an entry of “${home}”, and stands inside of ${noun(value, path)}.`,
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

/** A key that one mapping has and does not know, and another one needs and does not have. */
export function movedKeys({ source, value }: Context, misfits: readonly Misfit[]): readonly Elsewhere[] {
  const movable = misfits.flatMap(({ path, unknown }) => unknown.map((key) => [...path, key] as const));
  return misfits.flatMap(({ path, missing, unknown: strange }) => {
    const [key, second] = missing;
    const [at, other] = movable.filter((one) => one.at(-1) === key);
    if (key === undefined || second !== undefined || strange.length > 0 || !at || other) return [];
    // In a section that lacks a key, or around the place that does, there is more to say of it.
    const isSection = [path, at.slice(0, -1)].some((place) => place.at(-2) === "sections");
    const isAround = at.slice(0, -1).every((step, index) => step === path[index]);
    if (isSection || isAround) return [];
    const line = source.locate(path, "key").start.line;
    const problem: Problem = {
      ...common,
      message: `“${key}” stands in ${noun(value, at.slice(0, -1))}, and ${noun(value, path)} on line ${line} lacks it.`,
      label: "belongs there",
      help: `Move it, with what is below it, to ${noun(value, path)} on line ${line}.`,
      range: source.locate(at, "key"),
      at,
      related: [{ message: `“${key}” is missing here`, range: source.locate(path, "key") }],
    };
    return [
      { path: at, problem },
      { path, problem },
    ];
  });
}
