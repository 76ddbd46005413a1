import { sections } from "../../problems/example.ts";
import { quote } from "../../language/words.ts";
import type { AreaRule } from "../rule.ts";

const parts = new Set(["label", "text", "markdown", "nav", "constant", "template"]);

/** Three letters and more of those that Unicode has for formulas, with what stands between them. A formula has one or two. */
const styled = /[\u{1d400}-\u{1d7ff}](?:[\s.,;:!?'’&–-]{0,3}[\u{1d400}-\u{1d7ff}]){2,}/u;

/** Words are written in letters, and not in the symbols of formulas that look like bold or slanted ones. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "text/styled-letters",
    severity: "warning",
    what: "Words are written in symbols of formulas that look like bold or slanted letters, as some programs make them for posts.",
    why: "Screen readers spell them out or pass over them, search engines do not find them, and many typefaces have none.",
    bad: sections(`
      - type: text
        body: 𝗙𝗿𝗲𝘀𝗵 bread every day.
    `),
    good: sections(`
      - type: text
        body: "**Fresh** bread every day."
    `),
  },
  *find({ texts, source, correct }) {
    for (const { entry, prose } of texts) {
      const { part, path } = entry;
      if (entry.isDefault || !parts.has(part)) continue;
      const match = styled.exec(prose);
      if (!match) continue;
      const [written] = match;
      const [start, end] = [match.index, match.index + written.length];
      const wanted = written.normalize("NFKC");
      yield {
        message: `${quote(written)} is made of symbols that only look like letters.`,
        label: "no letters",
        help: `Write ${wanted}${part === "markdown" ? `, or **${wanted}** for bold words` : ""}`,
        range: source.locateInside(path, start, end),
        at: path,
        fixes: correct(path, start, end, wanted, "review"),
      };
    }
  },
};
