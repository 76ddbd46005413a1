import { facts, file, linked, sections, type Entries } from "./entry.ts";

const theme = (lines: string) =>
  facts(`
    site:
      name: Corner Bakery
      url: https://bakery.example
      theme:
        ${lines}
  `);

const breadAnd = (words: string) =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example }
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections: [{ type: text, body: "Choose [our bread](/bread) or [${words}](/rolls)." }]
      - path: /bread
        title: Bread
        description: Rye and wheat, dense and light, with seeds and without, baked every night in our oven.
        sections: [{ type: text, body: Rye and wheat. }]
      - path: /rolls
        title: Rolls
        description: Our rolls, from the plain one to the one with seeds, and how long each of them stays fresh.
        sections: [{ type: text, body: With sunflower seeds. }]
  `);

const table = (heading: string) =>
  sections(`
    - type: table
      table:
        caption: Breads
        columns: [{ label: Bread }, { label: ${heading} }]
        rows: [[Rye, 2 days], [Wheat, 1 day]]
  `);

/** Colours, and what people hear who listen to the page. */
export const entries: Entries = {
  "theme/bad-color": {
    what: "A colour is not written as # and six digits or letters from a to f, in quotes.",
    why: "The check computes whether text can be read on each colour, which needs its exact value. Without quotes, # starts a comment.",
    bad: theme("action: dark red"),
    good: theme('action: "#8a3412"'),
  },
  "theme/low-contrast": {
    what: "Text or a control in one colour of the theme cannot be read on another one.",
    why: "About one person in twelve sees colours less well, and everyone does in sunlight. WCAG 2.2 AA asks for a contrast of 4.5 for text and 3 for controls.",
    bad: theme('ink: "#8a8f94"'),
    good: theme('ink: "#2a1a12"'),
  },
  "a11y/vague-link": {
    what: "The words of a link do not say where it leads: “here”, “more”, “this page”.",
    why: "Screen readers list the links of a page by their words; a list of “here” helps nobody.",
    bad: linked(`
      - type: text
        body: For our prices click [here](/prices).
    `),
    good: linked(`
      - type: text
        body: See [our prices](/prices).
    `),
  },
  "a11y/same-text-different-target": {
    what: "On one page, the same words lead to different pages or places.",
    why: "Whoever followed one of them expects the same from the other.",
    bad: breadAnd("our bread"),
    good: breadAnd("our rolls"),
  },
  "a11y/empty-button": {
    what: "A button or a link has no words.",
    why: "There is nothing to read, and screen readers say “link” and nothing else.",
    bad: sections(`
      - type: text
        body: Fresh every day.
        actions: [{ label: "", href: "tel:+441632960123" }]
    `),
    good: sections(`
      - type: text
        body: Fresh every day.
        actions: [{ label: Call us, href: "tel:+441632960123" }]
    `),
  },
  "a11y/table-header": {
    what: "A column of a table has no heading.",
    why: "Screen readers read the heading with each cell; without it a cell is a word without a meaning.",
    bad: table('""'),
    good: table("Keeps for"),
  },
  "a11y/emoji-only": {
    what: "A text is nothing but picture signs.",
    why: "Screen readers read their official names, which are rarely what was meant, and devices draw them differently.",
    bad: sections(`
      - { type: text, title: 🥐, body: Fresh every day. }
    `),
    good: sections(`
      - { type: text, title: Croissants, body: Fresh every day. }
    `),
  },
};
