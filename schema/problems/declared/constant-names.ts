import { file } from "../example.ts";
import type { Meta } from "../meta.ts";
import { withConstants } from "../sample-sites.ts";

const constants = (lines: string, words: string) =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example }
    constants:
      ${lines}
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections: [{ type: text, body: "${words}" }]
  `);

/** How constants are named. */
export const metas: readonly Meta[] = [
  {
    code: "constant/bad-name",
    severity: "error",
    what: "The name of a constant holds a space, a dot or another character that a reference could not tell apart.",
    why: "References such as {trial.days} are made of names and dots.",
    bad: withConstants('"opening hours": five', "We open at {opening hours}."),
    good: withConstants("openingHours: five", "We open at {openingHours}."),
  },
  {
    code: "security/dangerous-key",
    severity: "error",
    what: "A name is one that has a meaning of its own inside every program: __proto__, constructor or prototype.",
    why: "Programs that read the file later could be made to do something else.",
    bad: constants("constructor: Miller and sons", "The house was built by {constructor}."),
    good: constants("builder: Miller and sons", "The house was built by {builder}."),
  },
];
