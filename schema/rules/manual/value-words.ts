import { facts, file, sections, type Entries } from "./entry.ts";

const anchored = (anchor: string) =>
  sections(`
    - type: text
      anchor: ${anchor}
      body: Fresh bread every day.
  `);

const badge = (key: string) =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example }
    badges:
      ${key}: { label: New, tone: info }
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections:
          - { type: text, badges: [${key}], body: Rye with seeds. }
  `);

const page = (path: string) =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example }
    menus:
      main: [{ label: Our prices, href: /our-prices }]
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections: [{ type: text, body: Fresh bread every day. }]
      - path: ${path}
        title: Prices
        description: What our bread, rolls and cakes cost, and how to order them for the next morning.
        sections: [{ type: text, body: Two pounds a loaf. }]
  `);

const legal = (day: string) =>
  sections(`
    - type: legal
      title: Terms
      updated: ${day}
      items:
        - { title: Prices, body: Prices include tax. }
  `);

const site = (line: string) =>
  facts(`
    site:
      name: Corner Bakery
      url: https://bakery.example
      ${line}
  `);

const text = (words: string) =>
  sections(`
    - type: text
      title: ${words}
      body: Fresh every day.
  `);

/** Names, days, languages and words. */
export const entries: Entries = {
  "value/bad-anchor": {
    what: "An anchor holds something other than small letters, digits and hyphens.",
    why: "Anchors are part of addresses, which have no spaces and no capital letters on this site.",
    bad: anchored("Fresh bread"),
    good: anchored("fresh-bread"),
  },
  "value/bad-path": {
    what: "The path of a page is not written as a slash and small letters, digits and hyphens.",
    why: "The path is the page's address. One way of writing keeps links from missing it.",
    bad: page("/Our Prices"),
    good: page("/our-prices"),
  },
  "value/bad-key": {
    what: "A name that you give, such as the key of a badge, holds a space, a capital letter or another sign.",
    why: "The same name is written elsewhere to refer to it; plain names are written the same way twice.",
    bad: badge("New Bread"),
    good: badge("new-bread"),
  },
  "value/bad-date": {
    what: "A day is not written as year, month and day, or the calendar has no such day.",
    why: "01/02/2025 is January in one country and February in another. The site writes the day as its language does.",
    bad: legal("31/01/2025"),
    good: legal("2025-01-31"),
  },
  "value/bad-language": {
    what: "The site's language is not given as a tag such as en, en-GB or de.",
    why: "Screen readers choose their voice by it, and numbers and days are written by it.",
    bad: site("language: english"),
    good: site("language: en-GB"),
  },
  "value/bad-currency": {
    what: "The site's currency is not given as three capital letters.",
    why: "The sign $ stands for twenty currencies; USD is one.",
    bad: site("currency: €"),
    good: site("currency: EUR"),
  },
  "value/bad-email": {
    what: "What follows “mailto:” is no mail address.",
    why: "The mail program of the visitor would open and not know where to send.",
    bad: sections(`
      - type: text
        body: Write to [our baker](mailto:bread.bakery.example).
    `),
    good: sections(`
      - type: text
        body: Write to [our baker](mailto:bread@bakery.example).
    `),
  },
  "value/bad-phone": {
    what: "What follows “tel:” is no phone number.",
    why: "The visitor's phone would dial nothing.",
    bad: sections(`
      - type: text
        body: Call [our baker](tel:bakery).
    `),
    good: sections(`
      - type: text
        body: Call [our baker](tel:+441632960123).
    `),
  },
  "value/placeholder-text": {
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
  "value/spaces": {
    what: "A text holds two spaces in a row, or begins or ends with one.",
    why: "Browsers show one space; a text that is searched for is not found.",
    bad: text('"Bread  and rolls"'),
    good: text('"Bread and rolls"'),
  },
  "value/stars-shown": {
    what: "Stars that should make words bold have no second pair, or a space inside.",
    why: "Visitors see the stars, and no word is bold.",
    bad: sections(`
      - type: text
        body: Our **fresh bread, every day.
    `),
    good: sections(`
      - type: text
        body: Our **fresh** bread, every day.
    `),
  },
  "value/marks-shown": {
    what: "A heading, a name or a button holds marks for bold words or a link.",
    why: "Such short texts are plain; visitors would see the stars and the brackets.",
    bad: sections(`
      - type: text
        title: Our **fresh** bread
        body: Fresh bread every day.
    `),
    good: sections(`
      - type: text
        title: Our fresh bread
        body: Our **fresh** bread, every day.
    `),
  },
  "value/comma-at-end": {
    what: "A text without quotation marks ends with a comma.",
    why: "In this file the end of the line is enough; visitors would see the comma.",
    bad: text("Our bread,"),
    good: text("Our bread"),
  },
};
