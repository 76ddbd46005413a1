import { dataAt } from "../../../language/data-at.ts";
import { isMap, type Fix, type Path, type Problem } from "../../../problem.ts";
import type { Context } from "../context.ts";
import { replace } from "../fixes.ts";
import { frameHome, homeOf, type Home } from "./homes.ts";
import { mapAt } from "../map-at.ts";
import { move } from "./move.ts";
import { keyOf, noun } from "../words.ts";

/** A key that belongs somewhere else: around the place where it stands, beside it, or in the frame of the file. */
export function explainMisplaced(context: Context, path: Path, key: string): Problem | undefined {
  const { source, value } = context;
  const at = [...path, key];
  const home = homeOf(context, path, key) ?? frameHome(context, path, key);
  if (!home) return undefined;
  // In the page it would be its share picture, which shows nothing where the author wrote it.
  if (key === "image" && home.kind === "above" && home.path.length < path.length) return undefined;
  const place = noun(value, path);
  const there = noun(value, home.path);
  const below = keyOf(home.path);
  const range = source.locate(at, "key");
  const explains = [[...home.path, key]];
  const common = { code: "shape/misplaced-key", severity: "error", range, at, explains } as const;
  if (Object.hasOwn(mapAt(value, home.path), key))
    return {
      ...common,
      message: `“${key}” does not belong in ${place}. It stands in ${there} already.`,
      label: "stands elsewhere already",
      help: `Delete one of the two. It belongs in ${there}.`,
      related: [{ message: "the other one", range: source.locate([...home.path, key], "key") }],
    };
  if (home.kind === "above")
    return {
      ...common,
      message: `“${key}” does not belong in ${place}, but in ${there}.`,
      label: "indented too far",
      help: `Move it to the left, to where the keys of ${there} begin.`,
      fixes: move(context, at, home),
    };
  if (typeof home.path.at(-1) === "number")
    return {
      ...common,
      message: `“${key}” does not belong in ${place}, but in one of its sections.`,
      label: "belongs in a section",
      help: `Move it to where the keys of ${there} begin, such as below its type.`,
      fixes: move(context, at, home),
    };
  // What is said of one page would be said of all of them.
  if (path[0] === "routes" && home.path[0] === "site")
    return {
      ...common,
      message: `“${key}” does not belong in ${place}, but inside “${below}”.`,
      label: "counts for the whole site",
      help: `Below “${below}” it counts for all pages: write it there if that is meant, and delete it here.`,
    };
  const isThere = isMap(dataAt(value, home.path));
  return {
    ...common,
    message: `“${key}” does not belong in ${place}, but ${below === "the file" ? `at ${there}` : `inside “${below}”`}.`,
    label: below === "the file" ? "belongs at the left edge" : `belongs inside “${below}”`,
    help: isThere
      ? `Move it below “${below}” and indent it two spaces further.`
      : `Write it below a key of that name:\n${below}:\n  ${key}: …`,
    fixes: isThere || home.kind === "beside" ? move(context, at, home) : wrap(context, at, home),
  };
}

/** The set of keys where it belongs, begun above it. */
function wrap({ source }: Context, at: Path, { path }: Home): readonly Fix[] {
  const pair = source.pair(at);
  const isInside = path.length === at.length && path.slice(0, -1).every((step, index) => step === at[index]);
  if (
    !isInside ||
    !pair ||
    pair.value.kind !== "scalar" ||
    source.text.slice(pair.key.start, pair.value.end).includes("\n")
  )
    return [];
  const column = pair.key.start - source.positions.startOf(source.positions.lineOf(pair.key.start));
  if (source.positions.lineText(source.positions.lineOf(pair.key.start)).slice(0, column).trim() !== "") return [];
  const written = `${keyOf(path)}:\n${" ".repeat(column + 2)}`;
  return replace(`Write “${keyOf(path)}:” above it`, "review", { start: pair.key.start, end: pair.key.start }, written);
}
