import type { Mistake } from "./mistake.ts";

/** Lines that are gone from a site of thousands of lines, while what belongs to them is still there. */
export const deletedLines: Readonly<Record<string, Mistake>> = {
  "the first line of the first section of a page": {
    right: "      - type: hero\n",
    wrong: "",
    code: "shape/missing-type",
  },
  "the first line of another section": {
    right: "      - type: plans\n        anchor: plans\n",
    wrong: "        anchor: plans\n",
    code: "shape/missing-type",
  },
  "the first line of a section that may be of several types": {
    right: "      - type: steps\n        anchor: migration\n",
    wrong: "        anchor: migration\n",
    code: "shape/missing-type",
    safety: "none",
    repaired: "        anchor: migration\n",
  },
  "a bar lost above a text with a list": {
    right: "            anchor: programs\n            body: |\n",
    wrong: "            anchor: programs\n            body:\n",
    code: "yaml/wrapped-text",
    line: 1,
  },
  "a bar lost above a numbered list": {
    right: "            anchor: ask\n            body: |\n",
    wrong: "            anchor: ask\n            body:\n",
    code: "yaml/swallowed-line",
    line: 1,
  },
  "a bar lost above paragraphs": {
    right: "            anchor: fair-use\n            body: |\n",
    wrong: "            anchor: fair-use\n            body:\n",
    code: "yaml/wrapped-text",
    line: 1,
  },
  "a bar lost above two paragraphs": {
    right: "            anchor: goods\n            body: |\n              Goods such",
    wrong: "            anchor: goods\n            body:\n              Goods such",
    code: "yaml/swallowed-line",
    line: 1,
  },
  "a line between a bar and its text": {
    right: "            anchor: guarantee\n            body: |\n",
    wrong: "            anchor: guarantee\n            body: |\n            wobble: yes\n",
    code: "shape/unknown-key",
    line: 2,
    safety: "none",
    repaired: "            anchor: guarantee\n            body: |\n            wobble: yes\n",
  },
  "the key of a long text at the left edge, above a table": {
    right: "            body: |\n              You have access",
    wrong: "body: |\n              You have access",
    code: "yaml/indentation",
  },
};
