import { withTitle } from "../../../problems/sample-sites.ts";
import type { Edit } from "../../../problem.ts";
import type { AreaRule } from "../../rule.ts";
import { correctAll } from "../../support/texts/correct-all.ts";
import { inWholeWords } from "../../../reader/characters/whole-words.ts";

const labels = new Set(["label", "nav", "constant"]);
const parts = new Set([...labels, "text", "markdown"]);

/** `caf\u00e9`, `Bread%20and`, a backslash at the end; in a label, where no backslash takes a meaning away, also `\"`. */
const inTexts = /\\u\{?([\da-f]{4,5})\}?|(?<=[\p{L}\d][,;.:!?)”’]?)%20(?=[(“‘]?[\p{L}\d])|(?<=[^\\\s]) *\\$/giu;
const inLabels = new RegExp(String.raw`${inTexts.source}|\\(["'])`, "giu");

const helpFor = (character: string): string =>
  character === ""
    ? "Delete it: the end of the line is the end of the text."
    : character === " "
      ? "Write a space."
      : `Write the character itself: ${character}`;

/** Characters are written as they are. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "value/escape-shown",
    severity: "warning",
    what: 'A text holds \\u00e9, \\" or %20, which stand for a character in other files and in addresses.',
    why: "Outside of double quotes they are several characters: visitors see them.",
    bad: withTitle("Our caf\\u00e9"),
    good: withTitle("Our café"),
  },
  *find(context) {
    for (const { entry, prose } of context.textsWith("\\%")) {
      const { part, path } = entry;
      if (entry.isDefault || !parts.has(part) || !/\\(?:["'u]|$)|%20/.test(prose)) continue;
      const found = [...prose.matchAll(labels.has(part) ? inLabels : inTexts)].filter(
        ({ index }) => !/(?:https?:|www\.|[(/])\S*$/.test(prose.slice(Math.max(0, index - 200), index)),
      );
      const edits = found.map(({ 0: written, 1: code, 2: mark, index }): Edit => {
        const character = written.endsWith("\\")
          ? ""
          : code === undefined
            ? (mark ?? " ")
            : String.fromCodePoint(Number.parseInt(code, 16));
        return { start: index, end: index + written.length, text: character };
      });
      const [first] = edits;
      if (!first) continue;
      const written = prose.slice(first.start, first.end).trim();
      yield {
        message: `Visitors see ${written} as it stands: it is no character here.`,
        label: "shown as it stands",
        help: helpFor(first.text),
        range: context.source.locateInside(path, first.start, first.end),
        at: path,
        fixes: correctAll(context, path, inWholeWords(prose, edits), {
          title: first.text === "" ? "Delete the backslash" : "Write the characters themselves",
          safety: "review",
        }),
      };
    }
  },
};
