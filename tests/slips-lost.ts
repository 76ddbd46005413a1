import type { Slip } from "./slips.ts";

/** Lines that are gone from a site of thousands of lines, while what belongs to them is still there. */
export const lostLines: Readonly<Record<string, Slip>> = {
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
    mended: "        anchor: migration\n",
  },
};
