import { quote } from "../../../language/words.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { CandidateSource } from "../source.ts";
import { cut } from "../words/cut.ts";
import { scan } from "./scan.ts";

/** `[{ label: Bread }, label: Gluten }]`: the brace that opens one of several sets of keys is lost. */
export function lostBrace(value: string, extra: number, at: (offset: number) => number): Candidate | undefined {
  if (value[extra] !== "}") return undefined;
  const from = Math.max(value.lastIndexOf("[", extra), value.lastIndexOf("}", extra - 1));
  const [lead, key] = /^[}[]\s*,?\s*([\w-]+):\s/.exec(value.slice(from, extra)) ?? [];
  const isBesideBraces = value[from] === "}" || /^\}\s*,\s*\{/.test(value.slice(extra));
  if (lead === undefined || key === undefined || !isBesideBraces) return undefined;
  const start = at(from + lead.lastIndexOf(key));
  return {
    code: "yaml/unclosed-bracket",
    message: `Before ${quote(key)} the brace that opens is missing.`,
    label: "a brace is missing here",
    start,
    end: start + key.length,
    title: "Write the brace that opens",
    safety: "review",
    help: `Write it so:\n{ ${cut(value.slice(from + lead.lastIndexOf(key), extra + 1))}`,
    edits: [{ start, end: start, text: "{ " }],
  };
}

/** Keys with round brackets around them, or without the brace that opens. */
export const otherBrackets: CandidateSource = function* (line) {
  // What stands after the dash, and after the key where its value begins with a bracket.
  const from =
    line.text.slice(line.contentAt - line.start).startsWith("(") || line.isDashed ? line.contentAt : line.valueAt;
  const written = line.text.slice(from - line.start).trimEnd();
  const common = { code: "yaml/unclosed-bracket", start: from, safety: "review" } as const;
  const inside = /^\(\s*([\w-]+:\s.*[^\s{(])\s*[)}]$/.exec(written)?.[1];
  if (inside !== undefined)
    yield {
      ...common,
      message: "Keys on one line stand between braces, not between round brackets.",
      label: "not braces",
      end: from + written.length,
      title: "Write braces",
      help: `Write it so:\n${line.isDashed ? "- " : ""}{ ${inside} }`,
      edits: [{ start: from, end: from + written.length, text: `{ ${inside} }` }],
    };
  const isHeadless = /^[\w-]+:\s[^{[]*,\s*[\w-]+:\s.*\}$/.test(written) && scan(written).extra === written.length - 1;
  if (isHeadless)
    yield {
      ...common,
      message: "The brace that ends this line was never opened.",
      label: "a brace is missing here",
      end: from + 1,
      title: "Write the brace that opens",
      help: `Write it so:\n${line.isDashed ? "- " : ""}{ ${written}`,
      edits: [{ start: from, end: from, text: "{ " }],
    };
};
