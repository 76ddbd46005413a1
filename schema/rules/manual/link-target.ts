import { file, linked, type Entries, type FileExample } from "./entry.ts";

const text = (words: string) =>
  linked(`
    - type: text
      body: ${words}
  `);

/** A site whose pages are given by their lines. */
const site = (more: string): FileExample =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example }
    ${more.trim()}
  `);

const home = `- path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections: [{ type: text, body: "See [our prices](/prices)." }]`;
const quiet = home.replace("See [our prices](/prices).", "Fresh bread every day.");
const prices = `- path: /prices
        title: Prices
        description: What our bread, rolls and cakes cost, and how to order them for the next morning.
        sections: [{ type: text, body: Two pounds a loaf. }]`;

const pages = (...routes: readonly string[]): string => `routes:\n      ${routes.join("\n      ")}`;

const cakes = (address: string): FileExample =>
  site(
    pages(
      home.replace(
        "See [our prices](/prices).",
        `See [our prices](/prices), [our rolls](/rolls) and [our cakes](${address}).`,
      ),
      prices.replace("{ type: text,", "{ type: text, anchor: cakes,"),
      `- path: /rolls
        title: Rolls
        description: Our rolls, from the plain one to the one with seeds, and how long each of them stays fresh.
        sections: [{ type: text, anchor: seeds, body: With sunflower seeds. }]`,
    ),
  );

/** Where an address leads. */
export const entries: Entries = {
  "link/unknown-page": {
    what: "A link leads to a page that the site does not have.",
    why: "Visitors would find a page that says so. A page that comes later can be named under “planned”.",
    bad: text("See [our prices](/price)."),
    good: text("See [our prices](/prices)."),
  },
  "link/unknown-anchor": {
    what: "A link leads to a place that its page does not have.",
    why: "Visitors would land at the top of the page and look for what the link promised.",
    bad: text("See [our bread](/prices/breads)."),
    good: text("See [our bread](/prices/bread)."),
  },
  "link/anchor-on-other-page": {
    what: "A link names a place that is on another page than the link says.",
    why: "The link would lead to the wrong page.",
    bad: cakes("/rolls/cakes"),
    good: cakes("/prices/cakes"),
  },
  "link/missing-file": {
    what: "A link leads to a file, such as a price list, that is not in the public folder.",
    why: "Visitors would get an error instead of the file.",
    bad: text("Take [the price list](/prices.pdf) with you."),
    good: linked(
      `
      - type: text
        body: Take [the price list](/prices.pdf) with you.
    `,
      { files: { "prices.pdf": { bytes: 20_000, kind: "other", width: 0, height: 0 } } },
    ),
  },
  "link/no-start-page": {
    what: "No page has the path /, or it is hidden.",
    why: "It is what visitors see who type the address of the site.",
    bad: site(`menus:\n      main: [{ label: Our prices, href: /prices }]\n    ${pages(prices)}`),
    good: site(pages(home, prices)),
  },
  "link/duplicate-path": {
    what: "Two pages have the same path, or an old address is claimed twice.",
    why: "Only one of the two could ever be seen.",
    bad: site(
      pages(
        home,
        prices,
        prices.replace("Prices", "Orders").replace("What our", "Which").replace("Two pounds a loaf", "Call us"),
      ),
    ),
    good: site(pages(home, prices)),
  },
  "link/duplicate-anchor": {
    what: "Two places of a page have the same anchor.",
    why: "Links would lead to the first of the two; the other could not be reached.",
    bad: linked(`
      - { type: text, anchor: bread, title: Rye, body: Dense and dark. }
      - { type: text, anchor: bread, title: Wheat, body: Light and crisp. }
    `),
    good: linked(`
      - { type: text, anchor: rye, title: Rye, body: Dense and dark. }
      - { type: text, anchor: wheat, title: Wheat, body: Light and crisp. }
    `),
  },
  "link/hides-target": {
    what: "An anchor or an old address has the address of something else, so that nothing can lead to it.",
    why: "The address can lead to one place only.",
    bad: linked(`
      - { type: text, anchor: prices, title: Rye, body: Dense and dark. }
    `),
    good: linked(`
      - { type: text, anchor: rye, title: Rye, body: Dense and dark. }
    `),
  },
  "link/planned-exists": {
    what: "A path stands under “planned”, and there is a page or a place with that path by now.",
    why: "The entry does nothing any more, and the next person wonders which of the two counts.",
    bad: site(
      `planned:\n      - { path: /prices, title: Prices, message: They come in spring. }\n    ${pages(home, prices)}`,
    ),
    good: site(pages(home, prices)),
  },
  "link/orphan-page": {
    what: "No link leads to a page: neither a menu nor a text names it.",
    why: "Visitors find it only if they know its address.",
    bad: site(pages(quiet, prices)),
    good: site(pages(home, prices)),
  },
  "link/to-itself": {
    what: "A link leads to the top of the page that it stands on.",
    why: "Whoever follows it believes that nothing happened.",
    bad: text("Come back to [our bakery](/)."),
    good: text("Come back for [our cakes](/prices/cakes)."),
  },
};
