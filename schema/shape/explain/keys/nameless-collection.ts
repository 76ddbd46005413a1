import { fieldAt, knownKeys } from "../../../language/descriptor.ts";
import { isEntryName } from "../../../language/names.ts";
import { choices } from "../../../language/words.ts";
import { isMap, type Data, type DataMap, type Path, type Problem } from "../../../problem.ts";
import type { TreeSource } from "../../../reader/source.ts";
import type { Context } from "../context.ts";

/** Entries that stand directly below “collections”, because the name of their collection is missing above them. */
export function namelessCollection(context: Context): { paths: readonly Path[]; problem: Problem } | undefined {
  const { source, value } = context;
  const { collections } = value;
  if (!isMap(collections)) return undefined;
  const known = knownKeys(fieldAt(value, ["collections", "any", "any"]) ?? {});
  const isEntry = (data: Data): boolean =>
    isMap(data) &&
    typeof data["title"] === "string" &&
    Object.keys(data).length > 1 &&
    Object.keys(data).every((key) => known.includes(key));
  const entries = Object.keys(collections).filter((name) => isEntry(collections[name] ?? null));
  const [first] = entries;
  if (first === undefined) return undefined;
  const wanted = wantedNames(value).filter((name) => !Object.hasOwn(collections, name));
  const name = wanted.length === 1 ? wanted[0] : undefined;
  const at = ["collections", first];
  const others = Object.keys(collections).filter((other) => !entries.includes(other));
  if (wanted.length === 0 && others.length > 0)
    return {
      paths: entries.map((entry) => ["collections", entry]),
      problem: {
        code: "shape/misplaced-key",
        severity: "error",
        message: `“${first.slice(0, 24)}” is an entry, and stands beside the collections.`,
        label: "an entry in no collection",
        help: `Move its lines below ${choices(others.slice(0, 6))}, and indent them as far as the other entries.`,
        range: source.locate(at, "key"),
        at,
        explains: [["collections"], at],
      },
    };
  return {
    paths: entries.map((entry) => ["collections", entry]),
    problem: {
      code: "shape/misplaced-key",
      severity: "error",
      message: `“${first.slice(0, 24)}” is an entry, and the name of its collection is missing above it.`,
      label: "an entry in no collection",
      help: `Write the name above the entries, and indent each of their lines two spaces further:\n${name ?? "products"}:\n  ${first}:`,
      range: source.locate(at, "key"),
      at,
      explains: name === undefined ? [["collections"]] : [["collections", name], at],
      fixes: name === undefined ? [] : indentBelow(source, name, entries, Object.keys(collections)),
    },
  };
}

/** The collections that sections show. */
function wantedNames({ routes, shared }: DataMap): readonly string[] {
  const pages = Array.isArray(routes) ? routes : [];
  const sections = [
    ...pages.flatMap((page) => (isMap(page) && Array.isArray(page["sections"]) ? page["sections"] : [])),
    ...(isMap(shared) ? Object.values(shared) : []),
  ];
  const names = sections.flatMap((section) =>
    isMap(section) && typeof section["from"] === "string" && isEntryName(section["from"]) ? [section["from"]] : [],
  );
  return [...new Set(names)];
}

/** The name above the entries, and these further inside; nothing where another collection stands between them. */
function indentBelow(
  source: TreeSource,
  name: string,
  entries: readonly string[],
  all: readonly string[],
): Problem["fixes"] {
  const from = all.indexOf(entries[0] ?? "");
  const pairs = entries.flatMap((entry) => source.pair(["collections", entry]) ?? []);
  const [first, last] = [pairs[0], pairs.at(-1)];
  const isRun = entries.every((entry, index) => all[from + index] === entry);
  if (!first || !last || !isRun) return [];
  const { positions } = source;
  const start = positions.lineOf(first.key.start);
  const lead = first.key.start - positions.startOf(start);
  if (lead === 0 || positions.lineText(start).slice(0, lead).trim() !== "") return [];
  const lines = Array.from({ length: positions.lineOf(last.value.end) - start + 1 }, (_, index) => start + index);
  const inside = lines.filter((line) => positions.lineText(line).trim() !== "").map((line) => positions.startOf(line));
  return [
    {
      title: `Write “${name}:” above, and indent the entries`,
      safety: "review",
      edits: inside.map((at, index) => ({
        start: at,
        end: at,
        text: index === 0 ? `${" ".repeat(lead)}${name}:\n  ` : "  ",
      })),
    },
  ];
}
