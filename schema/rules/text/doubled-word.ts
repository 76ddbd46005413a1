import { sections } from "../../problems/example.ts";
import type { AreaRule } from "../rule.ts";

const parts = new Set(["label", "text", "markdown", "nav"]);

/** Words that nobody writes twice in a row on purpose, unlike “had had”, “die die” or “nous nous”. */
const single: ReadonlyMap<string, string> = new Map([
  ["en", "the a an and or of at to with from our your my their its by for is are we they this be if"],
  ["de", "und oder von mit für dem des im eine einen einem einer unser unsere"],
  ["fr", "et ou de du des un une avec pour dans les aux"],
  ["es", "y o de del el un una con por los"],
  ["it", "e o di del il un una con per gli"],
  ["pt", "e ou de do da um uma com por os"],
  ["nl", "en van met het een voor"],
]);

/** What a number counts. */
const units =
  "days hours minutes weeks months years people persons tage stunden wochen monate jahre jours heures semaines";

const forms = new Map<string, RegExp>();

function formFor(language: string): RegExp {
  const words = (single.get(language) ?? "").split(" ").filter(Boolean);
  const form =
    forms.get(language) ??
    new RegExp(
      `(?<![\\p{L}\\p{N}\\p{M}“„«"'’*_/-])(${[...words, ...units.split(" ")].join("|")})\\s+(?=\\1(?![\\p{L}\\p{N}\\p{M}’'-]))`,
      "giu",
    );
  forms.set(language, form);
  return form;
}

/** A word that stands twice in a row, where no sentence has it twice. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "text/doubled-word",
    severity: "warning",
    what: "A small word stands twice in a row, such as “the the”.",
    why: "One of the two was left behind when the sentence was changed; visitors stumble over it.",
    bad: sections(`
      - type: text
        body: We bake at at night.
    `),
    good: sections(`
      - type: text
        body: We bake at night.
    `),
  },
  *find({ texts, source, correct, at }) {
    const language = at(["site", "language"]);
    const form = formFor(typeof language === "string" ? language.slice(0, 2).toLowerCase() : "en");
    for (const { entry, prose } of texts) {
      const { part, path } = entry;
      // To search costs half of what it takes to go through no matches.
      if (entry.isDefault || !parts.has(part) || prose.search(form) < 0) continue;
      const match = [...prose.matchAll(form)].find(({ 0: written, 1: word = "", index }) => {
        const second = prose.slice(index + written.length, index + written.length + word.length);
        // Behind a number that is filled in, it is the unit of constant/doubled-unit; behind an open brace, part of its name.
        if (/\}\s?$|\{[^{}]{0,60}$/.test(prose.slice(Math.max(0, index - 60), index))) return false;
        // “Vitamin A a day”, and names: “The The”.
        const isStart = index === 0 || /[.!?:]\s+$/.test(prose.slice(Math.max(0, index - 20), index));
        return second === second.toLowerCase() && (word === word.toLowerCase() || (isStart && word.length > 1));
      });
      if (!match) continue;
      const [written, word = ""] = match;
      const [start, end] = [match.index + word.length, match.index + written.length + word.length];
      yield {
        message: `“${word}” stands here twice in a row.`,
        label: "twice",
        help: `Write it once, or the word that was meant: ${word}`,
        range: source.locateInside(path, match.index, end),
        at: path,
        fixes: correct(path, start, end, "", "review").map((fix) => ({ ...fix, title: `Write “${word}” once` })),
      };
    }
  },
};
