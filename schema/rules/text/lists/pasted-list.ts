import { sections } from "../../../problems/example.ts";
import type { AreaContext } from "../../context.ts";
import type { Finding, AreaRule } from "../../rule.ts";
import { correctAll } from "../../support/texts/correct-all.ts";
import { listInLine, pastedItems, startsInLine } from "../../support/texts/pasted-items.ts";
import { linesIn, longTexts, type LongText } from "../../support/texts/long-texts.ts";

/** The bullets and numbers of other programs are letters here: their lines would run into one. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "text/pasted-list",
    severity: "warning",
    what: "Lines begin with the bullets or numbers of another program, such as • or (1), or a whole list stands on one line.",
    why: "They are no list here: visitors would see them one after the other, in one paragraph.",
    bad: sections(`
      - type: text
        body: |
          We bake every day:
          • bread with seeds
          • rolls
    `),
    good: sections(`
      - type: text
        body: |
          We bake every day:
          - bread with seeds
          - rolls
    `),
  },
  *find(context) {
    for (const long of longTexts(context)) {
      const { text, parsed } = long;
      const { source, entry } = text;
      yield* inOneLine(long, context);
      const lines = parsed.blocks.flatMap((block) => (block.kind === "paragraph" ? linesIn(source, block) : []));
      const items = pastedItems(lines);
      const [first, second] = items;
      if (!first || !second) continue;
      yield {
        message: `These ${items.length} lines are no list here: visitors see them one after the other.`,
        label: "the first of them",
        help: `Begin each with “- ”, or with its number and a dot:\n${first.wanted}`,
        range: context.source.locateInside(entry.path, first.line.start, first.line.end),
        at: entry.path,
        related: [
          {
            message: "the next one",
            range: context.source.locateInside(entry.path, second.line.start, second.line.end),
          },
        ],
        fixes: correctAll(
          context,
          entry.path,
          items.map(({ edit }) => edit),
          { title: "Make a list of them", safety: items.every(({ isSure }) => isSure) ? "safe" : "review" },
        ),
      };
    }
  },
};

/** `• Bread • Rolls`: items on one line. They are put below each other where the text stands below a bar. */
function* inOneLine({ text }: LongText, context: AreaContext): Iterable<Finding> {
  const { source: file } = context;
  const { path } = text.entry;
  const { start: begins, end: ends } = file.locate(path);
  const raw = file.text.slice(begins.offset, ends.offset);
  // Lines that the file format has put together: the missing bar is reported.
  const most = raw.startsWith("|") ? Infinity : raw.startsWith(">") ? 2 : 1;
  if (raw.trimEnd().split("\n").length > most) return;
  let at = 0;
  for (const words of text.prose.split("\n")) {
    const start = at + words.length - words.trimStart().length;
    at += words.length + 1;
    if (!listInLine.test(words.trim())) continue;
    const range = file.locateInside(path, start, start + words.trim().length);
    const { column, offset } = range.start;
    const hasBar = file.text.slice(offset - column + 1, offset).trim() === "";
    const edits = startsInLine(words.trim()).map(({ start: from, end, text: lead }) => ({
      start: start + from,
      end: start + end,
      text: from === 0 ? lead : `\n${" ".repeat(column - 1)}${lead}`,
    }));
    yield {
      message: "This is a list on one line: visitors see one paragraph.",
      label: "no list here",
      help: "Write each item on a line of its own, with “- ” in front, below a bar after the colon.",
      range,
      at: path,
      fixes: hasBar
        ? correctAll(context, path, edits, { title: "Write the items below each other", safety: "review" })
        : [],
    };
  }
}
