import { file, sections } from "../example.ts";
import type { Meta } from "../meta.ts";
import { soundText } from "../sample-sites.ts";

const bread = soundText;

const call = sections(`
  - type: text
    body: Fresh every day.
    actions:
      - { label: Call us, href: "tel:+441632960123" }
`);

/** Which keys stand where. */
export const metas: readonly Meta[] = [
  {
    code: "shape/unknown-key",
    severity: "error",
    isAboutName: true,
    yieldsTo: "misread-line",
    isForeignLine: true,
    isStructural: true,
    explainsItself: true,
    what: "A key is written that has no meaning at this place. Most often it is a typo.",
    why: "A key that nobody reads does nothing, and its author waits in vain for it to appear on the page.",
    bad: sections(`
      - type: text
        tilte: Bread
        body: Fresh every day.
    `),
    good: bread,
  },
  {
    code: "shape/misplaced-key",
    severity: "error",
    isSaidOncePerList: true,
    isStructural: true,
    what: "A key stands one level too high or too low, or beside another one of which only one may be chosen.",
    why: "The place of a key says what it belongs to.",
    bad: sections(`
      - type: faq
        items:
          - { question: When do you open?, answer: At five., ground: deep }
    `),
    good: sections(`
      - type: faq
        ground: deep
        items:
          - { question: When do you open?, answer: At five. }
    `),
  },
  {
    code: "shape/misplaced-page",
    severity: "error",
    isStructural: true,
    what: "A page or a section stands below another key than “routes”, as it does when it was pasted at the end of the file.",
    why: "Only pages below “routes” are shown, and sections below “sections” in them.",
    bad: file(`
      version: 1
      site: { name: Corner Bakery, url: https://bakery.example }
      routes:
        - path: /
          title: Home
          description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
          sections:
            - { type: text, body: "See [our prices](/prices)." }
      planned:
        - { path: /shop, title: Shop, message: It opens in spring. }
        - path: /prices
          title: Prices
          description: What bread, cakes and coffee cost, from the small rolls to the wedding cake.
          sections:
            - { type: text, body: "A loaf is four pounds. Soon in [the shop](/shop)." }
    `),
    good: file(`
      version: 1
      site: { name: Corner Bakery, url: https://bakery.example }
      routes:
        - path: /
          title: Home
          description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
          sections:
            - { type: text, body: "See [our prices](/prices)." }
        - path: /prices
          title: Prices
          description: What bread, cakes and coffee cost, from the small rolls to the wedding cake.
          sections:
            - { type: text, body: "A loaf is four pounds. Soon in [the shop](/shop)." }
      planned:
        - { path: /shop, title: Shop, message: It opens in spring. }
    `),
  },
  {
    code: "shape/key-of-other-type",
    severity: "error",
    isAboutName: true,
    isForeignLine: true,
    isStructural: true,
    explainsItself: true,
    what: "The key belongs to another type of section.",
    why: "Each type of section shows its own fields; this one has no place for it.",
    bad: sections(`
      - type: text
        body: Fresh every day.
        columns: 2
    `),
    good: sections(`
      - type: points
        columns: 2
        items: [Bread, Rolls]
    `),
  },
  {
    code: "shape/missing-key",
    severity: "error",
    yieldsTo: "wrong-line",
    isStructural: true,
    lacks: "key",
    isAbsence: true,
    what: "Something that this place cannot do without is not written.",
    why: "The page would show a gap: a button without an address, a question without an answer.",
    bad: sections(`
      - type: text
        body: Fresh every day.
        actions:
          - label: Call us
    `),
    good: call,
  },
  {
    code: "shape/unknown-type",
    severity: "error",
    isAboutName: true,
    what: "There is no section of this type.",
    why: "The type decides what a section looks like and which fields it has. docs/sections.md shows them all.",
    bad: sections(`
      - type: Text
        title: Bread
        body: Fresh every day.
    `),
    good: bread,
  },
  {
    code: "shape/missing-type",
    severity: "error",
    isStructural: true,
    lacks: "key",
    explainsItself: true,
    what: "A section does not say what it is.",
    why: "The type decides what a section looks like and which fields it has.",
    bad: sections(`
      - title: Bread
        body: Fresh every day.
    `),
    good: bread,
  },
];
