import { sections } from "../example.ts";
import type { Meta } from "../meta.ts";

const quoted = (words: string) =>
  sections(`
    - type: text
      title: ${words}
      body: Fresh bread every day.
  `);

/** Quotes, brackets, and other characters that mean something to the reader of the file. */
export const metas: readonly Meta[] = [
  {
    code: "yaml/colon-in-text",
    severity: "error",
    what: "A colon and a space stand inside a text, so its first words are taken for a key.",
    why: "“Colon, space” ends a key wherever it stands. In quotes a text may hold any character.",
    bad: quoted("Bread: fresh every day"),
    good: quoted('"Bread: fresh every day"'),
  },
  {
    code: "yaml/unclosed-quote",
    severity: "error",
    mayBeUnfinished: true,
    what: "A quotation mark opens a text, and none closes it.",
    why: "Everything below would be part of the text, up to the next quotation mark.",
    bad: quoted('"Fresh bread'),
    good: quoted('"Fresh bread"'),
  },
  {
    code: "yaml/quote-inside-quotes",
    severity: "error",
    endsText: true,
    what: "A text in quotes holds the same character as its quotes: an apostrophe between apostrophes, for example.",
    why: "The text ends at that character, and the rest of the line belongs nowhere.",
    bad: quoted("'The baker's bread'"),
    good: quoted(`"The baker's bread"`),
  },
  {
    code: "yaml/text-after-quote",
    severity: "error",
    isSaidOnce: true,
    what: "After the closing quotation mark the line goes on.",
    why: "Quotes go around the whole text or around nothing; a text that begins with a quotation mark ends at the next.",
    bad: quoted('"Fresh" bread'),
    good: quoted(`'"Fresh" bread'`),
  },
  {
    code: "yaml/text-needs-quotes",
    severity: "error",
    what: "A text begins with a character that means something in this file format: @, &, *, !, %, |, > or a backquote.",
    why: "The character is taken for an instruction, and the text is lost or the file cannot be read.",
    bad: quoted("@corner, fresh bread"),
    good: quoted('"@corner, fresh bread"'),
  },
  {
    code: "yaml/hash-is-comment",
    severity: "error",
    what: "A value begins with #, which starts a comment. The value is empty.",
    why: "Links are written without the #: the site puts it into the address bar by itself. Colors and other words that begin with # need quotes.",
    bad: quoted("#1 in town"),
    good: quoted('"#1 in town"'),
  },
  {
    code: "yaml/hash-cuts-text",
    severity: "warning",
    yieldsTo: "misread-line",
    what: "A word of a text begins with #, which starts a comment after a space. The text ends before it.",
    why: "Nobody notices that half of the sentence is missing until a visitor does.",
    bad: quoted("We are #1 in town"),
    good: quoted('"We are #1 in town"'),
  },
  {
    code: "yaml/braces-need-quotes",
    severity: "error",
    mayBeUnfinished: true,
    what: "A text begins with a brace, as a reference to a constant does, and has no quotes.",
    why: "A brace at the beginning opens a set of keys in this file format. In the middle of a text it needs no quotes.",
    bad: sections(`
      - type: text
        title: {site.name} every day
        body: Fresh bread.
    `),
    good: sections(`
      - type: text
        title: "{site.name} every day"
        body: Fresh bread.
    `),
  },
  {
    code: "yaml/brackets-need-quotes",
    severity: "error",
    mayBeUnfinished: true,
    yieldsTo: "same-place",
    what: "A text begins with a square bracket and has no quotes.",
    why: "A square bracket at the beginning opens a list in this file format.",
    bad: quoted("[Soon] Fresh rolls"),
    good: quoted('"[Soon] Fresh rolls"'),
  },
  {
    code: "yaml/unclosed-bracket",
    severity: "error",
    mayBeUnfinished: true,
    opensValue: true,
    what: "A bracket opens and none closes it, or one closes that was never opened.",
    why: "Everything below would stand inside the bracket.",
    bad: sections(`
      - type: text
        body: Fresh bread every day.
        actions: [{ label: Home page, href: "tel:+441632960123" }
    `),
    good: sections(`
      - type: text
        body: Fresh bread every day.
        actions: [{ label: Call us, href: "tel:+441632960123" }]
    `),
  },
  {
    code: "yaml/comma",
    severity: "error",
    what: "Between braces or brackets a comma is missing, is another character, or stands twice.",
    why: "Commas tell the file where one key or item ends and the next begins.",
    bad: sections(`
      - { type: text title: Bread, body: Fresh every day. }
    `),
    good: sections(`
      - { type: text, title: Bread, body: Fresh every day. }
    `),
  },
  {
    code: "yaml/odd-character",
    severity: "error",
    what: "A space, a colon or a bar is another character that only looks like one. It often comes from a word processor or a web page.",
    why: "A hard space counts as a letter, so the key after it is unknown, and nobody can see why.",
    bad: sections(`
      - type: text
        title：Bread
        body: Fresh bread every day.
    `),
    good: sections(`
      - type: text
        title: Bread
        body: Fresh bread every day.
    `),
  },
  {
    code: "yaml/bad-escape",
    severity: "error",
    what: "Between double quotes stands a backslash with a letter after it that makes no special character.",
    why: "Between double quotes a backslash begins a special character, such as \\n for a new line. Between apostrophes it is a plain backslash.",
    bad: quoted('"Bread \\& rolls"'),
    good: quoted("'Bread \\& rolls'"),
  },
];
