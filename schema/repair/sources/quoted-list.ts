import { inQuotes } from "../../language/words.ts";
import type { Candidate } from "../../reader/candidate.ts";
import type { Line } from "../regions/line.ts";
import { rewritten } from "./words/rewritten.ts";

/** A text in quotes, or plain words that mean the same between brackets. */
const piece = String.raw`"[^"]*"|'[^']*'|[\p{L}\p{N}](?:[^"',;:#[\]{}\t]*[^"',;:#[\]{}\s])?`;

/**
 * `"Monday","closed"` and `"Monday"; closed`: texts with a comma, a semicolon or a tab between them, as a table program exports them.
 * Behind a comma, words without quotes may go on with a sentence.
 */
const several = new RegExp(
  String.raw`^(?:"[^"]*"|'[^']*')(?:(?:\s*[,;\t]\s*(?:"[^"]*"|'[^']*'))+|(?:\s*[;\t]\s*(?:${piece}))+)$`,
  "u",
);

/** What is no text without quotes. */
const isOther = /^(?:[\d.+-]|(?:true|false|yes|no|on|off|null)$)/i;

/** A line of such texts, as a list between brackets. */
export function listOfQuoted(line: Line): Candidate | undefined {
  if (!several.test(line.value)) return undefined;
  const texts = line.value.match(new RegExp(piece, "gu")) ?? [];
  const list = `[${texts.map((text) => (isOther.test(text) ? inQuotes(text) : text)).join(", ")}]`;
  const end = line.valueAt + line.value.length;
  return {
    code: "yaml/text-after-quote",
    message: "Several texts stand here; brackets make a list of them.",
    label: "no brackets around them",
    start: line.valueAt,
    end,
    title: "Put brackets around them",
    safety: "review",
    help: `Write it so:\n${rewritten(line, list)}`,
    edits: [{ start: line.valueAt, end, text: list }],
  };
}
