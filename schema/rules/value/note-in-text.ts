import { withTitle } from "../../problems/sample-sites.ts";
import type { AreaRule } from "../rule.ts";
import { programNote } from "../support/texts/program-notes.ts";

const parts = new Set(["label", "text", "markdown", "nav", "constant"]);

/** A note to yourself begins with a number sign; characters of other languages are shown. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "value/note-in-text",
    severity: "warning",
    yieldsTo: "wrong-line",
    what: "A text holds a note as programs have them, with // or /* */, one in brackets that begins with todo, or one behind an arrow to the left.",
    why: "It is part of the text here: visitors would read it.",
    bad: withTitle("Our bread // better words?"),
    good: withTitle("Our bread # better words?"),
  },
  *find({ texts, source, correct, at }) {
    const language = String(at(["site", "language"]) ?? "");
    for (const { entry, prose } of texts) {
      const { part, path } = entry;
      if (entry.isDefault || !parts.has(part) || !/\/[/*]|todo|<[-=]|[←⟵⇐]/.test(prose)) continue;
      let before = 0;
      const lines = prose.split("\n");
      for (const line of lines) {
        const found = programNote(line, language, lines.length === 1);
        const from = before;
        before += line.length + 1;
        if (!found) continue;
        const { written, isAtEnd } = found;
        const [start, end] = [from + found.start, from + found.start + written.length];
        const words = written
          .trimStart()
          .replace(/^ *\/[/*]+ */, "")
          .replace(/ *\*\/$/, "");
        const whole = source.locate(path);
        const isPlain = isAtEnd && source.text.slice(whole.start.offset, whole.end.offset) === prose;
        yield {
          message: "This note is part of the text: visitors would read it.",
          label: "not taken as a note",
          help: isPlain
            ? `A note behind a text begins with # and a space:\n${prose.slice(Math.max(0, start - 30), start)} # ${words}`
            : "Delete it, or move it above the key of the text, behind # and a space.",
          range: source.locateInside(path, start, end),
          at: path,
          fixes: isPlain
            ? correct(path, start, end, ` # ${words}`, "review").map((fix) => ({ ...fix, title: "Make it a note" }))
            : [],
        };
      }
    }
  },
};
