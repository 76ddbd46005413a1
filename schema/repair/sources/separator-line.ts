import { quote } from "../../language/words.ts";
import type { Candidate } from "../../reader/candidate.ts";
import type { Line } from "../regions/line.ts";
import { limits } from "../limits.ts";
import { cut } from "./words/cut.ts";

/** Four characters of a kind and more, or three of a kind that begins nothing in this file. Two or three dashes have a meaning of their own. */
const ruler = /^(?:([-=*_~#–—+%•·.])(?:\s?\1){3,}|([=*_~+%•·])(?:\s?\2){2}|-{2,})$/u;

const tag = String.raw`<\/?[a-zA-Z][\w-]*(?:\s[^<>]*)?\/?>`;

/** A line of HTML: it begins and ends with a tag. */
const html = new RegExp(String.raw`^${tag}(?:$|.*${tag}$)`);

const isOnlyTags = (text: string): boolean => text.replace(new RegExp(tag, "g"), "").trim() === "";

/** A line that only parts the file, as `***` or `<hr>` do in other languages, and lines of HTML between keys. */
export function separatorLine(line: Line, lineOf: (index: number) => Line | undefined): Candidate | undefined {
  const text = line.text.trim();
  const start = line.start + (line.text.length - line.text.trimStart().length);
  if (/^(?:<[bh]r\s*\/?>\s*)+$/i.test(text) || (ruler.test(text) && (line.indent > 0 || !/^---?$/.test(text))))
    return {
      code: "yaml/comment-style",
      message: "A line that only parts the file begins with # here.",
      label: "not a comment here",
      start,
      end: start + text.length,
      title: "Make it a comment",
      safety: "safe",
      help: `Write it so:\n# ${cut(text)}`,
      edits: [{ start, end: start, text: "# " }],
    };
  return html.test(text) ? htmlFrom(line, lineOf) : undefined;
}

/** Lines of HTML, from the first one on. */
function htmlFrom(first: Line, lineOf: (index: number) => Line | undefined): Candidate {
  const run: Line[] = [];
  for (let line: Line | undefined = first; line && html.test(line.text.trim()); line = lineOf(line.index + 1))
    if (run.push(line) === limits.movedLines) break;
  const last = run.at(-1) ?? first;
  const words =
    run.length === 1
      ? "A line of HTML cannot stand in this file"
      : `These ${run.length} lines are HTML, which cannot stand in this file`;
  return {
    code: "yaml/syntax",
    message: `${words}: ${quote(first.text.trim(), 24)}.`,
    label: "HTML",
    start: first.start + first.indent,
    end: last.start + last.text.trimEnd().length,
    title: run.length === 1 ? "Make it a comment" : "Make them comments",
    safety: "review",
    help: "Delete it. What visitors are to see goes into a section: words into one of the type “text”, a picture into one of the type “picture”.",
    edits: run.map(({ start, indent }) => ({ start: start + indent, end: start + indent, text: "# " })),
    ...(!run.every(({ text }) => isOnlyTags(text)) && { isLoss: true }),
  };
}
