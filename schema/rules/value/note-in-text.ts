import { withTitle } from "../../problems/sample-sites.ts";
import type { AreaRule } from "../rule.ts";

const parts = new Set(["label", "text", "markdown", "nav", "constant"]);

/** What people write to themselves, in three languages. */
const toSelf =
  "to ?do|fixme|check|note|old|was|change|update|replace|remove|delete|ask|better|temp|draft|maybe|not sure|changed|updated|removed|prüfen|ändern|geändert|gelöscht|alt|noch|bitte|hinweis|achtung|vérifier|à vérifier|ancien|changer|changé|modifié|supprimé|revisar|cambiar|cambiado";

/** Between two words, as in “Berlin // Hamburg” or “Meyer & Co. // 2”, it is only a line; behind a sentence, or before such words, it begins a note. */
const note = new RegExp(
  String.raw`(?<=(?<!(?:^|[^\p{L}])(?:co|inc|ltd|dr|st|nr|no|etc))[.!?…;]) *//+ *\S.*$| +//+ *(?:${toSelf})(?!\p{L}).*$| +/\*.*\*/$`,
  "iu",
);

/** A note to yourself begins with a number sign; characters of other languages are shown. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "value/note-in-text",
    severity: "warning",
    yieldsTo: "wrong-line",
    what: "A text ends with a note as programs have them: // or /* */.",
    why: "It is part of the text here: visitors would read it.",
    bad: withTitle("Our bread // better words?"),
    good: withTitle("Our bread # better words?"),
  },
  *find({ textsWith, source, correct }) {
    for (const { entry, prose: text } of textsWith("/")) {
      const { part, path } = entry;
      if (entry.isDefault || !parts.has(part) || !/\/[/*]/.test(text) || text.includes("\n")) continue;
      const match = note.exec(text);
      // An address of another site follows nothing but a space.
      if (!match || /^ *\/\/[\w-]+\.[a-z]/i.test(match[0])) continue;
      const [written] = match;
      const words = written.replace(/^ *\/[/*]+ */, "").replace(/ *\*\/$/, "");
      const whole = source.locate(path);
      const isPlain = source.text.slice(whole.start.offset, whole.end.offset) === text;
      const [start, end] = [match.index, text.length];
      yield {
        message: "This note is part of the text: visitors would read it.",
        label: "not taken as a note",
        help: `A note behind a text begins with # and a space:\n${text.slice(Math.max(0, start - 30), start)} # ${words}`,
        range: source.locateInside(path, start, end),
        at: path,
        fixes: isPlain
          ? correct(path, start, end, ` # ${words}`, "review").map((fix) => ({ ...fix, title: "Make it a note" }))
          : [],
      };
    }
  },
};
