import { kindsOfKey } from "../../language/descriptor.ts";
import { oddBar, oddColon, oddSpace, unseen } from "../../reader/mistakes/odd-space.ts";
import type { CandidateSource } from "./source.ts";
import type { Line } from "../regions/line.ts";
import { topKeyAbove } from "./names-in-file.ts";
import { separatorLine } from "./separator-line.ts";
import { cut } from "./words/cut.ts";
import { missingColon, movedColon } from "../../reader/mistakes/missing-colon.ts";

/** `title:Home` */
export const glueCandidates: CandidateSource = function* (line) {
  const [, lead = "", key = "", value = ""] = /^(\s*(?:-\s+)*)([\p{L}\p{N}_-]+):(?!\/\/)(\S.*)$/u.exec(line.text) ?? [];
  if (key === "") return;
  const at = line.start + lead.length + key.length;
  const dash = /^-\s+(?=\S)/.exec(value)?.[0].length;
  if (dash !== undefined) {
    yield {
      code: "yaml/space-after-colon",
      message: `A space follows the colon of “${key}”, and no dash.`,
      label: "a dash",
      start: at,
      end: at + 2,
      title: "Write a space",
      safety: "review",
      help: `Write it so:\n${key}: ${cut(value.slice(dash))}`,
      edits: [{ start: at + 1, end: at + 1 + dash, text: " " }],
    };
    return;
  }
  yield {
    code: "yaml/space-after-colon",
    message: `“${key}” needs a space after its colon.`,
    label: "no space after the colon",
    start: line.start + lead.length,
    end: at + 1,
    title: "Add the space",
    safety: "safe",
    help: `Write it so:\n${key}: ${cut(value)}`,
    edits: [{ start: at + 1, end: at + 1, text: " " }],
  };
};

/** A number, or two with a dash between them: what stands before it alone on a line is a name of the author's own. */
const isFigure = /^\d[\d.,–-]*(?:\s+#.*)?$/;

/** `title Home`, `title = Home`, `sections` */
export const missingColonCandidates: CandidateSource = function* (line, place) {
  const { line: at, names } = place;
  const [whole = "", lead = "", key = "", separator = "", value = ""] =
    /^(\s*(?:-\s+)*)([\p{L}\p{N}_-]*[\p{L}\p{N}_])(\s*(?:=>?|->|→|;)\s*|\s+:|\s+[-–]\s+|[.,]\s+|\s+|(?=[{[])|$)([^\s].*)?$/u.exec(
      line.text,
    ) ?? [];
  if (
    whole === "" ||
    !(
      kindsOfKey(key) ||
      separator.includes("=") ||
      (value === "" && isParent(line, at)) ||
      /^["'{[]/.test(value) ||
      (/^[a-z]/.test(key) && isFigure.test(value)) ||
      (value !== "" && names?.isUsed(key) === true && topKeyAbove(line, place) === "constants")
    )
  )
    return;
  const start = line.start + lead.length;
  const end = start + key.length + separator.length;
  const words = value.replace(dictatedColon, "");
  yield {
    ...missingColon(key, start),
    ...(separator.endsWith(":") && movedColon(key)),
    help: `Write it so:\n${key}: ${cut(words)}`.trimEnd(),
    edits: [{ start: start + key.length, end, text: value === "" ? ":" : ": " }],
    // The word for the colon would stay in the text.
    ...(words !== value && { isGuess: true }),
  };
};

/** `title colon Rye`, as it is dictated. */
const dictatedColon = /^(?:colon|Doppelpunkt|deux[- ]points|dos puntos|due punti|dubbele punt)\s+/i;

/** Whether keys or items follow, further to the right: a word of the author's own above them is a key. */
function isParent(line: Line, at: (index: number) => Line | undefined): boolean {
  const next = at(line.index + 1);
  return next !== undefined && next.indent > line.contentAt - line.start && (next.key !== undefined || next.isDashed);
}

const gap = `(?:\\s|${unseen.source})`;
const beforeValue = new RegExp(
  `^${gap}*(?:-${gap}*)*[\\p{L}\\p{N}_-]*${gap}*(?::|${oddColon.source})?${gap}?(?:${oddBar.source}\\s*$)?`,
  "u",
);

function oddWords(character: string): readonly [message: string, label: string] {
  if (oddBar.test(character)) return ["This bar is another character that looks like one.", "not a plain bar"];
  if (oddColon.test(character)) return ["This colon is another character that looks like one.", "not a plain colon"];
  if (unseen.test(character)) return ["A character that nobody sees stands here.", "not visible"];
  return ["This is not a plain space, though it looks like one.", "not a plain space"];
}

/** Spaces that are no spaces, and a colon that is none. */
export const oddCharacterCandidates: CandidateSource = function* (line) {
  const head = beforeValue.exec(line.text)?.[0] ?? "";
  const odd = head.search(new RegExp(`${oddSpace.source}|${oddColon.source}|${oddBar.source}`));
  if (odd === -1) return;
  const character = head[odd] ?? "";
  const clean = head
    .replace(new RegExp(`${oddColon.source}\\s*`, "g"), ": ")
    .replace(new RegExp(oddBar.source), "|")
    .replace(new RegExp(unseen.source, "g"), "")
    .replace(new RegExp(oddSpace.source, "g"), " ")
    // The character may stand in place of the space.
    .replace(/:$/, /^\s|^$/.test(line.text.slice(head.length)) ? ":" : ": ");
  const start = line.start + odd;
  const [message, label] = oddWords(character);
  yield {
    code: "yaml/odd-character",
    message,
    label,
    start,
    end: start + 1,
    title: "Use the plain character",
    safety: "safe",
    help: "Delete it and type it again. It often comes along when text is copied from another program.",
    edits: [{ start: line.start, end: line.start + head.length, text: clean }],
  };
};

/** `// note`, `/* note`, `<!-- note -->`. */
export const commentCandidates: CandidateSource = function* (line, { line: lineOf }) {
  const text = line.text.trim();
  const start = line.start + (line.text.length - line.text.trimStart().length);
  const end = start + text.length;
  if (/^={7}$/.test(line.text.trimEnd())) {
    yield {
      code: "yaml/merge-conflict",
      message: "This line is a mark of a merge that was not finished.",
      label: "mark of a merge",
      start,
      end,
      title: "Make it a comment",
      safety: "review",
      help: "Two versions of the file stand above and below it. Keep the lines you want, and delete the others and this line.",
      edits: [{ start, end: start, text: "# " }],
      isGuess: true,
    };
    return;
  }
  const separator = separatorLine(line, lineOf);
  if (separator) {
    yield separator;
    return;
  }
  // Behind a key, as in “sections: // the parts”, there must be something.
  const isBehind = line.key !== undefined && /^(?:\/\/|\/\*|<!--)/.test(line.value);
  const note = (
    isBehind ? /^(?:\/+|\/\*|<!--)\s*(\S.*?)\s*(?:\*\/|-->)?$/ : /^(?:\/\/|\/\*|<!--|;)\s*(.*?)\s*(?:\*\/|-->)?$/
  ).exec(isBehind ? line.value : text)?.[1];
  // `title: "Prices" // as they are`: behind a quotation mark or a bracket nothing else can stand.
  const behind = /(?<=["'\]}]\s+)(?:\/\/|\/\*)\s+(\S.*?)\s*(?:\*\/)?$/.exec(text);
  if (behind?.[1] !== undefined) {
    const at = start + behind.index;
    yield {
      code: "yaml/comment-style",
      message: "A comment begins with # in this file.",
      label: "not a comment here",
      start: at,
      end,
      title: "Make it a comment",
      safety: "safe",
      help: `Write it so:\n# ${cut(behind[1])}`,
      edits: [{ start: at, end, text: `# ${behind[1]}` }],
    };
  }
  if (note === undefined) return;
  if (isBehind) {
    const at = { start: line.valueAt, end: line.valueAt + line.value.length };
    yield {
      code: "yaml/comment-style",
      message: "A comment begins with # in this file.",
      label: "not a comment here",
      ...at,
      title: "Make it a comment",
      safety: "safe",
      help: `Write it so:\n${line.key}: # ${cut(note)}`,
      edits: [{ ...at, text: `# ${note}` }],
    };
    return;
  }
  yield {
    code: "yaml/comment-style",
    message: "A comment begins with # in this file.",
    label: "not a comment here",
    start,
    end,
    title: "Make it a comment",
    safety: "safe",
    help: `Write it so:\n# ${cut(note)}`,
    edits: [{ start, end, text: `# ${note}` }],
  };
};
