import { readFileSync } from "node:fs";

/** One mistake in site.yaml, and the one problem that it is. */
export interface SiteMistake {
  readonly what: string;
  readonly from: string;
  readonly to: string;
  readonly code: string;
  /** Words on the line where the problem stands; without them, the line where the change begins. */
  readonly on?: string;
  readonly says?: string;
  /** The correction: what the file is after it. */
  readonly fix?: { readonly safety: "safe" | "review"; readonly gives: (text: string) => string };
}

/** The file as it was before. */
const site = readFileSync("site.yaml", "utf8");
const restores = { safety: "review", gives: () => site } as const;
const surely = { safety: "safe", gives: () => site } as const;

const email = "email: sales@shreni.example";
const phone = 'phone: "+91 00000 00000"';

/** Values that make bad what uses them: said once, where the value stands. */
export const valueMistakes: readonly SiteMistake[] = [
  { what: "a mail address without an end", from: email, to: "email: sales@shreni", code: "value/bad-email" },
  { what: "a mail address without @", from: email, to: "email: sales.shreni.example", code: "value/bad-email" },
  {
    what: "a mail address with mailto:",
    from: email,
    to: "email: mailto:sales@shreni.example",
    code: "value/bad-email",
    fix: restores,
  },
  {
    what: "a mail address with a space",
    from: email,
    to: "email: sales @shreni.example",
    code: "value/bad-email",
    fix: restores,
  },
  { what: "a phone number of words", from: phone, to: 'phone: "call us"', code: "value/bad-phone" },
  {
    what: "a phone number with a letter",
    from: phone,
    to: 'phone: "+91 0000O 00000"',
    code: "value/bad-phone",
    fix: restores,
  },
  {
    what: "a constant with a percent sign",
    from: "uptime: 99.9 # percent",
    to: "uptime: 99.9% # percent",
    code: "value/number-as-text",
    fix: restores,
  },
  {
    what: "a constant in quotes",
    from: "minimumScore: 80",
    to: 'minimumScore: "80"',
    code: "value/number-as-text",
    fix: restores,
  },
  {
    what: "an amount with a currency sign",
    from: "freeAbove: 999",
    to: "freeAbove: ₹999",
    code: "value/number-as-text",
    fix: restores,
  },
  {
    what: "a number in words",
    from: "minimumScore: 80",
    to: "minimumScore: eighty",
    code: "constant/not-allowed-here",
  },
  {
    what: "a day in another order",
    from: "updated: 2025-01-15",
    to: "updated: 15/01/2025",
    code: "value/bad-date",
    fix: restores,
  },
];

const sales = 'label: Contact Sales, href: "mailto:{email}" }';

export const linkMistakes: readonly SiteMistake[] = [
  {
    what: "a copied path",
    from: "  - path: /privacypolicy",
    to: "  - path: /termsandconditions",
    code: "link/duplicate-path",
    says: "path: /privacypolicy",
    fix: restores,
  },
  {
    what: "an anchor renamed to one that is there",
    from: "        anchor: new-releases\n",
    to: "        anchor: popular\n",
    code: "link/duplicate-anchor",
    fix: restores,
  },
  {
    what: "a second anchor of a name",
    from: "        anchor: marketing\n",
    to: "        anchor: sales\n",
    code: "link/duplicate-anchor",
    fix: restores,
  },
  {
    what: "a bare mail address that is a constant",
    from: sales,
    to: "label: Contact Sales, href: sales@shreni.example }",
    code: "link/bare-email",
    fix: surely,
  },
  {
    what: "a bare phone number that is a constant",
    from: 'href: "tel:{phone}"',
    to: 'href: "+91 00000 00000"',
    code: "link/bare-phone",
    fix: surely,
  },
  {
    what: "a path without its slash",
    from: "href: /pricing }",
    to: "href: pricing }",
    code: "link/missing-slash",
    fix: surely,
  },
  {
    what: "a place without its page",
    from: "href: /pricing/plans }",
    to: "href: plans }",
    code: "link/missing-slash",
    fix: restores,
  },
  {
    what: "the last word of two pages",
    from: "href: /resources/case-studies",
    to: "href: case-studies",
    code: "link/missing-slash",
    says: "/resources/case-studies or /customers/case-studies",
  },
  { what: "a word that no page has", from: "href: /pricing }", to: "href: zebra }", code: "link/missing-slash" },
  {
    what: "a misspelt mailto:",
    from: 'href: "mailto:{email}?subject=Sales demo"',
    to: 'href: "mailt:{email}?subject=Sales demo"',
    code: "link/scheme-not-allowed",
    fix: restores,
  },
];
