import { sections } from "../../problems/example.ts";
import type { Rule } from "../rule.ts";
import { html, markedWords, namedCharacter } from "../support/texts/html-forms.ts";

/** HTML is shown as it is typed. */
export const rule: Rule = {
  meta: {
    code: "security/html-in-text",
    severity: "warning",
    what: "A text holds HTML, such as <b> or &nbsp;.",
    why: "HTML is never interpreted, so that nothing written in this file can run in a visitor's browser. It is shown as it stands.",
    bad: sections(`
      - type: text
        body: <b>Fresh</b> bread every day.
    `),
    good: sections(`
      - type: text
        body: Our **fresh** bread, every day.
    `),
  },
  *find({ texts, source, correct }) {
    for (const { entry, prose } of texts) {
      const { part, path } = entry;
      const match = part === "link" || entry.isDefault || !/[<&]/.test(prose) ? null : html.exec(prose);
      const [written = ""] = match ?? [];
      const character = written.startsWith("&") ? namedCharacter(written) : undefined;
      if (!match || (written.startsWith("&") && character === undefined)) continue;
      const start = match.index;
      const isText = part === "text" || part === "markdown";
      const marked = isText ? markedWords(prose.slice(start)) : undefined;
      const { length, wanted } =
        character === undefined ? (marked ?? {}) : { length: written.length, wanted: character };
      yield {
        message: `${nameOf(written)} is shown to visitors just as it stands here.`,
        label: "not taken as HTML",
        help: helpFor(written, part),
        range: source.locateInside(path, start, start + written.length),
        at: path,
        fixes:
          wanted === undefined
            ? []
            : correct(path, start, start + (length ?? 0), wanted, character === undefined ? "review" : "safe"),
      };
    }
  },
};

const nameOf = (written: string): string =>
  written === "<!--" ? "This comment" : `“${written.replace(/\s.*(?=>)/s, "").slice(0, 40)}”`;

function helpFor(written: string, part: string): string {
  if (written.startsWith("&")) return "Type the character itself.";
  if (written === "<!--") return "A note to yourself begins with # on a line of its own, outside of the text.";
  if (part === "markdown" && /^<br/i.test(written)) return "End the line with a backslash, or leave a line empty.";
  const isText = part === "text" || part === "markdown";
  return isText
    ? "Write **bold**, *emphasis* or [a link](/path); an empty line begins a paragraph."
    : "Leave it out: this text has no marks.";
}
