import { sections } from "../../problems/example.ts";
import type { Edit, Range } from "../../problem.ts";
import { barNotAloneLine, oddBarAlone } from "../../reader/mistakes/odd-space.ts";
import { blocksIn } from "../../site/markdown/walk.ts";
import type { WrittenText } from "../../site/written.ts";
import type { AreaContext } from "../context.ts";
import type { AreaRule } from "../rule.ts";
import { foldedText, type FoldedText } from "../support/texts/folded-lines.ts";

const inKeys = /^\s*(?:- )?[\w-]+:\s*$/;

/** The text as it was meant, behind a bar. None where quotes hide characters, or between braces. */
function withBar(file: string, range: Range, { style, lines }: FoldedText): Edit | undefined {
  const start = range.start.offset;
  if (style === ">") return { start, end: start + 1, text: "|" };
  const lead = file.slice(file.lastIndexOf("\n", start - 1) + 1, start);
  if (!inKeys.test(lead) || (style !== "plain" && lines.some((line) => /\\|''/.test(line)))) return undefined;
  const indent = " ".repeat((/^\s*(?:- )?/.exec(lead)?.[0].length ?? 0) + 2);
  const text = lines.map((line) => (line === "" ? "" : `${indent}${line}`)).join("\n");
  return { start, end: range.end.offset, text: `|\n${text}` };
}

/** Where a line begins that had an empty line above it, and that visitors see in one paragraph with the text above. */
function meltedAt({ entry, source: text }: WrittenText, { source, parsed }: AreaContext): number | undefined {
  for (const { kind, start, end } of blocksIn(parsed.markdown(text).blocks)) {
    if (kind !== "paragraph") continue;
    for (const { index } of text.slice(start, end).matchAll(/(?<!\\| {2})\n(?=\S)/g)) {
      const next = start + index + 1;
      const at = source.locateInside(entry.path, next, next + 1).start.offset;
      const above = source.locateInside(entry.path, next - 2, next - 1).end.offset;
      if (/\n[ \t]*\r?\n/.test(source.text.slice(above, at))) return at;
    }
  }
  return undefined;
}

/** A list, a table or a second paragraph stands behind a bar. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "yaml/folded-text",
    severity: "warning",
    misreadsLine: true,
    what: "A long text with a list, a table or several paragraphs begins with > or with quotes, or without a bar.",
    why: "All of its lines are put into one then. A bar after the colon keeps them.",
    bad: sections(`
      - type: text
        body: >
          We bake every day:
          - bread
          - rolls
    `),
    good: sections(`
      - type: text
        body: |
          We bake every day:
          - bread
          - rolls
    `),
  },
  *find(context) {
    const { texts, source } = context;
    for (const text of texts) {
      const { entry } = text;
      if (entry.part !== "markdown" || entry.isDefault) continue;
      if (source.hasBar(entry.path)) continue;
      const range = source.locate(entry.path);
      if (range.start.line === range.end.line) continue;
      const folded = foldedText(source.text, range, meltedAt(text, context));
      if (!folded) continue;
      // Below its key, a text with an empty line is reported as yaml/swallowed-line, with the bar as its fix.
      const isBelow = /(?:^|\n)[ \t]*$/.test(source.text.slice(0, range.start.offset));
      const written = source.text.slice(range.start.offset, range.end.offset);
      if (oddBarAlone.test(written) || barNotAloneLine.test(written)) continue;
      if (folded.style === "plain" && isBelow && /\n[ \t]*\r?\n/.test(written)) continue;
      const edit = withBar(source.text, range, folded);
      const key = entry.path.findLast((step) => typeof step === "string");
      yield {
        ...(folded.bar === undefined
          ? {
              message: "This line goes on with the text above it: without a bar, all lines are one.",
              label: "goes on with the text above",
            }
          : { message: `A long text begins with a bar, not with “${folded.bar}”.`, label: "not a bar" }),
        help: `Write a bar after the colon, and the text below it:\n${key}: |`,
        range: source.rangeAt(folded.start, folded.end),
        at: entry.path,
        fixes: edit ? [{ title: "Write a bar", safety: folded.style === ">" ? "safe" : "review", edits: [edit] }] : [],
      };
    }
  },
};
