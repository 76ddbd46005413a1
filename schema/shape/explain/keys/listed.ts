import { dataAt } from "../../../language/data-at.ts";
import { fieldAt, fieldFor, knownKeys } from "../../../language/descriptor.ts";
import type { Field } from "../../../language/field.ts";
import { naming } from "../../../language/words.ts";
import { isMap, type Edit, type Fix, type Path, type Problem } from "../../../problem.ts";
import type { Context } from "../context.ts";
import { linesOf, shiftLines } from "../fixes.ts";
import { keyOf, noun } from "../words.ts";

/** The keys of the items of a list that a field has; none where it is no list of such. */
const keysInList = (field: Field, name: string): readonly string[] => {
  const { items } = fieldFor(field.properties?.[name] ?? {}, undefined);
  return items ? knownKeys(fieldFor(items, undefined)) : [];
};

/** The list that has to be there and is not, whose items have the key: `groups` for the `rows` of a comparison. */
export function listFor(field: Field, missing: readonly string[], key: string): string | undefined {
  return missing.find((name) => keysInList(field, name).includes(key));
}

/** Keys that belong in an item of a list that is missing. One mistake, however many they are. */
export function explainListed(
  { source, value }: Context,
  path: Path,
  unknown: readonly string[],
  missing: readonly string[],
): { readonly keys: readonly string[]; readonly list: string; readonly problem: Problem } | undefined {
  const node = source.node(path);
  const field = fieldAt(value, path);
  const [list] = unknown.flatMap((key) => (field && listFor(field, missing, key)) ?? []);
  if (!field || list === undefined || node?.kind !== "map") return undefined;
  const keys = unknown.filter((key) => listFor(field, [list], key) !== undefined);
  const pairs = node.pairs.filter(({ name }) => keys.includes(name));
  const [first, last] = [pairs[0], pairs.at(-1)];
  if (!first || !last) return undefined;
  const isTogether = node.pairs.indexOf(last) - node.pairs.indexOf(first) === pairs.length - 1;
  const [top] = linesOf(source, first.key);
  const [, bottom] = linesOf(source, last.value.end > last.key.end ? last.value : last.key);
  const lead = source.text.slice(source.positions.startOf(top), first.key.start);
  const fixes = isTogether && !node.flow && lead.trim() === "" ? wrapped(source, `${list}:`, top, bottom, lead) : [];
  return {
    keys,
    list,
    problem: {
      code: "shape/misplaced-key",
      severity: "error",
      message: naming(
        keys,
        (names) =>
          `${names} ${keys.length === 1 ? "does" : "do"} not belong in ${noun(value, path)}, but in an item of “${list}”.`,
        4,
      ),
      label: `belongs in an item of “${list}”`,
      help: `Write it so:\n${list}:\n  - ${first.name}: …`,
      range: source.rangeAt(first.key.start, first.key.end),
      at: [...path, first.name],
      ...(fixes.length > 0 && { fixes }),
    },
  };
}

/** A list whose items are those of a list inside them that is missing: rows where groups with rows are wanted. */
export function explainInnerList({ source, value }: Context, path: Path): Problem | undefined {
  const [data, node, field] = [dataAt(value, path), source.node(path), fieldAt(value, [...path, 0])];
  const item = field && fieldFor(field, undefined);
  if (!item || !Array.isArray(data) || node?.kind !== "list" || data.length === 0) return undefined;
  const list = (item.required ?? []).find((name) => {
    const keys = keysInList(item, name);
    const isItem = (one: unknown): boolean => isItemOf(one, name, keys, item);
    return keys.length > 0 && data.every(isItem);
  });
  const first = node.items[0];
  if (list === undefined || !first) return undefined;
  const [top] = linesOf(source, node);
  const [, bottom] = linesOf(source, node.items.at(-1) ?? node);
  const lead = source.text.slice(source.positions.startOf(top), node.start);
  const fixes = !node.flow && lead.trim() === "" ? wrapped(source, `- ${list}:`, top, bottom, lead) : [];
  const keys = isMap(data[0]) ? Object.keys(data[0]) : [];
  return {
    code: "shape/misplaced-key",
    severity: "error",
    message: naming(
      keys,
      (names) => `${names} do not belong in ${noun(value, [...path, 0])}, but in its “${list}”.`,
      3,
    ),
    label: `belongs inside “${list}”`,
    help: `Write a line above the items, and move them four spaces to the right:\n${keyOf(path)}:\n  - ${list}:\n      - ${keys[0] ?? ""}: …`,
    range: source.locate([...path, 0, keys[0] ?? ""], "key"),
    at: path,
    ...(fixes.length > 0 && { fixes }),
  };
}

/** Whether data is an item of an inner list, and none of the outer one. */
function isItemOf(data: unknown, name: string, keys: readonly string[], outer: Field): boolean {
  const written = typeof data === "object" && data !== null && !Array.isArray(data) ? Object.keys(data) : [];
  const own = knownKeys(outer);
  return (
    written.length > 0 &&
    !written.includes(name) &&
    written.every((key) => keys.includes(key)) &&
    written.some((key) => !own.includes(key))
  );
}

/** Writes a line above others and moves them into it, as an item of a list where the line is no item itself. */
function wrapped(source: Context["source"], line: string, top: number, bottom: number, lead: string): readonly Fix[] {
  const start = source.positions.startOf(top);
  const [first, ...rest] = shiftLines(source, top, bottom, 4);
  if (!first) return [];
  const inside = line.startsWith("- ") ? "    " : "  - ";
  const edits: Edit[] = [{ start, end: start + lead.length, text: `${lead}${line}\n${lead}${inside}` }, ...rest];
  return [{ title: `Write “${line}” above`, safety: "review", edits }];
}
