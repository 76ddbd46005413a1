import type { Mistake } from "./mistake.ts";

/** Mistakes in a site of thousands of lines. */
export const siteMistakes: Readonly<Record<string, Mistake>> = {
  "the name of a shared section in place of “use”": {
    right: 'Implementation services", style: quiet }\n\n      - use: versus-legacy',
    wrong: 'Implementation services", style: quiet }\n\n      - versus-legacy:',
    line: 2,
    code: "shape/unknown-key",
  },
  "a bar lost before two paragraphs": {
    right: "body: |\n              This policy says how {site.name}",
    wrong: "body:\n              This policy says how {site.name}",
    code: "yaml/wrapped-text",
  },
  "a word at the left edge without its colon, below a block with deeper ones": {
    right: "\nconstants:\n",
    wrong: "\nconstants\n",
    code: "yaml/missing-colon",
  },
  "the same above a comment": {
    right: "\ncollections:\n",
    wrong: "\ncollections\n",
    code: "yaml/missing-colon",
  },
  "the same above a long list": {
    right: "\nroutes:\n",
    wrong: "\nroutes\n",
    code: "yaml/missing-colon",
  },
  "a constant without its colon below a number": {
    right: "    freeAbove: 999 # rupees\n",
    wrong: "    freeAbove 999 # rupees\n",
    code: "yaml/missing-colon",
  },
  "the first constant of a group without its colon": {
    right: "    dispatchDays: 3\n",
    wrong: "    dispatchDays 3\n",
    code: "yaml/missing-colon",
  },
  "an equals sign before constants in braces": {
    right: "  smallBusiness: {",
    wrong: "  smallBusiness = {",
    code: "yaml/missing-colon",
  },
  "constants in braces right after their colon": {
    right: "  certificate: {",
    wrong: "  certificate:{",
    code: "yaml/space-after-colon",
    safety: "safe",
  },
  "the key of a long text is gone whose words stand in the file twice": {
    right: `- [Bank transfer, "{refund.bankDays} business days"]\n            after: |\n`,
    wrong: `- [Bank transfer, "{refund.bankDays} business days"]\n`,
    code: "shape/missing-key",
    line: 1,
  },
  "an item without its dash below a long text, moved left": {
    right: "          - title: When the money arrives\n",
    wrong: "          title: When the money arrives\n",
    code: "yaml/missing-dash",
  },
  "the first line of a row under the cells of the one above": {
    right: "          - label: Setup and exit\n",
    wrong: "              - label: Setup and exit\n",
    code: "yaml/indentation",
  },
  "a text that is too long only as long as it is not filled in": {
    right: "title: Access for {access.extraDays} days more",
    wrong: "title: Access for {{access.extraDays}} days more",
    code: "constant/other-syntax",
    safety: "safe",
  },
  "an anchor that only one link leads to, misspelt where it is defined": {
    right: "            anchor: law\n",
    wrong: "            anchor: lxw\n",
    code: "link/unknown-anchor",
  },
  "an anchor with a whole path, misspelt in the name of the page": {
    right: "anchor: resources/guides\n",
    wrong: "anchor: resource/sguides\n",
    code: "link/unknown-anchor",
  },
  "an anchor that one link misspells": {
    right: "href: /solutions/use-cases",
    wrong: "href: /solutions/use-csaes",
    code: "link/unknown-anchor",
  },
  "a key at the top moved right, whose name the one above lacks": {
    right: "\nshared:\n",
    wrong: "\n  shared:\n",
    code: "yaml/indentation",
  },
  "a key without its colon, further to the right than the keys above": {
    right: "      badge: popular\n      duration: 8 weeks",
    wrong: "        badge popular\n      duration: 8 weeks",
    code: "yaml/missing-colon",
  },
  "the lines below a key not indented, where two of them are keys of the section as well": {
    right:
      "          title: Not sure which tier fits?\n          text: Tell us what your team does today. We will suggest a program and a start date.\n          image: { src: art/consult.svg, decorative: true }\n          action: {",
    wrong:
      "        title: Not sure which tier fits?\n        text: Tell us what your team does today. We will suggest a program and a start date.\n        image: { src: art/consult.svg, decorative: true }\n        action: {",
    code: "yaml/indentation",
  },
  "a bar lost, with its key, above a numbered list": {
    right: "            body: |\n              1. Write to [{email}](mailto:{email}?subject=Refund)",
    wrong: "              1. Write to [{email}](mailto:{email}?subject=Refund)",
    code: "shape/missing-key",
  },
  "a bar lost, with its key, after a table": {
    right: "            after: |\n              The charge is part",
    wrong: "              The charge is part",
    code: "shape/missing-key",
  },
  "the title of an entry that texts name": {
    right: "      title: AI Expert\n",
    wrong: "",
    code: "shape/missing-key",
    line: -1,
    safety: "none",
    repaired: "",
  },
  "a key at the left edge above a list, which ends all that it stands in": {
    right: "            table:\n              caption: Dispatch",
    wrong: "table:\n              caption: Dispatch",
    code: "yaml/indentation",
  },
  "a group at the left edge that is not the last one": {
    right: "\n  actions:\n    - { label: Login",
    wrong: "\nactions:\n    - { label: Login",
    code: "yaml/indentation",
  },
  "the second paragraph of a long text one space to the left": {
    right: "              After that a plan can be canceled",
    wrong: "             After that a plan can be canceled",
    code: "yaml/indentation",
  },
  "a name one space to the left": { right: "\n  talk-to-us:\n", wrong: "\n talk-to-us:\n", code: "yaml/indentation" },
  "a key below the one that holds what stands below it": {
    right: "    groups:\n      - rows:\n          - label: Price\n",
    wrong: "    groups:\n          - label: Price\n      - rows:\n",
    code: "shape/misplaced-key",
    line: 2,
  },
  "a shared section without its dash": {
    right: "      - use: talk-to-us\n        anchor: contact\n\n  # Products",
    wrong: "        use: talk-to-us\n        anchor: contact\n\n  # Products",
    code: "yaml/missing-dash",
  },
  "the first planned page without its dash": {
    right: "  - path: /signin",
    wrong: "    path: /signin",
    code: "yaml/missing-dash",
  },
  "an item without its dash below a long one": {
    right: "          - Free above {shipping",
    wrong: "            Free above {shipping",
    code: "yaml/swallowed-line",
  },
  "a tab after the spaces, before a dash": {
    right: "          - The quote is drafted with the right GST",
    wrong: "        \t- The quote is drafted with the right GST",
    code: "yaml/tab",
    safety: "safe",
  },
  "the first line of a first item": {
    right: "          - title: Notes that file themselves\n",
    wrong: "",
    code: "yaml/missing-dash",
    safety: "none",
    repaired: "",
  },
  "the first of two items one space to the left": {
    right: '    - { label: "{phone}", href: "tel:{phone}", icon: phone, hint',
    wrong: '   - { label: "{phone}", href: "tel:{phone}", icon: phone, hint',
    code: "yaml/indentation",
  },
  "the first entry of a collection one step to the left": {
    right: "\n    foundation:\n",
    wrong: "\n  foundation:\n",
    code: "yaml/indentation",
  },
  "words on a line of their own below a name": {
    right: "      - use: talk-to-us\n        anchor: join\n",
    wrong: "      - use: talk-to-us\n        and so on\n        anchor: join\n",
    code: "yaml/missing-colon",
    line: 1,
    // As a comment the words would be lost to visitors.
    safety: "none",
    repaired: "      - use: talk-to-us\n        and so on\n        anchor: join\n",
  },
  "an item of a few words without its dash": {
    right: "          - Customer history on one screen\n",
    wrong: "            Customer history on one screen\n",
    code: "yaml/swallowed-line",
  },
  "badges that no comma parts": {
    right: "        badges: [trusted, gst-ready]\n",
    wrong: "        badges: [trusted gst-ready]\n",
    code: "badge/unknown",
    safety: "safe",
  },
  "a shared section that is named as a type": {
    right: "      - use: versus-legacy\n        anchor: competitive-resources",
    wrong: "      - type: versus-legacy\n        anchor: competitive-resources",
    code: "shape/unknown-type",
  },
  "a semicolon for the colon": {
    right: "        title: Who uses it\n",
    wrong: "        title; Who uses it\n",
    code: "yaml/missing-colon",
  },
  "an arrow for the colon": {
    right: "        title: Who uses it\n",
    wrong: "        title -> Who uses it\n",
    code: "yaml/missing-colon",
  },
  "two dashes for one": {
    right: "          - title: Blog\n",
    wrong: "          -- title: Blog\n",
    code: "yaml/list-marker",
    safety: "safe",
  },
  "an entry of a list one step to the left": {
    right:
      "  - path: /careers\n    title: Careers\n    message: Open positions will stand here. Until then, write and tell us what you do well.\n",
    wrong:
      "- path: /careers\n  title: Careers\n  message: Open positions will stand here. Until then, write and tell us what you do well.\n",
    code: "yaml/indentation",
  },
  "a word for false where words are possible, too": {
    right: "        nav: false\n        name: AI\n",
    wrong: "        nav: no\n        name: AI\n",
    code: "value/boolean-word",
    safety: "safe",
  },
  "quotation marks of two kinds": {
    right: 'action: "#09575e"',
    wrong: "action: '#09575e”",
    code: "yaml/curly-quotes",
    repaired: "action: '#09575e'",
  },
};
