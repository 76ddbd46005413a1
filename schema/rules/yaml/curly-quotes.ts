import { sections } from "../../problems/example.ts";
import type { Rule } from "../rule.ts";
import { refusedLinks } from "../support/link-forms/refused-links.ts";

/** An address in a link stands in no typographic quotation marks. Around keys and texts, the reader and the check of the shape report them. */
export const rule: Rule = {
  meta: {
    code: "yaml/curly-quotes",
    severity: "error",
    misreadsLine: true,
    isDoneByPrograms: true,
    what: "A key is written in quotation marks, or a text in typographic ones that were meant as plain quotes.",
    why: "Typographic quotation marks are letters here: visitors would see them, and a key in them is another key.",
    bad: sections(`
      - type: text
        “title”: Bread
        body: Fresh bread every day.
    `),
    good: sections(`
      - type: text
        title: Bread
        body: Fresh bread every day.
    `),
  },
  find: refusedLinks,
};
