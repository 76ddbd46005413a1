import { sections } from "../../problems/example.ts";
import { escapeForRegExp, quote } from "../../language/words.ts";
import type { Path } from "../../problem.ts";
import type { PartRule } from "../rule.ts";

const parts = new Set(["label", "text", "markdown", "constant", "template", "nav"]);

/** Words that stand in for others. `stems`: a text has one of them, in small letters, or not the words. */
interface Filler {
  readonly stems: readonly string[];
  readonly form: RegExp;
}

const filler = (stems: string, form: RegExp): Filler => ({ stems: stems.split(" "), form });

/** In English, German and French. */
const fillers: readonly Filler[] = [
  filler("dolor asdf", /\b(?:dolor\s+sit\s+amet|asdf(?:asdf)?)\b/),
  filler("insert placeholder", /\b(?:insert (?:text|title|name) here|placeholder text)\b/),
  filler("todo fixme tbd tbc xxx", /\b(?:TODO|FIXME|TBD|TBC|XXX+)\b|\bxxx+\b|(?<![\p{L}\d])todo:/u),
  filler("lorem doe", /\b(?:lorem\s+ipsum|(?:John|Jane) Doe)\b/i),
  filler(
    "here",
    /\b(?:your (?:text|title|name)|(?:text|title|name|description|content|heading|headline) goes) here\b/i,
  ),
  filler(
    "platzhalter muster blindtext beispieltext",
    /\b(?:Platzhalter(?:text)?|Mustertext|Blindtext|Beispieltext)\b/i,
  ),
  filler("muster", /\b(?:(?:Max|Erika) Mustermann|Musterstraße|Musterstadt)\b/),
  filler("hier", /\bhier (?:kommt|folgt)\b[^.]*\b(?:Text|hin)\b/i),
  filler("folgt", /\b(?:Text|Inhalt|Beschreibung) folgt\b(?! (?:auf|aus|dem|der|den)\b)/i),
  filler(
    "compléter remplir venir factice ici",
    /(?<!\p{L})[Àà] (?:compléter|remplir)\b|\b[Tt]exte (?:à venir|factice)\b|\b[Cc]ontenu à venir\b|\b[Vv]otre (?:texte|titre|nom) ici\b/u,
  ),
  filler(
    "[your [insert [enter [add [ihr [dein [votre [insérer [einfügen [name [company [date [phone [e-mail [email [address",
    /\[(?:your|insert|enter|add|ihr|dein|votre|insérer|einfügen|name|company|date|phone|e-?mail|address)\b[^\][\n]{0,40}\](?![([:])/i,
  ),
  filler(
    "<your <insert <enter <ihr <dein <votre <insérer",
    /<(?:your|insert|enter|ihr|dein|votre|insérer)\b[^<>\n]{0,40}>/i,
  ),
];

/** A quick look: most texts have no such word, and to look for each form in each of them takes ten times as long. */
const mayStandIn = new RegExp(fillers.flatMap(({ stems }) => stems.map(escapeForRegExp)).join("|"), "i");

/** A whole text that says nothing. */
const nothing = /^(?:\.{2,}|…|\?{2,}|x{2,}|tbd|test(?: test)*|testing|foo(?: bar)?|bla(?:[ -]?bla)+)$/u;

/** What stands in until the real words are there is not shown to visitors. */
export const rule: PartRule = {
  looksAt: "parts",
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
      const match =
        (text.length < 40 ? nothing.exec(text) : null) ?? (mayStandIn.test(text) ? firstOf(text) : undefined);
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

function firstOf(text: string): RegExpExecArray | undefined {
  for (const { form } of fillers) {
    const match = form.exec(text);
    if (match) return match;
  }
  return undefined;
}
