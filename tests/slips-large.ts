import type { Slip } from "./slips.ts";

/** Slips in a site of thousands of lines. */
export const largeSlips: Readonly<Record<string, Slip>> = {
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
    mended: "",
  },
};
