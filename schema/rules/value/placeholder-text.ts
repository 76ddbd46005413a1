import { sections } from "../../problems/example.ts";
import { quote } from "../../language/words.ts";
import type { Path } from "../../problem.ts";
import type { Rule } from "../rule.ts";

const parts = new Set(["label", "text", "markdown", "constant", "template", "nav"]);

/** Words that stand in for others, in English, German and French. */
const fillers: readonly RegExp[] = [
  /\b(?:dolor sit amet|insert (?:text|title|name) here|placeholder text|asdf(?:asdf)?)\b/,
  /\b(?:TODO|FIXME|TBD|TBC|XXX+)\b|\bxxx+\b|(?<![\p{L}\d])todo:/u,
  /\b(?:lorem ipsum|your (?:text|title|name) here|(?:text|title|name|description|words|content|heading|headline) goes here|John Doe|Jane Doe)\b/i,
  /\b(?:Platzhalter(?:text)?|Mustertext|Blindtext|Beispieltext|(?:Max|Erika) Mustermann|Musterstraße|Musterstadt)\b/i,
  /\bhier (?:kommt|folgt)\b[^.]*\b(?:Text|hin)\b|\b(?:Text|Inhalt|Beschreibung) folgt\b(?! (?:auf|aus|dem|der|den)\b)/i,
  /(?<!\p{L})à (?:compléter|remplir)\b|\b(?:texte|contenu) à venir\b|\bvotre (?:texte|titre|nom) ici\b|\btexte factice\b/iu,
  /\[(?:your|insert|enter|add|ihr|dein|votre|insérer|einfügen|name|company|date|phone|e-?mail|address)\b[^\][\n]{0,40}\](?![([:])/i,
  /<(?:your|insert|enter|ihr|dein|votre|insérer)\b[^<>\n]{0,40}>/i,
  /^(?:\.{2,}|…|\?{2,}|x{2,}|tbd|test(?: test)*|testing|foo(?: bar)?|bla(?:[ -]?bla)+)$/u,
];

/** What stands in until the real words are there is not shown to visitors. */
export const rule: Rule = {
  meta: {
    code: "value/placeholder-text",
    severity: "warning",
    yieldsTo: "wrong-line",
    what: "A text stands in for words that are to come, such as “Lorem ipsum” or “TBD”.",
    why: "Such words are easily forgotten, and then visitors read them.",
    bad: sections(`
      - type: text
        body: Lorem ipsum dolor sit amet.
    `),
    good: sections(`
      - type: text
        body: Fresh bread every day.
    `),
  },
  *find({ texts, source }) {
    for (const { entry, prose: text } of texts) {
      if (entry.isDefault || !parts.has(entry.part) || isCell(entry.path)) continue;
      const match = firstOf(fillers, text);
      if (!match) continue;
      yield {
        message: `${quote(match[0])} looks like a stand-in for words to come.`,
        label: "a stand-in",
        help: "Write the real words, or hide the section until they are there (hidden: true).",
        range: source.locateInside(entry.path, match.index, match.index + match[0].length),
        at: entry.path,
      };
    }
  },
};

/** A cell may hold dots or a question mark, for “nothing” and “not known”. */
const isCell = (path: Path): boolean =>
  typeof path.at(-1) === "number" && (typeof path.at(-2) === "number" || path.at(-2) === "cells");

function firstOf(forms: readonly RegExp[], text: string): RegExpExecArray | undefined {
  for (const form of forms) {
    const match = form.exec(text);
    if (match) return match;
  }
  return undefined;
}
