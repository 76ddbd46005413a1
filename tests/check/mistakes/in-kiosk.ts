/** A mistake in one place of a file, and its repair. */
export interface Mistake {
  /** What stands in the file, and what is written in its place. */
  readonly right: string;
  readonly wrong: string;
  readonly code: string;
  readonly safety?: "safe" | "review" | "none";
  /** The line of the problem, counted from the first one that is written; the first by default. */
  readonly line?: number;
  /** What the correction writes, where it is not what stood there. */
  readonly repaired?: string;
}

/** Mistakes, each of which once gave two problems, the wrong line or a correction that spoilt more. */
export const kioskMistakes: Readonly<Record<string, Mistake>> = {
  "a line joined to the one above, with nothing between": {
    right: "title: Our drinks\n    description: Every drink",
    wrong: "title: Our drinksdescription: Every drink",
    code: "yaml/two-keys-on-line",
  },
  "a line joined to the one above, before a list": {
    right: "unit: per month\n      features: [Tea on",
    wrong: "unit: per monthfeatures: [Tea on",
    code: "yaml/two-keys-on-line",
  },
  "a short key joined to the line above": {
    right: "title: Large box\n      for: A",
    wrong: "title: Large boxfor: A",
    code: "yaml/two-keys-on-line",
  },
  "a line that is required, joined to the one above": {
    right: "name: Pier Kiosk\n  url:",
    wrong: "name: Pier Kioskurl:",
    code: "yaml/two-keys-on-line",
  },
  "a line joined behind quotes": {
    right: 'opens: "06:30"\n  tea: {',
    wrong: 'opens: "06:30"tea: {',
    code: "yaml/two-keys-on-line",
  },
  "a constant that texts use, joined to the one above": {
    right: 'email: tea@pierkiosk.example\n  opens: "06:30"',
    wrong: 'email: tea@pierkiosk.example opens: "06:30"',
    code: "yaml/two-keys-on-line",
  },
  "an entry joined to the one above": {
    right: "One paper]\n    large:\n      title: Large box",
    wrong: "One paper] large:\n      title: Large box",
    code: "yaml/two-keys-on-line",
  },
  "two items of a list of texts joined to one line": {
    right: "or not at all.\n          - The kettle",
    wrong: "or not at all. - The kettle",
    code: "yaml/swallowed-line",
  },
  "the first item of a list behind its key": {
    right: "features: [Tea on every morning, One paper]",
    wrong: "features: Tea on every morning\n      - One paper",
    code: "yaml/list-on-key-line",
    repaired: "features:\n      - Tea on every morning\n      - One paper",
  },
  "a dash before each key of an item": {
    right: "            icon: leaf\n            href: /drinks\n            badge: local",
    wrong: "          - icon: leaf\n          - href: /drinks\n          - badge: local",
    code: "yaml/list-marker",
    // The first line of the item.
    line: -2,
  },
  "another symbol in place of the bar": {
    right: "answer: |",
    wrong: "answer: /",
    code: "yaml/swallowed-line",
  },
  "words before the bar": {
    right: "answer: |",
    wrong: "answer: There it is |",
    code: "yaml/swallowed-line",
    repaired: "answer: |\n              There it is",
  },
  "no space after the colon of a page’s path": {
    right: "  - path: /drinks\n",
    wrong: "  - path:/drinks\n",
    code: "yaml/space-after-colon",
    safety: "safe",
  },
  "a brace that closes before the last key": {
    right: "href: /drinks, style: primary }",
    wrong: "href: /drinks }, style: primary",
    code: "yaml/unclosed-bracket",
  },
  "a bracket that closes before the last item": {
    right: "[Tea for four, Two papers, Buns on Friday]",
    wrong: "[Tea for four, Two papers], Buns on Friday",
    code: "yaml/unclosed-bracket",
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
  "German quotation marks and a comma in a text between braces": {
    right: "text: Warm until eight., icon",
    wrong: 'text: „Warm, until eight.", icon',
    code: "yaml/text-needs-quotes",
    safety: "safe",
    repaired: 'text: "Warm, until eight.", icon',
  },
  "a link in a text between braces": {
    right: "text: Warm until eight., icon",
    wrong: "text: Warm, see [the drinks](/drinks)., icon",
    code: "yaml/text-needs-quotes",
    safety: "safe",
    repaired: 'text: "Warm, see [the drinks](/drinks).", icon',
  },
  "words in square brackets in a text between braces": {
    right: "text: Warm until eight., icon",
    wrong: "text: Warm [until eight] daily, icon",
    code: "yaml/text-needs-quotes",
    safety: "safe",
    repaired: 'text: "Warm [until eight] daily", icon',
  },
  "a text between braces that begins with a constant": {
    right: "text: Warm until eight., icon",
    wrong: "text: {opens} to eight., icon",
    code: "yaml/text-needs-quotes",
    safety: "safe",
    repaired: 'text: "{opens} to eight.", icon',
  },
  "a price with the sign of another currency": {
    right: "tea: { price: 2,",
    wrong: "tea: { price: ₹2,",
    code: "value/number-as-text",
  },
  "an apostrophe in a text between apostrophes, between braces": {
    right: "{ label: See the Drinks, href",
    wrong: "{ label: 'See the pier's Drinks', href",
    code: "yaml/quote-inside-quotes",
    safety: "safe",
    repaired: '{ label: "See the pier\'s Drinks", href',
  },
  "quotes in a text between quotes, between braces": {
    right: "{ label: See the Drinks, href",
    wrong: '{ label: "See the "real" Drinks", href',
    code: "yaml/quote-inside-quotes",
    safety: "safe",
    repaired: "{ label: 'See the \"real\" Drinks', href",
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
  "two keys on one line": {
    right: "title: Tea\n            text: In {tea",
    wrong: "title: Tea text: In {tea",
    code: "yaml/two-keys-on-line",
  },
  "two keys on one line, the first one with quotes": {
    right: '"+44 1632 960124"\n  email',
    wrong: '"+44 1632 960124" email',
    code: "yaml/two-keys-on-line",
  },
  "two keys on one line, the first one a number": {
    right: "price: 2400\n      unit",
    wrong: "price: 2400 unit",
    code: "yaml/two-keys-on-line",
  },
  "two keys on one line, with a comma between them": {
    right: "title: Tea\n            text: In {tea",
    wrong: "title: Tea, text: In {tea",
    code: "yaml/two-keys-on-line",
  },
  "the first key of a group on the line of the group": {
    right: 'constants:\n  phone: "+44 1632 960124"',
    wrong: 'constants: phone: "+44 1632 960124"',
    code: "yaml/two-keys-on-line",
  },
  "the first key of the site on its line": {
    right: "site:\n  name: Pier Kiosk",
    wrong: "site: name: Pier Kiosk",
    code: "yaml/two-keys-on-line",
  },
  "the name of an entry on the line of its collection": {
    right: "  boxes:\n    small:",
    wrong: "  boxes: small:",
    code: "yaml/two-keys-on-line",
  },
  "the first key of an entry on the line of its name": {
    right: "    small:\n      title: Small box",
    wrong: "    small: title: Small box",
    code: "yaml/two-keys-on-line",
  },
  "a list of menus on the line of the group": {
    right: "menus:\n  main:\n",
    wrong: "menus: main:\n",
    code: "yaml/two-keys-on-line",
  },
  "an opening quotation mark lost before a brace": {
    right: '{ label: "{email}", href: "mailto:{email}", icon: mail',
    wrong: '{ label: "{email}", href: mailto:{email}", icon: mail',
    code: "yaml/unclosed-quote",
  },
  "an opening quotation mark lost": {
    right: "intro: Follow the steam.",
    wrong: 'intro: Note: follow the steam."',
    code: "yaml/unclosed-quote",
    repaired: 'intro: "Note: follow the steam."',
  },
  "a closing quotation mark lost between braces": {
    right: 'href: "mailto:{email}", icon: mail,',
    wrong: 'href: "mailto:{email}, icon: mail,',
    code: "yaml/unclosed-quote",
  },
  "a closing quotation mark lost before the last brace": {
    right: 'href: "mailto:{email}?subject=Box: {title}" }',
    wrong: 'href: "mailto:{email}?subject=Box: {title} }',
    code: "yaml/unclosed-quote",
  },
  "a quotation mark before a key": {
    right: "      price: 2400",
    wrong: '      "price: 2400',
    code: "yaml/unclosed-quote",
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
  "an item with braces without its dash, moved left": {
    right: "    - { label: Boxes",
    wrong: "    { label: Boxes",
    code: "yaml/missing-dash",
  },
  "a page without its dash": { right: "  - path: /drinks", wrong: "    path: /drinks", code: "yaml/missing-dash" },
  "a square bracket that closes a brace": {
    right: "href: /winter }",
    wrong: "href: /winter ]",
    code: "yaml/unclosed-bracket",
  },
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
  "a typographic quotation mark that closes": {
    right: 'action: "#8a3412"',
    wrong: 'action: "#8a3412”',
    code: "yaml/curly-quotes",
  },
  "no colon after a name of the author's own": {
    right: "tea: { price",
    wrong: "tea { price",
    code: "yaml/missing-colon",
  },
  "no colon between braces before quotes": {
    right: '{ label: "{phone}"',
    wrong: '{ label "{phone}"',
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
  "a typographic quotation mark that closes, before a comment": {
    right: 'action: "#8a3412"',
    wrong: 'action: "#8a3412” # the “brown”',
    code: "yaml/curly-quotes",
    repaired: 'action: "#8a3412" # the “brown”',
  },
  "a bar lost, with its key, above a long text": {
    right: "            answer: |\n              There is milk",
    wrong: "              There is milk",
    code: "shape/missing-key",
  },
  "a comma in a text of a constant between braces": {
    right: "tea: { price: 2, sorts: 12 }",
    wrong: "tea: { price: 2, sorts: twelve, or more }",
    code: "yaml/text-needs-quotes",
    safety: "safe",
    repaired: 'tea: { price: 2, sorts: "twelve, or more" }',
  },
  "a comma in a number of a constant between braces": {
    right: "tea: { price: 2, sorts: 12 }",
    wrong: "tea: { price: 2, sorts: 1,200 }",
    code: "yaml/text-needs-quotes",
    repaired: "tea: { price: 2, sorts: 1200 }",
  },
  "a constant between braces without its colon": {
    right: "tea: { price: 2, sorts: 12 }",
    wrong: "tea: { price 2, sorts: 12 }",
    code: "yaml/missing-colon",
    safety: "safe",
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
  "a comma that is missing behind a text in quotes": {
    right: 'label: "{phone}", href: "tel:{phone}", icon',
    wrong: 'label: "{phone}" href: "tel:{phone}", icon',
    code: "yaml/comma",
  },
  "two commas that are missing, one of them behind plain words": {
    right: 'label: "{email}", href: "mailto:{email}", icon: mail, hint',
    wrong: 'label: "{email}" href: "mailto:{email}", icon: mail hint',
    code: "yaml/comma",
  },
  "two items on one line, of which the second goes on below": {
    right: "- { label: Start, href: / }\n    - label: Drinks",
    wrong: "- { label: Start, href: / } - label: Drinks",
    code: "yaml/two-keys-on-line",
  },
  "two sets of keys on one line": {
    right: "- { label: All drinks, href: /drinks }\n        - {",
    wrong: "- { label: All drinks, href: /drinks }    - {",
    code: "yaml/two-keys-on-line",
  },
  "square brackets around the keys of an item": {
    right: "- { label: Start, href: / }",
    wrong: "- [ label: Start, href: / ]",
    code: "shape/list-instead-of-keys",
  },
  "an arrow to a note behind a text in quotes": {
    right: "title: Good to know",
    wrong: 'title: "Good to know" <- new title!',
    code: "yaml/text-after-quote",
    repaired: 'title: "Good to know" # <- new title!',
  },
  "two texts in quotes beside one another": {
    right: "title: Good to know",
    wrong: 'title: "Good" "to know"',
    code: "yaml/text-after-quote",
    repaired: `title: '"Good" "to know"'`,
  },
  "a quotation mark behind a text in quotes": {
    right: "title: Good to know",
    wrong: 'title: "Good to know" "',
    code: "yaml/text-after-quote",
    repaired: 'title: "Good to know"',
  },
  "a full stop behind a title in quotes": {
    right: "title: Good to know",
    wrong: 'title: "Good to know".',
    code: "yaml/text-after-quote",
    repaired: 'title: "Good to know"',
  },
  "a full stop behind a sentence in quotes": {
    right: "intro: Follow the steam.",
    wrong: 'intro: "Follow the steam".',
    code: "yaml/text-after-quote",
    repaired: 'intro: "Follow the steam."',
  },
  "a currency behind a price in quotes": {
    right: "price: 2400",
    wrong: 'price: "2400" €',
    code: "value/number-as-text",
  },
};
