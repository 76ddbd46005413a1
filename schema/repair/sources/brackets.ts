import { inQuotes, quote } from "../../language/words.ts";
import type { CandidateSource } from "./source.ts";
import { missingColon } from "./missing-colon.ts";

const partners: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

/** What a piece of a line leaves open; the first bracket that closes nothing; the first comment. Minus one where there is none. */
interface Scan {
  readonly open: readonly string[];
  readonly extra: number;
  readonly hash: number;
  readonly quoteAt: number;
}

function scan(text: string): Scan {
  const open: string[] = [];
  const nothing = { open, extra: -1, hash: -1, quoteAt: -1 };
  let quoteAt = -1;
  for (const [at, character] of text.split("").entries()) {
    if (quoteAt >= 0) quoteAt = character === text[quoteAt] ? -1 : quoteAt;
    else if ((character === '"' || character === "'") && /[\s,:{[]/.test(text[at - 1] ?? " ")) quoteAt = at;
    else if (character === "#" && /\s/.test(text[at - 1] ?? "")) return { ...nothing, hash: at };
    else if (character === "{" || character === "[") open.push(character);
    else if (character === "}" || character === "]") {
      if (partners[open.at(-1) ?? ""] !== character) return { ...nothing, open, extra: at };
      open.pop();
    }
  }
  return { ...nothing, quoteAt };
}

/** Keys with round brackets around them, or without the brace that opens. */
const otherBrackets: CandidateSource = function* (line) {
  // What stands after the dash, and after the key where its value begins with a bracket.
  const from =
    line.text.slice(line.contentAt - line.start).startsWith("(") || line.isDashed ? line.contentAt : line.valueAt;
  const written = line.text.slice(from - line.start).trimEnd();
  const common = { code: "yaml/unclosed-bracket", start: from, safety: "review" } as const;
  const inside = /^\(\s*([\w-]+:\s.*\S)\s*\)$/.exec(written)?.[1];
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

/** A text between brackets that has a number sign in it, as in `{ quote: the #1 shop, role: Baker }`. */
function textAround(value: string, hash: number): { readonly start: number; readonly end: number } | undefined {
  const before = value.slice(0, hash);
  if (/(?:[[{,]|[{,]\s*[\w-]+:)\s*$/.test(before)) return undefined;
  const [lead] = /^.*[{,]\s*[\w-]+:\s+(?=[^\s"'{[])/.exec(before) ?? /^.*[[,]\s*(?=[^\s"'{[])/.exec(before) ?? [];
  if (lead === undefined || /["{}[\]]/.test(before.slice(lead.length)) || !/^#[\p{L}\p{N}]/u.test(value.slice(hash)))
    return undefined;
  const isKeyed = lead.trimEnd().endsWith(":");
  const end = value.slice(hash).search(isKeyed ? /\s*(?:,\s*[\w-]+:\s|[}\]]+\s*$)/ : /\s*[,\]]/);
  return end < 0 ? undefined : { start: lead.length, end: hash + end };
}

/** What goes wrong between brackets on one line. */
export const bracketCandidates: CandidateSource = function* (line, place) {
  const value = line.text.slice(line.valueAt - line.start).trimEnd();
  yield* otherBrackets(line, place);
  if (!/^[{[]/.test(value)) return;
  const { open, extra, hash, quoteAt } = scan(value);
  const at = (offset: number): number => line.valueAt + offset;
  const inText = hash >= 0 ? textAround(value, hash) : undefined;
  if (inText) {
    const text = inQuotes(value.slice(inText.start, inText.end));
    const key = /([\w-]+):\s*$/.exec(value.slice(0, inText.start))?.[1];
    yield {
      code: "yaml/text-needs-quotes",
      message: `${key === undefined ? "This text" : `“${key}”`} needs quotes here: a space and # begin a comment.`,
      label: "everything from here is ignored",
      start: at(hash),
      end: at(value.length),
      title: "Put the text in quotes",
      safety: "safe",
      help: `Put the text in quotes:\n${key === undefined ? text : `${key}: ${text}`}`,
      edits: [{ start: at(inText.start), end: at(inText.end), text }],
    };
    return;
  }
  if (hash >= 0 && /^#\S/.test(value.slice(hash))) {
    const written = /^#[^\s,}\]]*/.exec(value.slice(hash))?.[0] ?? "#";
    const key = /([\w-]+)\s*:\s*$/.exec(value.slice(0, hash))?.[1] ?? "The value";
    const isPath = written.startsWith("#/");
    const text = isPath ? written.slice(1) : inQuotes(written);
    yield {
      code: "yaml/hash-is-comment",
      message: `“${key}” is empty, because # starts a comment in this file format.`,
      label: "everything from here is ignored",
      start: at(hash),
      end: at(value.length),
      title: isPath ? "Remove the #" : "Put it in quotes",
      safety: "safe",
      help: `${isPath ? "Write the path without the #" : "Put it in quotes"}:\n${key}: ${text}`,
      edits: [{ start: at(hash), end: at(hash + written.length), text }],
    };
    return;
  }
  if (quoteAt >= 0) return;
  const expected = partners[open.at(-1) ?? ""];
  if (extra >= 0 && expected !== undefined)
    yield {
      code: "yaml/unclosed-bracket",
      message: `The bracket ${open.at(-1) ?? ""} is closed by ${value[extra] ?? ""}; ${expected} closes it.`,
      label: `not ${expected}`,
      start: at(extra),
      end: at(extra + 1),
      title: `Write ${expected}`,
      safety: "review",
      help: `Write ${expected} in its place.`,
      edits: [{ start: at(extra), end: at(extra + 1), text: expected }],
    };
  if (open.length > 0 && hash < 0) {
    const close = open
      .toReversed()
      .map((character) => partners[character] ?? "")
      .join(" ");
    const spaced = value.startsWith("{ ") ? ` ${close}` : close;
    yield {
      code: "yaml/unclosed-bracket",
      message: `The bracket that opens here is never closed: ${quote(value)}.`,
      label: "opens here",
      start: at(value.lastIndexOf(open.at(-1) ?? "{")),
      end: at(value.lastIndexOf(open.at(-1) ?? "{") + 1),
      title: "Close the bracket",
      safety: "review",
      help: `Close it at the end of the line: ${close}`,
      edits: [{ start: at(value.length), end: at(value.length), text: spaced }],
    };
  }
  if (extra >= 0)
    yield {
      code: "yaml/unclosed-bracket",
      message: `This ${value[extra] ?? "bracket"} closes nothing.`,
      label: "one too many",
      start: at(extra),
      end: at(extra + 1),
      title: "Delete the bracket",
      safety: "review",
      help: "Delete it.",
      edits: [{ start: at(extra), end: at(extra + 1), text: "" }],
    };
  yield* between(value, at);
};

/** A missing comma, a semicolon, a colon in a text between brackets. */
function* between(value: string, at: (offset: number) => number): ReturnType<CandidateSource> {
  const common = { safety: "safe", code: "yaml/comma" } as const;
  const semicolon = /;\s*[\w-]+\s*:/.exec(value);
  if (semicolon)
    yield {
      ...common,
      message: "Between braces, keys are separated by commas.",
      label: "not a comma",
      start: at(semicolon.index),
      end: at(semicolon.index + 1),
      title: "Write a comma",
      help: "Write a comma in place of the semicolon.",
      edits: [{ start: at(semicolon.index), end: at(semicolon.index + 1), text: "," }],
    };
  const commas = /,(\s*,)+/.exec(value);
  if (commas)
    yield {
      ...common,
      message: "Between two commas stands nothing.",
      label: "one comma too many",
      start: at(commas.index),
      end: at(commas.index + commas[0].length),
      title: "Delete the comma",
      help: "Delete one of the commas.",
      edits: [{ start: at(commas.index), end: at(commas.index + commas[0].length), text: "," }],
    };
  for (const found of value.matchAll(/([{,]\s*)([\w-]+)\s+(?=["'{[])/g)) {
    const name = found[2] ?? "";
    const start = at(found.index + (found[1] ?? "").length);
    yield {
      ...missingColon(name, start),
      help: `Write it so:\n${name}: …`,
      edits: [{ start: start + name.length, end: start + name.length, text: ":" }],
    };
  }
  for (const found of value.matchAll(/([^,{}[\]:"']*[^,{}[\]:"'\s])\s+([\w-]+):\s/g)) {
    const words = found[1]?.trim() ?? "";
    const start = found.index + found[0].lastIndexOf(found[2] ?? "");
    if (words !== "")
      yield {
        ...common,
        safety: "review",
        message: `Before “${found[2] ?? ""}” a comma is missing.`,
        label: "no comma before it",
        start: at(start),
        end: at(start + (found[2] ?? "").length),
        title: "Add the comma",
        help: "Keys between braces are separated by commas.",
        // The comma of another script is one.
        edits: [
          {
            start: at(found.index + (found[1] ?? "").replace(/[،、，﹐]$/, "").length),
            end: at(found.index + (found[1] ?? "").length),
            text: ",",
          },
        ],
      };
  }
  for (const found of value.matchAll(/([\w-]+):\s+([^,{}[\]"']*:\s[^,{}[\]"']*?)\s*(?=[,}\]])/g)) {
    const text = found[2]?.trimEnd() ?? "";
    const start = found.index + found[0].indexOf(text);
    yield {
      ...common,
      code: "yaml/colon-in-text",
      message: `“${found[1] ?? ""}” needs quotes, because a colon and a space stand in it.`,
      label: "needs quotes",
      start: at(start),
      end: at(start + text.length),
      title: "Put the text in quotes",
      help: `Put the text in quotes:\n${found[1] ?? ""}: ${inQuotes(text)}`,
      edits: [{ start: at(start), end: at(start + text.length), text: inQuotes(text) }],
    };
  }
}
