import { file, top, type Entries } from "./entry.ts";

const main = (...items: readonly string[]) =>
  top(`
    menus:
      main:
        ${items.map((item) => `- ${item}`).join("\n        ")}
  `);

const call = '{ label: Call us, href: "tel:+441632960123" }';
const write = '{ label: Write to us, href: "mailto:bread@bakery.example" }';

const mega = (second: string) =>
  top(`
    menus:
      main:
        - label: Contact
          href: "tel:+441632960123"
          mega:
            categories:
              - id: shop
                title: The shop
                items: [{ title: Opening hours, description: From five to noon. }]
              - id: ${second}
                title: The bakery
                items: [{ title: How we bake, description: Slowly. }]
  `);

const days = Array.from(
  { length: 13 },
  (_, index) => `{ label: Number ${index + 1}, href: "tel:+4416329601${String(index).padStart(2, "0")}" }`,
);

const footer = (list: readonly string[]) =>
  top(`
    menus:
      footer:
        - title: Call us
          items:
            ${list.map((item) => `- ${item}`).join("\n            ")}
  `);

const legal = (menu: string) =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example }
    menus:
      footer:
        - id: policies
          title: Policies
          items: [{ label: Terms, href: /terms }, { label: Privacy, href: /privacy }]
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections: [{ type: text, body: Fresh bread every day. }]
      - path: /terms
        title: Terms
        description: What holds when you order bread from us, from the price to the way you take it home.
        sections:
          - { type: legal, title: Terms, updated: "2025-01-31", menu: ${menu}, items: [{ title: Prices, body: Prices include tax. }] }
      - path: /privacy
        title: Privacy
        description: What we write down when you order bread from us, how long we keep it, and who may read it.
        sections:
          - { type: legal, title: Privacy, updated: "2025-01-31", menu: policies, items: [{ title: Data, body: We keep none. }] }
  `);

/** The links of header and footer. */
export const entries: Entries = {
  "menu/missing-label": {
    what: "An item of a menu has no words.",
    why: "There is nothing to read and nothing to click.",
    bad: main('{ label: "", href: "tel:+441632960123" }'),
    good: main(call),
  },
  "menu/duplicate-id": {
    what: "Two categories of a mega-menu have the same id.",
    why: "Opening one of them would open the other.",
    bad: mega("shop"),
    good: mega("bakery"),
  },
  "menu/duplicate-label": {
    what: "Two items of a menu have the same words.",
    why: "Visitors cannot tell which of the two they want.",
    bad: main(call, '{ label: Call us, href: "mailto:bread@bakery.example" }'),
    good: main(call, write),
  },
  "menu/duplicate-link": {
    what: "Two items of a menu lead to the same place.",
    why: "Visitors try both and believe that one is broken.",
    bad: main(call, '{ label: By phone, href: "tel:+441632960123" }'),
    good: main(call, write),
  },
  "menu/too-many": {
    what: "A list of a menu has more than twelve items.",
    why: "So many are not read but searched, and most visitors give up. Several shorter lists are found through faster.",
    bad: footer(days),
    good: footer(days.slice(0, 3)),
  },
  "menu/unknown-place": {
    what: "A section names a group of the footer that does not exist.",
    why: "The links of that group would be missing beside the section.",
    bad: legal("policy"),
    good: legal("policies"),
  },
};
