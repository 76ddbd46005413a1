import { sections } from "../../problems/example.ts";
import type { AreaRule } from "../rule.ts";
import { mailRemains } from "../support/texts/remains/mail-remains.ts";

const parts = new Set(["text", "markdown"]);

/** A quick look: a colon, a signature, or the beginning of what a telephone adds. */
const mayBeOfMail =
  /--|:|^(?:hi|hello|hey|dear|hallo|liebe|bonjour|ch[eè]r|hola)\b|^(?:sent|von|gesendet|envoyé|enviado|get) /imu;

/** What a mail program writes around a text is no part of it. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "text/mail-remains",
    severity: "warning",
    yieldsTo: "wrong-line",
    what: "A text was copied from a mail, with its head, its signature or the line above an answer.",
    why: "Visitors would read it.",
    bad: sections(`
      - type: text
        body: |
          Fresh bread every day.

          --
          Maria Baker
    `),
    good: sections(`
      - type: text
        body: |
          Fresh bread every day.
    `),
  },
  *find({ texts, source }) {
    for (const { entry, prose } of texts) {
      const { part, path } = entry;
      if (entry.isDefault || !parts.has(part) || !mayBeOfMail.test(prose)) continue;
      const lines = prose.split("\n");
      const found = mailRemains(lines);
      if (!found) continue;
      const start = lines.slice(0, found.line).join("\n").length + (found.line > 0 ? 1 : 0);
      yield {
        message: `This looks like ${found.what}: visitors would read it.`,
        label: found.what.includes("chat") ? "copied from a chat" : "copied from a mail",
        help: "Delete what does not belong to the text.",
        range: source.locateInside(path, start, start + (lines[found.line] ?? "").length),
        at: path,
      };
    }
  },
};
