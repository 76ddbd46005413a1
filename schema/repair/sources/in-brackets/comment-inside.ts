import { kindsOfKey } from "../../../language/descriptor.ts";
import { inQuotes } from "../../../language/words.ts";
import type { Candidate } from "../../../reader/candidate.ts";

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

/**
 * A number sign between brackets that was not meant as a comment.
 * @param hash where it is in the value
 * @param at the offset in the file of an offset in the value
 */
export function commentInside(value: string, hash: number, at: (offset: number) => number): Candidate | undefined {
  const inText = textAround(value, hash);
  if (inText) {
    const text = inQuotes(value.slice(inText.start, inText.end));
    const key = /([\w-]+):\s*$/.exec(value.slice(0, inText.start))?.[1];
    return {
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
  }
  if (/^#\S/.test(value.slice(hash))) {
    const written = /^#[^\s,}\]]*/.exec(value.slice(hash))?.[0] ?? "#";
    const key = /([\w-]+)\s*:\s*$/.exec(value.slice(0, hash))?.[1] ?? "The value";
    const isPath = written.startsWith("#/");
    const text = isPath ? written.slice(1) : inQuotes(written);
    const kinds = kindsOfKey(key);
    // In quotes it would be no link either.
    const isPlace = !isPath && kinds?.has("link") === true && /^#[\w-]+$/.test(written);
    return {
      ...(isPlace && { isGuess: true }),
      code: "yaml/hash-is-comment",
      message: `“${key}” is empty, because # starts a comment in this file format.`,
      label: "everything from here is ignored",
      start: at(hash),
      end: at(value.length),
      title: isPath ? "Remove the #" : "Put it in quotes",
      safety: "safe",
      help: isPlace
        ? `Write the page and the anchor, without the #:\n${key}: /pricing/plans`
        : `${isPath ? "Write the path without the #" : "Put it in quotes"}:\n${key}: ${text}`,
      edits: [{ start: at(hash), end: at(hash + written.length), text }],
    };
  }
  return undefined;
}
