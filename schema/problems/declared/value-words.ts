import { file, sections, siteFacts } from "../example.ts";
import type { Meta } from "../meta.ts";

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

const button = (label: string, href: string) =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example }
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections:
          - type: text
            body: Rye with seeds.
            actions: [{ label: ${label}, href: ${href} }]
      - path: /prices
        title: Prices
        description: What our bread, rolls and cakes cost, and how to order them for the next morning.
        sections: [{ type: text, body: Two pounds a loaf. }]
  `);

const site = (line: string) =>
  siteFacts(`
    site:
      name: Corner Bakery
      url: https://bakery.example
      ${line}
  `);

const theme = (action: string) =>
  siteFacts(`
    site:
      name: Corner Bakery
      url: https://bakery.example
      theme:
        action: ${action}
  `);

/** Names, days, languages and words. */
export const metas: readonly Meta[] = [
  {
    code: "value/bad-anchor",
    severity: "error",
    isAboutName: true,
    what: "An anchor holds something other than small letters, digits and hyphens.",
    why: "Anchors are part of addresses, which have no spaces and no capital letters on this site.",
    bad: anchored("Fresh bread"),
    good: anchored("fresh-bread"),
  },
  {
    code: "value/bad-path",
    severity: "error",
    isAboutName: true,
    what: "The path of a page is not written as a slash and small letters, digits and hyphens.",
    why: "The path is the page's address. One way of writing keeps links from missing it.",
    bad: page("/Our Prices"),
    good: page("/our-prices"),
  },
  {
    code: "value/exchanged",
    severity: "error",
    what: "Two values of one item have changed places: the words stand behind the key of the address, or the other way round.",
    why: "Each of the two would be reported by itself, and neither message says what to do.",
    bad: button("/prices", "Our prices"),
    good: button("Our prices", "/prices"),
  },
  {
    code: "value/bad-key",
    severity: "error",
    isAboutName: true,
    mayLackLineAbove: true,
    what: "A name that you give, such as the key of a badge, holds a space, a capital letter or another character.",
    why: "The same name is written elsewhere to refer to it; plain names are written the same way twice.",
    bad: badge("New Bread"),
    good: badge("new-bread"),
  },
  {
    code: "value/bad-language",
    severity: "error",
    isAboutName: true,
    what: "The site's language is not given as a tag such as en, en-GB or de.",
    why: "Screen readers choose their voice by it, and numbers and days are written by it.",
    bad: site("language: english"),
    good: site("language: en-GB"),
  },
  {
    code: "value/bad-currency",
    severity: "error",
    isAboutName: true,
    what: "The site's currency is not given as three capital letters.",
    why: "The symbol $ stands for twenty currencies; USD is one.",
    bad: site("currency: €"),
    good: site("currency: EUR"),
  },
  {
    code: "theme/bad-color",
    severity: "error",
    isAboutName: true,
    yieldsTo: "misread-line",
    what: "A color is not written as # and six digits or letters from a to f, in quotes.",
    why: "The check computes whether text can be read on each color, which needs its exact value. Without quotes, # starts a comment.",
    bad: theme("dark red"),
    good: theme('"#8a3412"'),
  },
];
