import { sections } from "../../../problems/example.ts";
import type { Rule } from "../../rule.ts";

const target = String.raw`(?:[/#]|https?:|mailto:|tel:)[^()\[\]\s]*`;

/** `[words] (/path)`, `(words)[/path]`, `[words](/path` without its end. */
const odd = new RegExp(
  [
    String.raw`\[(?<spaced>[^\][\n]+)\]\s+\((?<far>${target})\)`,
    String.raw`\((?<round>[^()\n]+)\)\[(?<square>${target})\]`,
    String.raw`\[(?<open>[^\][\n]+)\]\((?<whole>${target})(?<![.,;:!?])(?![^()\n]*\))`,
  ].join("|"),
);

/** A link in a text is written with its words in square brackets and, at once, its target in round ones. */
export const rule: Rule = {
  meta: {
    code: "link/odd-form",
    severity: "warning",
    what: "A link inside a text has a space between its brackets, has them swapped, or has no end.",
    why: "It is no link then: visitors see the brackets and the address.",
    bad: sections(`
      - type: text
        body: See [our mill] (https://mill.example).
    `),
    good: sections(`
      - type: text
        body: See [our mill](https://mill.example).
    `),
  },
  *find({ texts, source, correct }) {
    for (const { entry, prose } of texts) {
      if (entry.isDefault || (entry.part !== "text" && entry.part !== "markdown")) continue;
      // A quick look: most texts have no brackets at all.
      const match = prose.includes("[") ? odd.exec(prose) : null;
      if (!match) continue;
      const { spaced, far, round, square, open, whole } = match.groups ?? {};
      const right = `[${spaced ?? round ?? open ?? ""}](${far ?? square ?? whole ?? ""})`;
      const end = match.index + match[0].length;
      const why =
        spaced === undefined ? (round === undefined ? "has no end" : "has its brackets swapped") : "has a space inside";
      yield {
        message: `This link ${why}: visitors see it as it stands here.`,
        label: "not taken as a link",
        help: `Write it so:\n${right}`,
        range: source.locateInside(entry.path, match.index, end),
        at: entry.path,
        fixes: correct(entry.path, match.index, end, right, open === undefined ? "safe" : "review"),
      };
    }
  },
};
