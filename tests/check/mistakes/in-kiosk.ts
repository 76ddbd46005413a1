import type { Mistake } from "./mistake.ts";

/** Mistakes, each of which once gave two problems, the wrong line or a correction that spoilt more. */
export const kioskMistakes: Readonly<Record<string, Mistake>> = {
  "no space after the colon of a page’s path": {
    right: "  - path: /drinks\n",
    wrong: "  - path:/drinks\n",
    code: "yaml/space-after-colon",
    safety: "safe",
  },
  "a key in a language that nobody here speaks, where one key is missing": {
    right: "- question: Is there milk?",
    wrong: "- kysymys: Is there milk?",
    code: "shape/unknown-key",
  },
  "the name of a constant that ends early": {
    right: 'contacts:\n    - { label: "{phone}"',
    wrong: 'contacts:\n    - { label: "{pho}"',
    code: "constant/unknown",
    line: 1,
  },
  "a mark before the type of a section, which seems to be a text that needs quotes": {
    right: "- type: page-hero",
    wrong: "- type: @page-hero",
    code: "shape/unknown-type",
  },
  "a price with the sign of another currency": {
    right: "tea: { price: 2,",
    wrong: "tea: { price: ₹2,",
    code: "value/number-as-text",
  },
  "the first lines of a section moved to the left": {
    right: "\n      - type: page-hero\n        title: Hot and cold\n",
    wrong: "\n    - type: page-hero\n      title: Hot and cold\n",
    code: "yaml/indentation",
  },
  "two prices for one": {
    right: "price: 2400",
    wrong: "price: 2400-2600",
    code: "value/number-as-text",
    safety: "none",
    repaired: "price: 2400-2600",
  },
  "a line of signs between two parts": {
    right: "\nmenus:",
    wrong: "\n==========\nmenus:",
    code: "yaml/comment-style",
    safety: "safe",
    repaired: "\n# ==========\nmenus:",
  },
  "words of a heading between two parts": {
    right: "\nmenus:",
    wrong: "\nOUR MENUS\nmenus:",
    code: "yaml/missing-colon",
    safety: "none",
    repaired: "\nOUR MENUS\nmenus:",
  },
  "a whole part of the file one step to the right": {
    right:
      "\nmenus:\n  main:\n    - { label: Start, href: / }\n    - label: Drinks\n      href: /drinks\n    - { label: Boxes, href: /drinks/boxes }\n  footer:\n    - title: Kiosk\n      items:\n        - { label: All drinks, href: /drinks }\n        - { label: Winter hours, href: /winter }",
    wrong:
      "\n  menus:\n    main:\n      - { label: Start, href: / }\n      - label: Drinks\n        href: /drinks\n      - { label: Boxes, href: /drinks/boxes }\n    footer:\n      - title: Kiosk\n        items:\n          - { label: All drinks, href: /drinks }\n          - { label: Winter hours, href: /winter }",
    code: "yaml/indentation",
  },
  "a constant at the left edge": {
    right: "\n  tea: { price",
    wrong: "\ntea: { price",
    code: "yaml/indentation",
  },
  "an item above the key of its list": {
    right: "\n        actions:\n          - { label: See the Drinks, href: /drinks, style: primary }",
    wrong: "\n          - { label: See the Drinks, href: /drinks, style: primary }\n        actions:",
    code: "shape/misplaced-key",
    line: 1,
  },
  "a section moved out by two spaces": {
    right:
      "      - type: points\n        anchor: to-know\n        title: Good to know\n        columns: 2\n        items:\n          - Cups come back **clean** or not at all.\n          - The kettle holds forty cups.\n          - Newspapers go in the *dry* box.\n",
    wrong:
      "    - type: points\n      anchor: to-know\n      title: Good to know\n      columns: 2\n      items:\n        - Cups come back **clean** or not at all.\n        - The kettle holds forty cups.\n        - Newspapers go in the *dry* box.\n",
    code: "yaml/indentation",
  },
  "the first section moved out by two spaces": {
    right: "      - type: page-hero\n        title: Hot and cold\n        intro: Follow the steam.\n",
    wrong: "    - type: page-hero\n      title: Hot and cold\n      intro: Follow the steam.\n",
    code: "yaml/indentation",
  },
  "a section without its dash": {
    right: "      - type: points",
    wrong: "        type: points",
    code: "yaml/missing-dash",
  },
  "a section without its dash, moved left": {
    right: "      - type: points",
    wrong: "      type: points",
    code: "yaml/missing-dash",
  },
  "the first section without its dash": {
    right: "      - type: page-hero",
    wrong: "        type: page-hero",
    code: "yaml/missing-dash",
  },
  "the second item of a list without its dash": {
    right: "          - The kettle",
    wrong: "            The kettle",
    code: "yaml/swallowed-line",
  },
  "the second item of a list without its dash, moved left": {
    right: "          - The kettle",
    wrong: "          The kettle",
    code: "yaml/missing-dash",
  },
  "a page without its dash": { right: "  - path: /drinks", wrong: "    path: /drinks", code: "yaml/missing-dash" },
  "one tab for all spaces": {
    right: "            icon: leaf",
    wrong: "\ticon: leaf",
    code: "yaml/tab",
  },
  "a line of a long text at the left edge": {
    right: "              There is milk",
    wrong: "There is milk",
    code: "yaml/wrapped-text",
  },
  "an item one level too deep": {
    right: "    - label: Drinks",
    wrong: "        - label: Drinks",
    code: "yaml/indentation",
  },
  "no colon after a name of the author's own": {
    right: "tea: { price",
    wrong: "tea { price",
    code: "yaml/missing-colon",
  },
  "no colon after a key at the left edge": { right: "planned:\n", wrong: "planned\n", code: "yaml/missing-colon" },
  "the first entry of a collection moved left, with all below it": {
    right:
      "    small:\n      title: Small box\n      for: One traveler and one newspaper.\n      price: 2400\n      unit: per month\n      features: [Tea on every morning, One paper]\n",
    wrong:
      "  small:\n    title: Small box\n    for: One traveler and one newspaper.\n    price: 2400\n    unit: per month\n    features: [Tea on every morning, One paper]\n",
    code: "yaml/indentation",
  },
  "a dash before the first key of a block": {
    right: "      title: Small box",
    wrong: "      - title: Small box",
    code: "yaml/list-marker",
  },
  "a key at the left edge that ended the block it belongs to": {
    right: "        actions:\n",
    wrong: "actions:\n",
    code: "yaml/indentation",
  },
  "a bar lost, with its key, above a long text": {
    right: "            answer: |\n              There is milk",
    wrong: "              There is milk",
    code: "shape/missing-key",
  },
  "a single value where a group of constants is used": {
    right: "tea: { price: 2, sorts: 12 }",
    wrong: "tea: 2",
    code: "constant/unknown",
    safety: "none",
    repaired: "tea: 2",
  },
  "a planned page that is given the path of another one": {
    right: "{ path: /winter, title",
    wrong: "{ path: /drinks, title",
    code: "link/unknown-page",
  },
  "a color beside the theme instead of in it": {
    right: '  theme:\n    action: "#8a3412"',
    wrong: '  action: "#8a3412"',
    code: "shape/misplaced-key",
  },
};
