import { dataAt } from "../../../language/data-at.ts";
import { inQuotes } from "../../../language/words.ts";
import { isMap, type DataMap, type Path } from "../../../problem.ts";
import { intoGroup } from "../group-by.ts";
import { groupOf } from "./steps.ts";
import type { Finding } from "../../rule.ts";
import { lookUp } from "../../../site/reference.ts";
import type { Context } from "../../context.ts";
import type { WrittenReference } from "../../../site/written.ts";

/** Constants of one value that all who use them take for a group: `trial: 14`, where texts name {trial.days}. */
export function flatConstants(
  unknown: readonly WrittenReference[],
  context: Context,
): { readonly problems: readonly Finding[]; readonly explained: ReadonlySet<WrittenReference> } {
  const { references, site, source } = context;
  const names = new Set(references.map(({ reference }) => reference.name));
  const groups = new Map<string, WrittenReference[]>();
  for (const use of unknown) {
    const { name } = use.reference;
    const above = groupOf(name);
    const found = lookUp(above, site);
    const isFlat = found.kind === "value" || isListOfGroups(found, site);
    if (isFlat && "path" in found && found.path[0] === "constants" && !names.has(above)) intoGroup(groups, above, use);
  }
  const problems = [...groups].flatMap(([name, uses]): Finding[] => {
    const found = lookUp(name, site);
    if (found.kind === "group") return [listedGroup(name, found.path, uses, context)];
    if (found.kind !== "value") return [];
    const range = source.locate(found.path);
    const key = name.slice(name.lastIndexOf(".") + 1);
    const wanted = [...new Set(uses.map(({ reference }) => reference.name.slice(name.length + 1)))];
    const [only = "", other] = wanted;
    const written = source.text.slice(range.start.offset, range.end.offset);
    const isSimple = other === undefined && !Array.isArray(found.value) && !written.includes("\n");
    const text = `{ ${only}: ${/^[^"'].*[,[\]{}]/.test(written) ? inQuotes(written) : written} }`;
    return [
      {
        message: `“${key.slice(0, 20)}” is one value here; texts use {${(uses[0]?.reference.name ?? "").slice(0, 34)}}.`,
        label: "not a group of values",
        help: isSimple
          ? `Give the value its name:\n${key}: ${text}`
          : `Give each value its name:\n${key}:\n${wanted.map((one) => `  ${one}: …`).join("\n")}`,
        range,
        at: found.path,
        related: usedAt(uses, context),
        fixes: isSimple
          ? [
              {
                title: `Write ${text.slice(0, 60)}`,
                safety: "review",
                edits: [{ start: range.start.offset, end: range.end.offset, text }],
              },
            ]
          : [],
      },
    ];
  });
  return { problems, explained: new Set([...groups.values()].flat()) };
}

const usedAt = (uses: readonly WrittenReference[], { source }: Context): Finding["related"] =>
  uses.slice(0, 8).map(({ text: { entry }, reference }) => ({
    message: "used here",
    range: source.locateInside(entry.path, reference.nameStart, reference.nameEnd),
  }));

/** Whether it is a list of keys with values, which texts cannot name: `mark: [{ price: 2 }]`. */
function isListOfGroups(found: ReturnType<typeof lookUp>, site: DataMap): boolean {
  const data = found.kind === "group" ? dataAt(site, found.path) : undefined;
  return Array.isArray(data) && data.every(isMap);
}

/** What is said of a group that a dash makes a list. */
function listedGroup(name: string, path: Path, uses: readonly WrittenReference[], context: Context): Finding {
  const items = dataAt(context.site, path);
  const [first] = Array.isArray(items) && items.length > 0 ? items : [];
  const field = (uses[0]?.reference.name ?? "").slice(name.length + 1);
  const key = name.slice(name.lastIndexOf(".") + 1);
  const isIn = isMap(first) && typeof first[field] !== "object" && Object.hasOwn(first, field);
  return {
    message: `“${key.slice(0, 20)}” is a list here; texts use {${(uses[0]?.reference.name ?? "").slice(0, 36)}}.`,
    label: "a list",
    help: `Write its values without the dashes:\n${key}:\n  ${field}: ${isIn ? String(first[field]) : "…"}`,
    range: context.source.locate(path, "key"),
    at: path,
    related: usedAt(uses, context) ?? [],
  };
}
