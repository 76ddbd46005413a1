import { sections } from "../../problems/example.ts";
import type { AreaRule } from "../rule.ts";

const parts = new Set(["label", "text", "markdown", "nav"]);

/** What ends the names of programs and sites, as in “next.Js”. */
const nameEnds = "Net|Js|Ts|Com|Org|Io|Ai|De|Fr|App|Dev|Me|Co|Uk|Eu";
/** “night.Come early”, between words of prose. */
const afterStop = new RegExp(
  `(?<=(?<![\\p{L}\\p{N}\\p{M}.…/@_-])\\p{Ll}{2,})[.!?](?!(?:${nameEnds})(?!\\p{L}))(?=\\p{Lu}\\p{Ll}*(?:[\\s,.;:!?]|$))`,
  "u",
);
/** “bread,rolls and cakes”, where the words beside the comma are the whole of what stands together. */
const afterComma = /(?<=(?<!\S)[(“"„«]?\p{L}{2,})[,;](?=\p{L}{2,}[.!?)”"]?(?:\s|$))/u;

/** “{trial.days}days”: a unit behind a brace. */
const afterBrace =
  /(?<=\{[^{}]*)\}(?=(?:days?|hours?|minutes?|weeks?|months?|years?|people|persons|percent|tage?n?|stunden?|minuten?|wochen?|monate?n?|prozent|jours?|heures?|semaines?|mois)(?![\p{L}\p{N}]))/iu;

/** A quick look, because few texts have a letter directly behind such a mark: the patterns above take much longer. */
const mayLackSpace = /\}[A-Za-z]|[.!?][A-Z\u00aa-\u1fff\u2070-\uffff]|[,;][A-Za-z\u00aa-\u1fff\u2070-\uffff]/;

/** Every language puts a space after a full stop, and after a comma. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "text/no-space-after-mark",
    severity: "warning",
    what: "No space stands after a comma or at the end of a sentence.",
    why: "Visitors see it, and a line cannot break there.",
    bad: sections(`
      - type: text
        body: We bake at night.Come early.
    `),
    good: sections(`
      - type: text
        body: We bake at night. Come early.
    `),
  },
  *find({ texts, source, correct }) {
    for (const { entry, prose } of texts) {
      const { part, path } = entry;
      if (entry.isDefault || !parts.has(part) || !mayLackSpace.test(prose)) continue;
      const match = afterStop.exec(prose) ?? afterComma.exec(prose) ?? afterBrace.exec(prose);
      if (!match) continue;
      const end = match.index + match[0].length;
      yield {
        message: match[0] === "}" ? "No space stands after this brace." : `No space stands after “${match[0]}” here.`,
        label: "needs a space",
        help: "Put a space after the mark.",
        range: source.locateInside(path, match.index, end),
        at: path,
        fixes: correct(path, match.index, end, `${match[0]} `, "review").map((fix) => ({
          ...fix,
          title: "Put a space after the mark",
        })),
      };
    }
  },
};
