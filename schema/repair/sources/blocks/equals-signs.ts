import { kindsOfKey } from "../../../language/descriptor.ts";
import { inQuotes } from "../../../language/words.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { cut } from "../words/cut.ts";

/** With one of them, it is said of that line. */
const minLines = 2;

const equals = /^(\s*(?:- +)?)([A-Za-z][\w-]*)\s*=\s*(\S.*?)\s*$/;

/** What a value needs quotes for, where it has none. */
const isPlain = (value: string): boolean =>
  /^(?:"[^"]*"|'[^']*'|\[.*\]|\{.*\})$/.test(value) || !/^[!&*?%@`"'[{|>-]|: |\s#|:$/.test(value);

/** Keys and values with an equals sign between them, as other files have it, all of the file together. */
export function equalsSigns(positions: Positions): Candidate | undefined {
  if (!positions.text.includes("=")) return undefined;
  const found = Array.from({ length: positions.lines }, (_, index) => {
    const [, lead = "", key = "", value = ""] = equals.exec(positions.lineText(index)) ?? [];
    return { index, lead, key, value, start: positions.startOf(index) };
  }).filter(({ key }) => key !== "" && kindsOfKey(key) !== undefined);
  const [first] = found;
  if (!first || found.length < minLines) return undefined;
  const written = ({ key, value }: typeof first): string => `${key}: ${isPlain(value) ? value : inQuotes(value)}`;
  return {
    code: "yaml/missing-colon",
    message: `A colon and a space follow each key, not an equals sign: ${found.length} lines have one.`,
    label: "an equals sign",
    start: first.start + first.lead.length,
    end: positions.endOf(first.index),
    title: "Write the colons",
    safety: "review",
    help: `Write them so:\n${found
      .slice(0, 4)
      .map((line) => cut(written(line)))
      .join("\n")}`,
    edits: found.map((line) => ({
      start: line.start + line.lead.length,
      end: positions.endOf(line.index),
      text: written(line),
    })),
  };
}
