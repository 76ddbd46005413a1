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
};
