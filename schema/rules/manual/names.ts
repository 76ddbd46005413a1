import { file, sections, top, type Entries, type FileExample } from "./entry.ts";

/** Names of things that stand elsewhere in the file: badges, shared sections, collections, icons. */
export const entries: Entries = {
  "badge/unknown": {
    what: "A badge is named that does not stand under “badges”.",
    why: "Its words and its colour are not known.",
    bad: named("[neww]"),
    good: named("[new]"),
  },
  "badge/unused": {
    what: "Nothing shows this badge.",
    why: "It is easily taken for one that is in use and changed in vain.",
    bad: top(`
      badges:
        new: { label: New, tone: info }
    `),
    good: named("[new]"),
  },
  "shared/unknown": {
    what: "“use” names a section that does not stand under “shared”.",
    why: "There is nothing to show.",
    bad: shared("hour"),
    good: shared("hours"),
  },
  "shared/unused": {
    what: "No page shows this shared section.",
    why: "It is easily taken for one that visitors see and changed in vain.",
    bad: top(`
      shared:
        hours: { type: text, body: We open at five. }
    `),
    good: shared("hours"),
  },
  "collection/unknown": {
    what: "“from” names a collection that does not stand under “collections”.",
    why: "There are no entries to show.",
    bad: breads("bread"),
    good: breads("breads"),
  },
  "icon/unknown": {
    what: "There is no icon of this name. The names are those of lucide, an open collection.",
    why: "The place of the icon would be empty.",
    bad: sections(`
      - type: feature-grid
        items:
          - { title: Rye, text: Dense and dark., icon: bred }
          - { title: Wheat, text: Light and crisp., icon: croissant }
    `),
    good: sections(`
      - type: feature-grid
        items:
          - { title: Rye, text: Dense and dark., icon: wheat }
          - { title: Wheat, text: Light and crisp., icon: croissant }
    `),
  },
};

/** A site with a badge. */
function named(badges: string): FileExample {
  return file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example }
    badges:
      new: { label: New, tone: info }
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections:
          - { type: text, badges: ${badges}, body: Rye with seeds. }
          - { type: text, badges: [new], body: Wheat with seeds. }
  `);
}

/** A site with a shared section. */
function shared(key: string): FileExample {
  return file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example }
    shared:
      hours: { type: text, body: We open at five. }
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections:
          - { type: text, body: Rye with seeds. }
          - { use: ${key} }
  `);
}

/** A site that shows a collection. */
function breads(key: string): FileExample {
  return file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example, currency: GBP }
    collections:
      breads:
        rye: { title: Rye, price: 4 }
        wheat: { title: Wheat, price: 3 }
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections:
          - { type: plans, from: ${key}, action: { label: "Order {title}", href: "tel:+441632960123" } }
  `);
}
