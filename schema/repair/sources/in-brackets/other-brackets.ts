import type { CandidateSource } from "../source.ts";
import { scan } from "./scan.ts";

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
