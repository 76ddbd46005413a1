import { file, type FileExample } from "./example.ts";

/** The examples of rules that look at several pages. */

/** A site whose pages are given by their lines. */
export const withLines = (more: string): FileExample =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example }
    ${more.trim()}
  `);

export const homePage = `- path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections: [{ type: text, body: "See [our prices](/prices)." }]`;

export const pricesPage = `- path: /prices
        title: Prices
        description: What our bread, rolls and cakes cost, and how to order them for the next morning.
        sections: [{ type: text, body: Two pounds a loaf. }]`;

export const routes = (...pages: readonly string[]): string => `routes:\n      ${pages.join("\n      ")}`;

/** A site with these pages. */
export const withPages = (...pages: readonly string[]): FileExample => withLines(routes(...pages));

/** The description of the start page, and one of the page with prices. */
export const about = "Fresh bread every day, from five in the morning, at the corner of Mill Street.";
export const costs = "What our bread, rolls and cakes cost, and how to order them for the next morning.";

/** A site whose second page has this title and this description; an empty one is left out. */
export const withSecondPage = (title: string, description: string): FileExample =>
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
