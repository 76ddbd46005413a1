import { file } from "../../problems/example.ts";
import { isMap } from "../../problem.ts";
import { mapAt } from "../context.ts";
import type { Rule } from "../rule.ts";
import { unknownNames } from "../support/names/unknown-names.ts";

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

/** A footer group that a section names is there. */
export const rule: Rule = {
  meta: {
    code: "menu/unknown-place",
    severity: "error",
    isAboutName: true,
    isSaidOnce: true,
    what: "A section names a group of the footer that does not exist.",
    why: "The links of that group would be missing beside the section.",
    bad: legal("policy"),
    good: legal("policies"),
  },
  find(context) {
    const groups = mapAt(context.site, "menus")["footer"];
    const ids = (Array.isArray(groups) ? groups : []).map((group) => (isMap(group) ? group["id"] : undefined));
    return unknownNames(context, {
      part: "footer-group",
      home: ["menus", "footer"],
      noun: "footer group with the id",
      known: ids.filter((id) => typeof id === "string"),
      definitionOf: (name) => ["menus", "footer", ids.indexOf(name), "id"],
    });
  },
};
