import { linked, sections } from "../example.ts";
import type { Meta } from "../meta.ts";
import { soundText } from "../sample-sites.ts";

/** Comments that silence a warning. */
export const metas: readonly Meta[] = [
  {
    code: "suppress/unknown-code",
    severity: "warning",
    what: "A comment “# ignore …” names a code that there is not.",
    why: "It silences nothing.",
    bad: sections(`
      - type: text
        # ignore seo/long-titel: it is a quotation
        title: Bread
        body: Fresh every day.
    `),
    good: soundText,
  },
  {
    code: "suppress/unused",
    severity: "warning",
    what: "A comment “# ignore …” stands above a line that has no such warning, or has it as an error.",
    why: "It would silence a warning that comes later and means something else. Errors cannot be silenced.",
    bad: sections(`
      - type: text
        # ignore value/too-long: it is a quotation
        title: Bread
        body: Fresh every day.
    `),
    good: soundText,
  },
  {
    code: "suppress/no-reason",
    severity: "error",
    what: "A comment “# ignore …” gives no reason after a colon.",
    why: "Whoever reads it later cannot tell whether it is still right.",
    bad: linked(`
      - type: text
        # ignore a11y/vague-link
        body: For our prices click [here](/prices).
    `),
    good: linked(`
      - type: text
        # ignore a11y/vague-link: the sentence is quoted word for word
        body: For our prices click [here](/prices).
    `),
  },
];
