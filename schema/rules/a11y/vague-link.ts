import { linked } from "../../problems/example.ts";
import type { Rule } from "../rule.ts";

/** English words that say nothing about where a link leads. */
const vague = new Set([
  "click",
  "click here",
  "here",
  "this",
  "this link",
  "link",
  "read more",
  "more",
  "learn more",
  "see more",
  "find out more",
  "details",
  "see here",
  "continue",
  "go",
  "press here",
  "tap here",
  "this page",
  "more info",
  "info",
]);

/** The words of a link inside a text say where it leads. */
export const rule: Rule = {
  meta: {
    code: "a11y/vague-link",
    severity: "warning",
    what: "The words of a link do not say where it leads: “here”, “more”, “this page”.",
    why: "Screen readers list the links of a page by their words; a list of “here” helps nobody.",
    bad: linked(`
      - type: text
        body: For our prices click [here](/prices).
    `),
    good: linked(`
      - type: text
        body: See [our prices](/prices).
    `),
  },
  *find({ links, source, site }) {
    const facts = site["site"];
    const language = typeof facts === "object" && facts !== null && !Array.isArray(facts) ? facts["language"] : "en";
    if (typeof language !== "string" || !/^en\b/i.test(language)) return;
    for (const { path, inText, words } of links) {
      const plain = words
        ?.trim()
        .toLowerCase()
        .replace(/[.…>→»!]+$/u, "")
        .trim();
      // In a menu or on a card, what stands around a button says the rest.
      if (plain === undefined || !inText || !vague.has(plain)) continue;
      yield {
        message: `“${words}” does not say where the link leads.`,
        label: "says nothing by itself",
        help: "Link the words that name it: See [the refund policy](/refundpolicy).",
        range: source.locateInside(path, inText.words.start, inText.words.end),
        at: path,
      };
    }
  },
};
