import { sections } from "../../problems/example.ts";
import type { AreaRule } from "../rule.ts";

const parts = new Set(["label", "text", "markdown", "nav"]);

/** A word that goes on behind a hyphen and a space, or on the next line. */
const split = /(?<![\p{L}\p{N}-])(\p{L}\p{Ll}+)-[ \n]+(\p{Ll}{2,})(?![\p{L}\p{N}-])/gu;

/** Words between two that share an ending, as in “pre- and post-war”. */
const joining = new Set(
  (
    "and or to nor but plus versus vs through up und oder bzw sowie als wie bis statt noch aber sondern auf et ou puis y e o u i ni pero " +
    "hasta en of tot maar och eller men til eda og"
  ).split(" "),
);

/** A word that was divided at the end of a line, in a PDF or a printed page, is written together. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "text/split-word",
    severity: "warning",
    what: "A word is divided by a hyphen and a space, as at the end of a printed line.",
    why: "It was copied from a PDF; visitors would read “infor- mation”.",
    bad: sections(`
      - type: text
        body: All infor- mation about our bread.
    `),
    good: sections(`
      - type: text
        body: All information about our bread.
    `),
  },
  *find({ textsWith, source, correct }) {
    for (const { entry, prose } of textsWith("-")) {
      const { part, path } = entry;
      if (entry.isDefault || !parts.has(part) || !/\p{Ll}-\s/u.test(prose)) continue;
      const match = [...prose.matchAll(split)].find(
        // “We bake -and sell- every day”: the second of two dashes.
        ({ 2: next = "", index }) =>
          !joining.has(next) && !/(?:^|\s)-\p{L}[^.!?]*$/u.test(prose.slice(Math.max(0, index - 200), index)),
      );
      if (!match) continue;
      const [written, first = "", next = ""] = match;
      const [start, end] = [match.index, match.index + written.length];
      const wanted = first + next;
      yield {
        message: `A hyphen and a space stand in the middle of a word: “${written.replaceAll(/\s+/g, " ").slice(0, 30)}”.`,
        label: "divided",
        help: `Write ${wanted}, or ${first}-${next} if it has a hyphen. A dash between two words has a space on both sides.`,
        range: source.locateInside(path, start, end),
        at: path,
        // Which of the two is meant, nobody knows but the author.
        fixes: [wanted, `${first}-${next}`].flatMap((word) => correct(path, start, end, word, "review")),
      };
    }
  },
};
