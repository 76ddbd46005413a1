import { kindsOfKey } from "../../../language/descriptor.ts";
import { inQuotes, quote } from "../../../language/words.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { CandidateSource } from "../source.ts";
import { cut } from "../words/cut.ts";

/** `'title' => 'Bread',`: a key and a value of PHP or Ruby, of which at least one stands in quotes. */
const withArrow =
  /^(?<mark>["']|:?)(?<key>[\p{L}_][\p{L}\p{N}_-]*)\k<mark>\s*=>\s*(?<value>"[^"\\]*"|'[^'\\]*'|[\d.]+|true|false)\s*,?$/u;

/** `<title>Bread</title>`: the same as an element of XML. */
const asElement = /^<(?<key>[a-z][\w-]*)>(?<value>[^<>]+)<\/\k<key>>$/;

/** A value as it stands behind a key: in quotes where it has another character than those of words. */
const written = (value: string): string =>
  /^["']/.test(value) || /^[\p{L}\p{N}][\p{L}\p{N} .,-]*$/u.test(value) ? value : inQuotes(value);

/** A line that has a key and its value as another language writes them. */
export const foreignPairCandidates: CandidateSource = function* (line): Iterable<Candidate> {
  const text = line.text.slice(line.contentAt - line.start).trimEnd();
  const groups = (withArrow.exec(text) ?? asElement.exec(text))?.groups;
  const [key = "", value = ""] = [groups?.["key"], groups?.["value"]];
  if (!kindsOfKey(key)) return;
  const isElement = text.startsWith("<");
  const meant = `${key}: ${written(value.trim())}`;
  const end = line.contentAt + text.length;
  yield {
    code: "yaml/missing-colon",
    message: `A key and its value have a colon between them: ${quote(text)}.`,
    label: isElement ? "an element of XML" : "of another language",
    start: line.contentAt,
    end,
    title: "Write a key and a value",
    safety: "review",
    help: `Write it so:\n${cut(meant)}`,
    edits: [{ start: line.contentAt, end, text: meant, ...(isElement && { noWords: `</${key}>` }) }],
  };
};
