import { linked, sections, type Entries } from "./entry.ts";

const action = (href: string) =>
  sections(`
    - type: text
      body: Fresh bread every day.
      actions:
        - { label: Our baker, href: ${href} }
  `);

const toPrices = (href: string) =>
  linked(`
    - type: text
      body: Fresh bread every day.
      actions:
        - { label: Our prices, href: ${href} }
  `);

const ours = toPrices("/prices");
const mill = action('"https://mill.example"');

/** How an address is written. */
export const entries: Entries = {
  "link/malformed": {
    what: "What stands there is no address that a browser could follow.",
    why: "Visitors would get an error page or nothing.",
    bad: toPrices("/prices?day=monday"),
    good: ours,
  },
  "link/empty": {
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
  "link/odd-form": {
    what: "A link inside a text has a space between its brackets, has them swapped, or has no end.",
    why: "It is no link then: visitors see the brackets and the address.",
    bad: sections(`
      - type: text
        body: See [our mill] (https://mill.example).
    `),
    good: sections(`
      - type: text
        body: See [our mill](https://mill.example).
    `),
  },
  "link/hash-not-needed": {
    what: "A path is written with the # that the address bar shows.",
    why: "The # belongs to the way the site is served, not to the page. Paths are written as the page has them, and stay right when that changes.",
    bad: toPrices('"#/prices"'),
    good: ours,
  },
  "link/missing-slash": {
    what: "A path of this site does not begin with a slash.",
    why: "Browsers add such a path to the page that the visitor is on, which leads elsewhere from each page.",
    bad: toPrices("prices"),
    good: ours,
  },
  "link/missing-scheme": {
    what: "An address on another site does not begin with https://.",
    why: "Browsers would look for a page of that name on this site.",
    bad: action("www.mill.example"),
    good: mill,
  },
  "link/protocol-relative": {
    what: "An address begins with two slashes.",
    why: "It is meant either as a page of this site (one slash) or as another site (https://); browsers take it for another site.",
    bad: action("//mill.example"),
    good: mill,
  },
  "link/scheme-not-allowed": {
    what: "A link begins with something other than /, https:, mailto: or tel:.",
    why: "Such links run programs, open files or nothing at all; a file that anybody may edit must not be able to do that to visitors.",
    bad: action('"javascript:alert(1)"'),
    good: mill,
  },
  "link/bare-email": {
    what: "A mail address stands where a link is wanted, without mailto:.",
    why: "Without it, browsers look for a page of that name.",
    bad: action("bread@bakery.example"),
    good: action('"mailto:bread@bakery.example"'),
  },
  "link/bare-phone": {
    what: "A phone number stands where a link is wanted, without tel:.",
    why: "Without it, browsers look for a page of that name, and phones do not dial.",
    bad: action('"+44 1632 960123"'),
    good: action('"tel:+441632960123"'),
  },
  "link/insecure": {
    what: "A link to another site begins with http:, which is not encrypted.",
    why: "Browsers warn visitors before they open such pages, and others on the way can change them.",
    bad: action('"http://mill.example"'),
    good: mill,
  },
  "link/own-address": {
    what: "A link to a page of this site is written with the whole address of the site.",
    why: "A path is right wherever the site is shown: on your own computer, at a trial address and in public.",
    bad: toPrices("https://bakery.example/prices"),
    good: ours,
  },
  "link/wrong-case": {
    what: "A path is written with capital letters where the page has small ones.",
    why: "Addresses are compared letter by letter; the link would lead nowhere.",
    bad: toPrices("/Prices"),
    good: ours,
  },
};
