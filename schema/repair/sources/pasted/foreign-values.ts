import { inQuotes, quote } from "../../../language/words.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Line } from "../../regions/line.ts";
import { rewritten } from "../words/rewritten.ts";
import type { CandidateSource } from "../source.ts";

/** The key and the value of a line as Markdown or HTML has them: what a chat tool or a page was copied from. */
export const foreignValueCandidates: CandidateSource = (line) => foreignValues(line);

/** The same, of a line alone. */
export function* foreignValues(line: Line): Iterable<Candidate> {
  yield* markedKey(line);
  yield* markdownLink(line);
  yield* namedQuotes(line);
  yield* prefixedQuotes(line);
  yield* commaBehindBrackets(line);
  yield* rowOfTable(line);
}

/** `**role:** Baker`, `**role**: Baker`, `` `role`: Baker `` */
function* markedKey(line: Line): Iterable<Candidate> {
  const [, lead = "", marked = "", mark = "", inside = "", space = ""] =
    /^(\s*(?:-\s+)*)((\*{1,3}|_{2}|`)([\p{L}_][\p{L}\p{N}_-]*)(?::\3|\3:))(\s|$)/u.exec(line.text) ?? [];
  if (inside === "") return;
  const start = line.start + lead.length;
  const end = start + marked.length;
  yield {
    code: "yaml/marked-key",
    message: `A key has no ${mark === "`" ? "back ticks" : "marks for bold words"} around it: ${quote(marked)}.`,
    label: "the key alone",
    start,
    end,
    title: "Write the key alone",
    safety: "safe",
    help: `Write it so:\n${inside}:${space}${line.text.slice(lead.length + marked.length).trim()}`.trimEnd(),
    edits: [{ start, end, text: `${inside}:` }],
  };
}

const link = /(!?)\[([^\][\n]*)\]\(([^()\s]+)(?:\s+"[^"\n]*")?\)/;
const inBlock = new RegExp(String.raw`^${link.source}$`);
const inBraces = new RegExp(String.raw`(?=!?\[)(?<=[{,]\s*([\w-]+):\s+)${link.source}(?=\s*[,}])`);

/** `email: [hello@bakery.example](mailto:hello@bakery.example)`, `image: ![Loaves](art/loaf.svg)`. */
function* markdownLink(line: Line): Iterable<Candidate> {
  if (!line.value.includes("](")) return;
  const whole = inBlock.exec(line.value);
  const braced = whole ? null : inBraces.exec(line.value);
  const [written = "", ...groups] = whole ?? braced ?? [];
  const [key, bang, words = "", target = ""] = whole ? [line.key, ...groups] : groups;
  if (written === "" || key === undefined) return;
  const start = line.valueAt + (whole ? 0 : (braced?.index ?? 0));
  const end = start + written.length;
  const common = { code: "yaml/markdown-value", label: "not needed here", start, end, safety: "review" } as const;
  if (bang === "!") {
    const text = `{ src: ${target}, alt: ${/[,{}[\]:#"']/.test(words) || words === "" ? inQuotes(words) : words} }`;
    yield {
      ...common,
      message: "A picture is written with its keys here, not as in a text.",
      title: "Write “src” and “alt”",
      help: `Write it so:\n${key}: ${text}`,
      edits: [{ start, end, text }],
    };
    return;
  }
  const bare = target.replace(/^(?:mailto|tel):/, "");
  const text = words === bare ? words : target;
  yield {
    ...common,
    message: `A link as in a text cannot be the value of “${key}”: write its address alone.`,
    title: `Write ${text}`,
    help: `Write it so:\n${key}: ${text}`,
    edits: [{ start, end, text: /[{}]/.test(text) ? inQuotes(text) : text }],
    // Other words would be lost.
    isGuess: words !== bare && words !== target,
  };
}

/** `role: f"Baker"`, `role: r'Baker'`: a text as Python has it. */
function* prefixedQuotes(line: Line): Iterable<Candidate> {
  const [, prefix = ""] = /^([fFrRbBuU]{1,2})(?:"[^"]*"|'[^']*')$/.exec(line.value) ?? [];
  if (prefix === "" || (line.key === undefined && !line.isDashed)) return;
  const end = line.valueAt + prefix.length;
  yield {
    code: "yaml/text-needs-quotes",
    message: `A text has no letter before its quotation mark: ${quote(line.value)}.`,
    label: "not needed here",
    start: line.valueAt,
    end,
    title: `Delete the ${prefix}`,
    safety: "review",
    help: `Write it so:\n${rewritten(line, line.value.slice(prefix.length))}`,
    edits: [{ start: line.valueAt, end, text: "", noWords: prefix }],
  };
}

/** `role: &quot;Baker&quot;`: the quotation marks of HTML. */
function* namedQuotes(line: Line): Iterable<Candidate> {
  const inner =
    /^&(?:quot|ldquo|bdquo|laquo|apos|lsquo|#3[49]);([^&]*)&(?:quot|rdquo|ldquo|raquo|apos|rsquo|#3[49]);$/.exec(
      line.value,
    )?.[1];
  if (inner === undefined || (line.key === undefined && !line.isDashed)) return;
  const [start, end] = [line.valueAt, line.valueAt + line.value.length];
  const text = inQuotes(inner);
  yield {
    code: "yaml/text-needs-quotes",
    message: `These are the quotation marks of another kind of file: ${quote(line.value)}.`,
    label: "plain quotes",
    start,
    end,
    title: "Write plain quotation marks",
    safety: "safe",
    help: `Write it so:\n${rewritten(line, text)}`,
    edits: [{ start, end, text }],
  };
}

/** `- [Rye, 4],`: a comma behind the bracket that closes the value of the line. */
function* commaBehindBrackets(line: Line): Iterable<Candidate> {
  const { value } = line;
  if (!/^(?:\[.*\]|\{.*\})\s*[,;]$/.test(value)) return;
  const [start, end] = [line.valueAt + value.length - 1, line.valueAt + value.length];
  yield {
    code: "yaml/comma",
    message: `No ${value.at(-1) === ";" ? "semicolon" : "comma"} follows what stands in brackets on a line of its own.`,
    label: "not needed in this file",
    start,
    end,
    title: "Delete it",
    safety: "safe",
    help: `Write it so:\n${rewritten(line, value.slice(0, -1).trimEnd())}`,
    edits: [{ start, end, text: "" }],
  };
}

/** `- | Monday | 18:00 |`: a row of a table in Markdown. */
function* rowOfTable(line: Line): Iterable<Candidate> {
  const cells = /^\|\s*([^|]+(?:\|[^|]+)+)\|$/.exec(line.value)?.[1]?.split("|");
  if (!cells || !line.isDashed || line.key !== undefined) return;
  const items = cells.map((cell) =>
    /^[\p{L}\d][\p{L}\d .-]*$|^"[^"\\]*"$|^'[^']*'$/u.test(cell.trim()) ? cell.trim() : inQuotes(cell.trim()),
  );
  const [start, end] = [line.valueAt, line.valueAt + line.value.length];
  const text = `[${items.join(", ")}]`;
  yield {
    code: "yaml/markdown-value",
    message: "A row of a table has its cells in square brackets here, with commas between them.",
    label: "bars between the cells",
    start,
    end,
    title: "Write it as a row",
    safety: "review",
    help: `Write it so:\n- ${text}`,
    edits: [{ start, end, text }],
  };
}
