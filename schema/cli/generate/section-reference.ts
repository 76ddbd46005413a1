import { readFileSync } from "node:fs";
import { join } from "node:path";
import { definition, root as file, sectionField, sectionTypes } from "../../language/descriptor.ts";
import { fieldRows, type Row } from "./field-rows.ts";

/** How many examples of a type are shown: the shortest, and one as it is usually written. */
const examplesShown = 2;

/** The reference of all section types: their fields, limits and examples. */
export function sectionReference(root: string): string {
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
    "Made from the schema by `npm run generate`. A page is a list of sections; each says its `type`. A field in **bold** is needed, the others may be left out. What is longer than it says still works, with a warning. What the kinds of values mean is in the [guide](guide.md).",
    "",
    [...sections.map(({ type }) => `[${type}](#${type})`), "[the rest of the file](#the-rest-of-the-file)"].join(" · "),
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
      ...table(own),
      "",
      ...examples(root, type),
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

/** The first examples of a type as items of “sections”. Their constants and badges are those of the gallery. */
function examples(root: string, type: string): string[] {
  const text = readFileSync(join(root, "blocks", type, "examples.yaml"), "utf8");
  const items = text.split(/^(?=- name:)/m).flatMap((piece) => {
    const [, flow, lines] = /\n {2}section:(?: +(\S[^]*)|\n {4}(\S[^]*))$/.exec(piece) ?? [];
    const item = flow ?? lines?.replaceAll(/^ {2}/gm, "");
    return item === undefined ? [] : [`- ${item.trimEnd()}`];
  });
  return items
    .slice(0, examplesShown)
    .flatMap((item) => ["```yaml", item, "```", ""])
    .slice(0, -1);
}
