import { sections } from "../../problems/example.ts";
import type { ParsedTexts } from "../../site/markdown/parsed-texts.ts";
import type { ParsedInline } from "../../site/markdown/parsed.ts";
import { contentsIn } from "../../site/markdown/walk.ts";
import type { AreaRule } from "../rule.ts";
import type { WrittenText } from "../../site/written.ts";

const isBlank = (character: string): boolean => character.trim() === "";

/** Where two stars stand that make nothing bold, one list for each paragraph. */
function starsIn({ entry, source }: WrittenText, parsed: ParsedTexts): number[][] {
  const found = (content: readonly ParsedInline[]): number[] =>
    content.flatMap((piece) => {
      if (piece.kind === "words" && source.slice(piece.start, piece.end) === piece.text)
        return [...piece.text.matchAll(twoStars)].map(({ index }) => piece.start + index);
      return "content" in piece ? found(piece.content) : [];
    });
  if (entry.part === "text") return [found(parsed.text(source).content)];
  return [...contentsIn(parsed.markdown(source))].map(found);
}

const twoStars = /(?<![*\d])\*\*(?!\*)/g;

/** Stars around words make them bold; where one pair is missing, or a space stands inside, visitors see the stars. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "value/stars-shown",
    severity: "warning",
    mayBeUnfinished: true,
    what: "Stars that should make words bold have no second pair, or a space inside.",
    why: "Visitors see the stars, and no word is bold.",
    bad: sections(`
      - type: text
        body: Our **fresh bread, every day.
    `),
    good: sections(`
      - type: text
        body: Our **fresh** bread, every day.
    `),
  },
  *find({ textsWith, parsed, source, correct }) {
    for (const text of textsWith("*")) {
      const { entry, source: words } = text;
      if (entry.isDefault || (entry.part !== "text" && entry.part !== "markdown") || !words.includes("**")) continue;
      for (const [first, second] of starsIn(text, parsed)) {
        if (first === undefined) continue;
        const opens = (at: number): boolean => isBlank(words.charAt(at - 1)) && !isBlank(words.charAt(at + 2));
        const inner = second === undefined ? "" : words.slice(first + 2, second).trim();
        // A star behind a word may be that of a footnote.
        if (!opens(first) && !(/^[\p{L}{]/u.test(inner) && isBlank(words.charAt(first - 1)))) continue;
        const said = (inner === "" ? words.slice(first + 2).trim() : inner).replace(/\s*\n[\s\S]*/, "").slice(0, 24);
        const end = second === undefined ? first + 2 : second + 2;
        const gap = inner === "" || !/^[\p{L}\p{N}]/u.test(words.slice(end)) ? "" : " ";
        const bold = `**${inner}**${gap}`;
        yield {
          message: `Visitors see the stars before “${said}”: ${inner === "" ? "no others follow the bold words" : "a space stands inside them"}.`,
          label: inner === "" ? "never closed" : "a space inside the stars",
          help: inner === "" ? "Write ** again where the bold words end." : `Write it so:\n${bold.trim()}`,
          range: source.locateInside(entry.path, first, end),
          at: entry.path,
          fixes: inner === "" ? [] : correct(entry.path, first, end, bold, "safe"),
        };
      }
    }
  },
};
