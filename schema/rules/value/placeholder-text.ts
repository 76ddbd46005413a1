import { sections } from "../../problems/example.ts";
import { escapeForRegExp, quote } from "../../language/words.ts";
import type { Path } from "../../problem.ts";
import type { AreaRule } from "../rule.ts";
import { filler, firstOf, type Filler } from "../support/texts/remains/fillers.ts";
import { programAdditions } from "../support/texts/remains/program-additions.ts";

const parts = new Set(["label", "text", "markdown", "constant", "template", "nav"]);

/** In English, German, French and Spanish. */
const fillers: readonly Filler[] = [
  filler("dolor asdf", /\b(?:dolor\s+sit\s+amet|asdf(?:asdf)?)\b/),
  filler("insert placeholder", /\b(?:insert (?:text|title|name) here|placeholder text)\b/),
  filler("todo fixme tbd tbc xxx", /\b(?:TODO|FIXME|TBD|TBC|XXX+)\b|\b(?:tbd|tbc)\b|\bxxx+\b|(?<![\p{L}\d])todo:/u),
  // Digits to come. `XX. Jahrhundert`, `siglo XX` and `XX años` are Roman numbers, and `XXL` is a size.
  filler(
    "xx £x €x",
    /(?:[£€]X{1,4}|[£€$]\s?X{2,4})(?:[.,]X{2})?(?![\p{L}\d-])|(?<![\p{L}\d.,])(?:X{2,4}|X{1,4}[.,]XX)\s?[€£](?!\s?\d)|(?<![\p{L}\d:.,])XX\s?%|(?<![\p{L}\d:])XX?:XX(?![\p{L}\d:])|(?<![\p{L}\d])(?:XX[./-]){2}(?:XX|\d\d){1,2}(?![\p{L}\d])|(?<![\p{L}\d])(?:\+?\d{1,4}[ ./-]?)XX+[ ./-]X{2,}(?![\p{L}])/u,
  ),
  filler(
    "xx",
    /(?<![\p{L}\d.,])XX (?:days|hours|minutes|mins|weeks|months|years|people|places|seats|pounds|euros|dollars|pence|miles|percent|Tagen?|Stunden|Minuten|Wochen|Monaten?|Plätze|Personen|Uhr|Euro|Prozent|jours|heures|minutes|semaines|mois|personnes|días|horas|minutos|semanas|meses|personas|kg|km)(?!\p{L})/u,
  ),
  filler("lorem doe", /\b(?:lorem\s+ipsum|(?:John|Jane) Doe)\b/i),
  filler(
    "here",
    /\b(?:your (?:text|title|name|headline|heading|subtitle|tagline|slogan|description|content|logo|company name)|(?:text|title|name|description|content|heading|headline) goes) here\b(?! \p{Ll})/iu,
  ),
  // The boxes of a new slide, and of an editor of websites.
  filler(
    "click tap klicken cliquez clic",
    /^(?:(?:click|tap) to (?:add|edit|enter|insert) (?:(?:a|an|your|the|some) )?(?:text|(?:sub)?title|head(?:ing|line)|caption|notes?|content|description)|klicken,? um (?:text|titel|untertitel|notizen|inhalt|einen titel) hinzuzufügen|cliquez pour (?:ajouter|modifier) (?:du texte|le texte|un titre|le titre)|clic para (?:agregar|añadir|editar) (?:texto|un título|el título))(?=\s*\.?\s*$)/imu,
  ),
  filler(
    "platzhalter muster blindtext beispieltext",
    /\b(?:Platzhalter(?:text)?|Mustertext|Blindtext|Beispieltext)\b/i,
  ),
  filler("muster", /\b(?:(?:Max|Erika) Mustermann|Musterstraße|Musterstadt)\b/),
  filler("hier", /\bhier (?:kommt|folgt)\b[^.]*\b(?:Text|hin)\b/i),
  filler("hier", /\b(?:Ihr|dein|euer) (?:Text|Titel|Name|Slogan|Inhalt) (?:kommt |steht )?hier\b(?! \p{L})/iu),
  filler("aquí", /\b(?:su|tu) (?:texto|título|nombre) aquí(?!\p{L})/iu),
  filler("folgt", /\b(?:Text|Inhalt|Beschreibung) folgt\b(?! (?:auf|aus|dem|der|den)\b)/i),
  filler(
    "compléter remplir venir factice ici",
    /(?<!\p{L})[Àà] (?:compléter|remplir)\b|\b[Tt]exte (?:à venir|factice)\b|\b[Cc]ontenu à venir\b|\b[Vv]otre (?:texte|titre|nom) ici\b/u,
  ),
  // `<Enter>` and `[Insert]` by themselves are keys of a keyboard.
  filler(
    "[your [insert [enter [add [ihr [dein [votre [insérer [einfügen [name [company [date [phone [e-mail [email [address",
    /\[(?:(?:your|ihr|dein|votre|einfügen|name|company|date|phone|e-?mail|address)\b|(?:insert|enter|add|insérer)\s(?!key\b))[^\][\n]{0,40}\](?![([]|:\s*(?:https?:|mailto:|[/#]))/i,
  ),
  filler("name}", /\{\s?(?:first|last|full|sur|user|customer|client|company)[ _-]?name\s?\}/i),
  filler(
    "name>",
    /<(?:company|business|product|brand|site|website|shop|first|last|full|customer|client|event|project|firmen)[ _-]?name>/i,
  ),
  filler(
    "your@ you@ name@ email@ @domain @yourdomain @yourcompany @your-domain @your-company @ihre-domain",
    /(?<![\w.-])(?:(?:your|you|name|yourname|your\.name|email|mail|ihr\.?name|dein\.?name)@(?:e?mail|example|domain|company|yourdomain|yourcompany)|[\w.-]+@(?:domain|your-?(?:domain|company|site|website|business)|(?:ihre|deine)-?(?:domain|firma)))\.[a-z]{2,6}(?![\w-])/i,
  ),
  filler(
    "<your <insert <enter <ihr <dein <votre <insérer",
    /<(?:(?:your|ihr|dein|votre)\b|(?:insert|enter|insérer)\s(?!key\b))[^<>\n]{0,40}>/i,
  ),
];

/** What Word and Excel write where they find nothing. */
const officeErrors: readonly Filler[] = [
  filler(
    "reference bookmark specified",
    /\bError! (?:Reference source not found|Bookmark not defined|No text of specified style in document)\b\.?/i,
  ),
  filler("fehler!", /\bFehler! (?:Verweisquelle konnte nicht gefunden werden|Textmarke nicht definiert)\b\.?/i),
  filler("erreur", /\bErreur\s?! (?:Source du renvoi introuvable|Signet non défini)\b\.?/i),
  filler("error", /¡Error! (?:No se encuentra el origen de la referencia|Marcador no definido)\b\.?/i),
  filler("#", /(?<![\p{L}\d#])#(?:REF!|VALUE!|NAME\?|DIV\/0!|N\/A|WERT!|BEZUG!|NV(?![\p{L}\d])|VALEUR!|NOM\?)/u),
];

/** A quick look: most texts have no such word, and to look for each form in each of them takes ten times as long. */
const mayStandIn = new RegExp(
  [...fillers, ...officeErrors, ...programAdditions].flatMap(({ stems }) => stems.map(escapeForRegExp)).join("|"),
  "i",
);

const words = {
  error: (found: string) => ({
    message: `${quote(found)} is what an office program writes where it finds nothing.`,
    label: "copied with the text",
    help: "Write what should stand here, or delete it.",
  }),
  added: (found: string) => ({
    message: `${quote(found)} is no part of the text: another program wrote it.`,
    label: "copied with the text",
    help: "Delete it.",
  }),
  filler: (found: string) => ({
    message: `${quote(found)} looks like a stand-in for words to come.`,
    label: "a stand-in",
    help: "Write the real words, or hide the section until they are there (hidden: true).",
  }),
};

/** A whole text that says nothing. */
const nothing =
  /^(?:undefined|\[object Object\]|\.{2,}|…|\?{2,}|x{2,}|tbd|test(?: test)*|testing|foo(?: bar)?|bla(?:[ -]?bla)+)$/u;

/** What stands in until the real words are there is not shown to visitors. */
export const rule: AreaRule = {
  looksAt: "areas",
  meta: {
    code: "value/placeholder-text",
    severity: "warning",
    yieldsTo: "wrong-line",
    what: "A text stands in for words that are to come, such as “Lorem ipsum” or “TBD”, or holds what another program left in it.",
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
      if (entry.isDefault || !parts.has(entry.part)) continue;
      const isSuspect = mayStandIn.test(text);
      const error = isSuspect ? firstOf(officeErrors, text) : undefined;
      const added = isSuspect ? firstOf(programAdditions, text) : undefined;
      const match = error ?? added ?? (isCell(entry.path) ? undefined : fillerIn(text, isSuspect));
      if (!match) continue;
      yield {
        ...(error ? words.error(match[0]) : added ? words.added(match[0]) : words.filler(match[0])),
        range: source.locateInside(entry.path, match.index, match.index + match[0].length),
        at: entry.path,
      };
    }
  },
};

const fillerIn = (text: string, isSuspect: boolean): RegExpExecArray | undefined =>
  (text.length < 40 ? nothing.exec(text) : null) ?? (isSuspect ? firstOf(fillers, text) : undefined);

/** A cell may hold dots, a question mark or TBC, for “nothing” and “not known”. */
const isCell = (path: Path): boolean =>
  typeof path.at(-1) === "number" && (typeof path.at(-2) === "number" || path.at(-2) === "cells");
