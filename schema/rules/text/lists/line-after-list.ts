import { sections } from "../../../problems/example.ts";
import { lastParagraph } from "../../../site/markdown/walk.ts";
import type { AreaRule } from "../../rule.ts";
import { linesIn, longTexts } from "../../support/texts/long-texts.ts";
import { unnestedLists } from "../../support/texts/unnested-lists.ts";
import { hadRoom } from "../../support/texts/short-lines.ts";

/** Where nobody ends a line because it is long. */
const width = 60;

/** A paragraph below a list has an empty line above it. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "text/line-after-list",
    severity: "warning",
    what: "A line follows right below a list, without an empty line between them.",
    why: "It becomes part of the last item.",
    bad: sections(`
      - type: text
        body: |
          - Bread
          - Rolls
          We are open until noon.
    `),
    good: sections(`
      - type: text
        body: |
          - Bread
          - Rolls

          We are open until noon.
    `),
  },
  *find(context) {
    const { source: file, correct } = context;
    for (const { text, parsed } of longTexts(context)) {
      // What goes on with a list that was to be inside of an item is reported there.
      const unnested = unnestedLists(text.source, parsed.blocks).map(({ around }) => around);
      for (const block of parsed.blocks) {
        if (unnested.some(({ start, end }) => block.start >= start && block.end <= end)) continue;
        const last = block.kind === "list" ? lastParagraph(block) : undefined;
        const lines = last ? linesIn(text.source, last) : [];
        // It begins a sentence, at the left, and had room in the line above.
        const line = lines.find((one, index) => {
          const above = lines[index - 1];
          const isAtLeft = text.source[one.start - 1] === "\n";
          return above && isAtLeft && /^[\p{Lu}\p{N}{*[]/u.test(one.words) && hadRoom(above, one, width);
        });
        if (!line) continue;
        const { path } = text.entry;
        yield {
          message: "This line becomes part of the item above it.",
          label: "part of the last item",
          help: "Leave a line empty above it, or move it to the right if it belongs to the item.",
          range: file.locateInside(path, line.start, line.end),
          at: path,
          fixes: correct(path, line.start - 1, line.start, "\n\n", "review").map((fix) => ({
            ...fix,
            title: "Leave a line empty",
          })),
        };
      }
    }
  },
};
