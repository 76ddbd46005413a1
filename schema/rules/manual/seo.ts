import { facts, file, type Entries } from "./entry.ts";

const about = "Fresh bread every day, from five in the morning, at the corner of Mill Street.";
const costs = "What our bread, rolls and cakes cost, and how to order them for the next morning.";

const site = (title: string, description: string) =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example }
    routes:
      - path: /
        title: Home
        description: ${about}
        sections: [{ type: text, body: "See [our prices](/prices)." }]
      - path: /prices
        title: ${title}${description === "" ? "" : `\n        description: ${description}`}
        sections: [{ type: text, body: Two pounds a loaf. }]
  `);

const right = site("Prices", costs);

/** What search engines and previews show. */
export const entries: Entries = {
  "seo/missing-title": {
    what: "A page's title is empty.",
    why: "It is what the tab of the browser, bookmarks and search results show.",
    bad: site('""', costs),
    good: right,
  },
  "seo/duplicate-title": {
    what: "Two pages have the same title.",
    why: "In search results, tabs and bookmarks nobody can tell them apart.",
    bad: site("Home", costs),
    good: right,
  },
  "seo/long-title": {
    what: "A page's title has more than sixty characters.",
    why: "Search engines cut it there, often in the middle of the word that matters.",
    bad: site("What our bread, rolls, cakes, buns and pies cost in the shop and by mail", costs),
    good: right,
  },
  "seo/missing-description": {
    what: "A page has no description.",
    why: "Search engines then show a sentence of the page that they choose themselves.",
    bad: site("Prices", ""),
    good: right,
  },
  "seo/duplicate-description": {
    what: "Two pages have the same description.",
    why: "Whoever sees both in a search cannot tell which one to open.",
    bad: site("Prices", about),
    good: right,
  },
  "seo/description-length": {
    what: "A page's description is shorter or longer than search engines show well.",
    why: "Too short says too little to be chosen; too long is cut.",
    bad: site("Prices", "Our prices."),
    good: right,
  },
  "seo/local-base-url": {
    what: "The site's address is that of your own computer.",
    why: "Search engines and shared links would send visitors there.",
    bad: facts(`
      site: { name: Corner Bakery, url: "http://localhost:5173" }
    `),
    good: facts(`
      site: { name: Corner Bakery, url: https://bakery.example }
    `),
  },
};
