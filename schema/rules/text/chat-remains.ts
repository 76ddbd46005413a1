import { sections } from "../../problems/example.ts";
import type { AreaRule } from "../rule.ts";
import { chatSentence } from "../support/texts/remains/chat-sentences.ts";
import { chatRemains } from "../support/texts/remains/chat-remains.ts";

const parts = new Set(["label", "nav", "text", "markdown", "constant", "template", "link"]);

/** Where a chat program has something from is no part of the text. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "text/chat-remains",
    severity: "warning",
    yieldsTo: "wrong-line",
    what: "A text or an address was copied from a chat program, with the marks that name its sources.",
    why: "Visitors would read the marks, which lead nowhere here; and whoever counts visits would take yours for those of the chat program.",
    bad: sections(`
      - type: text
        body: Rye keeps for five days【4†source】.
    `),
    good: sections(`
      - type: text
        body: Rye keeps for five days.
    `),
  },
  *find({ texts, source, correct }) {
    for (const { entry, prose } of texts) {
      const { part, path } = entry;
      if (entry.isDefault || !parts.has(part)) continue;
      const sentence = part === "link" ? undefined : chatSentence(prose);
      if (sentence)
        yield {
          message: "A chat program wrote this to you, and not to visitors.",
          label: "copied from a chat",
          help: "Delete it.",
          range: source.locateInside(path, sentence.start, sentence.end),
          at: path,
        };
      for (const { start, end, wanted, written, hasBraces } of chatRemains(prose)) {
        // A name in braces that is not known is an error of its own, and says the same.
        if (hasBraces) continue;
        const isAddress = /^[?&]/.test(written);
        yield {
          message: isAddress
            ? "A chat program added this to the address."
            : "A chat program left this mark: visitors would read it.",
          label: isAddress ? "added to the address" : "copied from a chat",
          help: `Delete ${written.slice(0, 60)}`,
          range: source.locateInside(path, end - written.length, end),
          at: path,
          fixes: correct(path, start, end, wanted, "review").map((fix) => ({ ...fix, title: `Delete ${written}` })),
        };
      }
    }
  },
};
