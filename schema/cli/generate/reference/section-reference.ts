import { definition, root as file, sectionField, sectionTypes } from "../../../language/descriptor.ts";
import { fieldRows, type Row } from "./field-rows.ts";
import { purposeTable } from "./purpose-table.ts";

/** How many examples of a type are shown: the shortest, and one as it is usually written. */
const examplesShown = 2;

/**
 * The reference of all section types: their fields, limits and examples.
 * @param examplesOf the examples of each type, as items of `sections`
 */
export function sectionReference(examplesOf: ReadonlyMap<string, readonly string[]>): string {
  const parts = new Set<string>();
  const named = (part: string): void => void parts.add(part);
  const sections = sectionTypes.map((type) => {
    const field = sectionField(type) ?? {};
    return { type, field, rows: fieldRows(field, named) };
  });
  const common = commonRows(sections.map(({ rows }) => rows));

  const lines = [
    "# Sections",
    "",
    "A page is a list of sections; each says its `type`. A field in **bold** is needed, the others may be left out. What is longer than it says still works, with a warning. What the kinds of values mean is in the [guide](guide.md).",
    "",
    [...sections.map(({ type }) => `[${type}](#${type})`), "[the rest of the file](#the-rest-of-the-file)"].join(" · "),
    "",
    ...purposeTable(),
    "",
    "## Every section",
    "",
    "These fields work in every type; where a type's own table has one of them, that line counts.",
    "",
    ...table(common),
  ];
  for (const { type, field, rows } of sections) {
    const own = rows.filter((row) => !common.some((other) => sameRow(row, other)));
    lines.push(
      "",
      `## ${type}`,
      "",
      `*${field.label ?? type}.* ${field.description ?? ""}`,
      "",
      `![An example of ${type}](pictures/${type}.webp)`,
      "",
      ...table(own),
      "",
      ...fenced(examplesOf.get(type) ?? []),
    );
  }
  lines.push(
    "",
    "## The rest of the file",
    "",
    "What stands around the sections.",
    "",
    ...table(fieldRows(file, named)),
  );
  lines.push("", "## Parts", "", "What several places have in common.");
  // A part may name further parts: the set grows while it is read.
  for (const part of parts) {
    const field = definition(part) ?? {};
    lines.push("", `### ${part} (part)`, "", field.description ?? "", "", ...table(fieldRows(field, named)));
  }
  return `${lines.join("\n")}\n`;
}

const sameRow = (one: Row, other: Row): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The rows that most types have in the same words: those of every section. */
function commonRows(all: readonly (readonly Row[])[]): Row[] {
  const counts = new Map<string, { row: Row; count: number }>();
  for (const row of all.flat()) {
    const known = counts.get(JSON.stringify(row));
    if (known) known.count += 1;
    else counts.set(JSON.stringify(row), { row, count: 1 });
  }
  return [...counts.values()].filter(({ count }) => count > all.length / 2).map(({ row }) => row);
}

function table(rows: readonly Row[]): string[] {
  if (rows.length === 0) return ["No fields of its own."];
  const cell = (words: string): string => words.replaceAll("|", "\\|").replaceAll("<", "&lt;");
  return [
    "| field | value | meaning |",
    "| --- | --- | --- |",
    ...rows.map(
      ({ name, isNeeded, value, meaning }) =>
        `| ${isNeeded ? `**${name}**` : name} | ${cell(value)} | ${cell(meaning)} |`,
    ),
  ];
}

/** The first examples of a type. Their constants and badges are those of the gallery. */
const fenced = (items: readonly string[]): string[] =>
  items
    .slice(0, examplesShown)
    .flatMap((item) => ["```yaml", item, "```", ""])
    .slice(0, -1);
