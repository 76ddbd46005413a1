import type { Path, Source } from "../../../problem.ts";
import type { Finding } from "../../rule.ts";

/** Names that stand in one value because no comma parts them: `[new hot]`. Nothing where one of them is none. */
export function joinedNames(value: string, known: readonly string[]): readonly string[] | undefined {
  const names = value.trim().split(/\s*[;|&+/]\s*|\s+/);
  return names.length > 1 && names.every((name) => known.includes(name)) ? names : undefined;
}

/** What is said of them. */
export function withoutComma(names: readonly string[], source: Source, path: Path): Finding {
  const range = source.locate(path);
  const [start, end] = [range.start.offset, range.end.offset];
  const isInBrackets = /\[[^\]\n]*$/.test(source.text.slice(0, start).split("\n").at(-1) ?? "");
  const written = names.join(", ");
  return {
    message: `A comma is missing between “${(names[0] ?? "").slice(0, 24)}” and “${(names[1] ?? "").slice(0, 24)}”.`,
    label: "no comma",
    help: isInBrackets ? `Write ${written}` : "Write each of them on a line of its own, after a dash.",
    range,
    at: path,
    fixes: isInBrackets ? [{ title: `Write ${written}`, safety: "safe", edits: [{ start, end, text: written }] }] : [],
  };
}
