import { quote } from "../../language/words.ts";
import type { Candidate } from "../../reader/candidate.ts";
import type { Line } from "../regions/line.ts";
import { cut } from "./words/cut.ts";

/** Four characters of a kind and more, or three of a kind that begins nothing in this file. Two or three dashes have a meaning of their own. */
const ruler = /^(?:([-=*_~#–—+%•·.])(?:\s?\1){3,}|([=*_~+%•·])(?:\s?\2){2}|-{2,})$/u;

const tag = String.raw`<\/?[a-zA-Z][\w-]*(?:\s[^<>]*)?\/?>`;

/** A line of HTML: it begins and ends with a tag. */
const html = new RegExp(String.raw`^${tag}(?:$|.*${tag}$)`);

const isOnlyTags = (text: string): boolean => text.replace(new RegExp(tag, "g"), "").trim() === "";

/** A line that only parts the file, as `***` or `<hr>` do in other languages, and a line of HTML between keys. */
export function separatorLine(line: Line): Candidate | undefined {
  const text = line.text.trim();
  const start = line.start + (line.text.length - line.text.trimStart().length);
  const common = { start, end: start + text.length, title: "Make it a comment" } as const;
  const edits = [{ start, end: start, text: "# " }];
  if (/^(?:<[bh]r\s*\/?>\s*)+$/i.test(text) || (ruler.test(text) && (line.indent > 0 || !/^---?$/.test(text))))
    return {
      ...common,
      code: "yaml/comment-style",
      message: "A line that only parts the file begins with # here.",
      label: "not a comment here",
      safety: "safe",
      help: `Write it so:\n# ${cut(text)}`,
      edits,
    };
  if (!html.test(text)) return undefined;
  return {
    ...common,
    code: "yaml/syntax",
    message: `A line of HTML cannot stand in this file: ${quote(text)}.`,
    label: "HTML",
    safety: "review",
    help: "Delete it. What visitors are to see goes into a section: words into one of the type “text”, a picture into one of the type “picture”.",
    edits,
    ...(!isOnlyTags(text) && { isLoss: true }),
  };
}
