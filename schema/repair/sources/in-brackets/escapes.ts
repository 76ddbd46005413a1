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
    const at = { start: backslash, end: backslash + 2 };
    const address = /\]\([^()\s]*\\[^()\s]*\)/g;
    const forward = inner.replace(address, (link) => link.replaceAll("\\", "/"));
    if (forward !== inner && !badEscape.test(forward)) {
      yield {
        code: "link/malformed",
        message: "The slashes of an address lean forward: / and not \\.",
        label: "a backslash",
        ...at,
        title: "Write slashes",
        safety: "review",
        help: `Write it so:\n${address.exec(inner)?.[0].slice(2, -1).replaceAll("\\", "/") ?? ""}`,
        edits: [{ start, end: start + whole.length, text: `"${forward}"` }],
      };
      return;
    }
    const text = inner.includes("'") ? `"${inner.replace(/\\(?!["\\])/g, "\\\\")}"` : `'${inner}'`;
    yield {
      code: "yaml/bad-escape",
      message: "Between double quotes, a backslash begins a special character.",
      label: "no such character",
      ...at,
      title: "Write the backslash as it is",
      safety: "safe",
      help: `Write it so:\n${text}`,
      edits: [{ start, end: start + whole.length, text }],
    };
    return;
  }
};
