import { backslashAsWritten } from "../bad-escape.ts";
import type { CandidateSource } from "../source.ts";

const quotedText = /"((?:[^"\\]|\\.)*)"/g;

/** A backslash that begins no special character of YAML. */
const badEscape =
  /(?<!\\)(?:\\\\)*\\(?:[^\\"/ 0abtnvfreNLPxuU_]|x(?![\da-fA-F]{2})|u(?![\da-fA-F]{4})|U(?![\da-fA-F]{8}))/;

/** A text between braces or brackets in double quotes, with a backslash that begins nothing: `{ text: "See C:\Programs" }` */
export const badEscapeInBracketsCandidates: CandidateSource = function* (line, { failure }) {
  const value = line.text.slice(line.valueAt - line.start);
  if (failure?.code !== "BAD_DQ_ESCAPE" || !/^[{[]/.test(value)) return;
  for (const { index, 0: whole, 1: inner = "" } of value.matchAll(quotedText)) {
    const bad = badEscape.exec(inner);
    if (!bad) continue;
    const start = line.valueAt + index;
    const backslash = start + 1 + bad.index + bad[0].length - 2;
    const address = /\]\([^()\s]*\\[^()\s]*\)/g;
    const forward = inner.replace(address, (link) => link.replaceAll("\\", "/"));
    if (forward !== inner && !badEscape.test(forward)) {
      yield {
        code: "link/malformed",
        message: "The slashes of an address lean forward: / and not \\.",
        label: "a backslash",
        start: backslash,
        end: backslash + 2,
        title: "Write slashes",
        safety: "review",
        help: `Write it so:\n${address.exec(inner)?.[0].slice(2, -1).replaceAll("\\", "/") ?? ""}`,
        edits: [{ start, end: start + whole.length, text: `"${forward}"` }],
      };
      return;
    }
    yield backslashAsWritten(inner, backslash, { start, end: start + whole.length });
    return;
  }
};
