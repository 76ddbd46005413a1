import { sections } from "../../../problems/example.ts";
import type { ParsedBlock } from "../../../site/markdown/parsed.ts";
import type { Range } from "../../../problem.ts";
import type { AreaContext } from "../../context.ts";
import type { Finding, AreaRule } from "../../rule.ts";
import { correctAll } from "../../support/texts/correct-all.ts";
import {
  itemsWithBullets,
  listInLine,
  pastedItems,
  startsInLine,
  type PastedItem,
} from "../../support/texts/pasted-items.ts";
import { linesIn, longTexts, type Line, type LongText } from "../../support/texts/long-texts.ts";

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
      const isList = first !== undefined && second !== undefined;
      const found = isList ? items : itemsWithBullets(linesBesideItems(source, parsed.blocks));
      const [line, next] = found;
      if (!line) continue;
      const rangeOf = ({ line: { start, end } }: PastedItem): Range =>
        context.source.locateInside(entry.path, start, end);
      yield {
        ...(isList ? wordsFor(found, line) : oneOfList),
        range: rangeOf(line),
        at: entry.path,
        related: next ? [{ message: "the next one", range: rangeOf(next) }] : [],
        fixes: correctAll(
          context,
          entry.path,
          found.map(({ edit }) => edit),
          {
            title: isList ? "Make a list of them" : "Write it as an item",
            safety: found.every(({ isSure }) => isSure) ? "safe" : "review",
          },
        ),
      };
    }
  },
};

const wordsFor = (
  items: readonly PastedItem[],
  { wanted }: PastedItem,
): Pick<Finding, "message" | "label" | "help"> => ({
  message: `These ${items.length} lines are no list here: visitors see them one after the other.`,
  label: "the first of them",
  help: `Begin each with “- ”, or with its number and a dot:\n${wanted}`,
});

const oneOfList = {
  message: "This line does not belong to the list beside it: its bullet is a letter here.",
  label: "not an item",
  help: "Write “- ” in place of the bullet.",
};

/** The lines directly above a list, and those that go on with the words of an item. */
function linesBesideItems(source: string, blocks: readonly ParsedBlock[]): readonly Line[] {
  return blocks.flatMap((block, index) => {
    const next = blocks[index + 1];
    if (block.kind === "list")
      return block.items.flatMap((item) => [
        ...item.flatMap((one) => (one.kind === "paragraph" ? linesIn(source, one).slice(1) : [])),
        ...linesBesideItems(source, item),
      ]);
    const isAbove = next?.kind === "list" && source.slice(block.end, next.start).split("\n").length === 2;
    return block.kind === "paragraph" && isAbove ? linesIn(source, block) : [];
  });
}

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
