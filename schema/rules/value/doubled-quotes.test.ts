import { expect, test } from "vitest";
import { rule } from "./doubled-quotes.ts";
import { fixed, found } from "../testing/try-rule.ts";

const site = (quote: string): string =>
  `routes: [{ path: /, title: A, sections: [{ type: testimonials, items: [{ quote: '${quote}', role: A }] }] }]`;

test.each(["“Fresh every day.”", '"Fresh every day."', "„Frisch.“", "« Du pain. »", "‘It’s fresh.’"])(
  "%s has a pair too many",
  (quote) => {
    expect(found(rule, site(quote.replaceAll("'", "''")))).toHaveLength(1);
    expect(fixed(rule, site(quote))).toBe(site(quote.slice(1, -1).trim()));
  },
);

test.each(["Fresh every day.", "“Rye” and “wheat”", "They say “fresh”", "“Fresh”, they say", "A “fresh” loaf", '6"'])(
  "%s is silent",
  (quote) => expect(found(rule, site(quote))).toEqual([]),
);
