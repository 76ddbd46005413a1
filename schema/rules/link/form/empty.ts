import { linked } from "../../../problems/example.ts";
import type { Rule } from "../../rule.ts";
import { refusedLinks } from "../../support/link-forms/refused-links.ts";

/** A link has an address. */
export const rule: Rule = {
  meta: {
    code: "link/empty",
    severity: "error",
    what: "A link inside a text has no address in its round brackets.",
    why: "It would look like a link and lead nowhere.",
    bad: linked(`
      - type: text
        body: See [our prices]().
    `),
    good: linked(`
      - type: text
        body: See [our prices](/prices).
    `),
  },
  find: refusedLinks,
};
