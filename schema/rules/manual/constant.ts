import { file, type Entries } from "./entry.ts";

const site = (constants: string, body: string) =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example, currency: GBP }
    constants:
      ${constants}
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections:
          - type: text
            body: ${body}
  `);

const hours = "hours: { opens: five, closes: noon }";
const trial = "trial: { days: 14 }";
const price = "price: { loaf: 4 }";

const doubled = (times: number): string =>
  Array.from({ length: times }, (_, index) => `g${index + 1}: "{greeting.g${index}}{greeting.g${index}}"`).join(", ");

const offer = (before: string) =>
  file(`
    version: 1
    site: { name: Corner Bakery, url: https://bakery.example, currency: GBP }
    collections:
      breads:
        rye: { title: Rye, price: 4, originalPrice: ${before} }
        wheat: { title: Wheat, price: 3 }
    routes:
      - path: /
        title: Home
        description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
        sections:
          - { type: plans, from: breads, action: { label: "Order {title}", href: "tel:+441632960123" } }
  `);

/** Facts that are written once and used by name. */
export const entries: Entries = {
  "constant/bad-name": {
    what: "The name of a constant holds a space, a dot or another sign that a reference could not tell apart.",
    why: "References such as {trial.days} are made of names and dots.",
    bad: site('"opening hours": five', "We open at {opening hours}."),
    good: site("openingHours: five", "We open at {openingHours}."),
  },
  "constant/unclosed": {
    what: "A brace opens in a text, and none closes it.",
    why: "Visitors would see the brace and the name behind it. To show a plain brace, write it twice.",
    bad: site(hours, "From {hours.opens} to {hours.closes."),
    good: site(hours, "From {hours.opens} to {hours.closes}."),
  },
  "constant/unknown": {
    what: "No constant, collection or fact of the site has the name in braces.",
    why: "There is nothing to write in its place.",
    bad: site(hours, "From {hours.opens} to {hours.close}, and {hours.closes} on Sunday."),
    good: site(hours, "From {hours.opens} to {hours.closes}."),
  },
  "constant/other-syntax": {
    what: "A constant is named as in another program: ${name}, {{ name }}, %name% or <name>.",
    why: "Names stand in single braces; other signs are shown to visitors as they are.",
    bad: site(hours, "From ${hours.opens} to {hours.closes}."),
    good: site(hours, "From {hours.opens} to {hours.closes}."),
  },
  "constant/is-a-group": {
    what: "The name in braces leads to a group of values, not to one of them.",
    why: "A group is no text; write which of its values is meant.",
    bad: site(hours, "We open at {hours}."),
    good: site("hours: { opens: five }", "We open at {hours.opens}."),
  },
  "constant/unknown-format": {
    what: "After the bar stands no format that there is: money, number, percent or date.",
    why: "The format decides how the value is written; others are not known.",
    bad: site(price, '"A loaf costs {price.loaf | currency}."'),
    good: site(price, '"A loaf costs {price.loaf | money}."'),
  },
  "constant/not-allowed-here": {
    what: "A reference stands where none is filled in, or leads to a value of another kind than its place wants.",
    why: "Names of icons, anchors and collections are names already; and a bar cannot be filled by words.",
    bad: site("opens: five", '"We open at {opens | number}."'),
    good: site("opens: 5", '"We open at {opens | number}."'),
  },
  "constant/circular": {
    what: "The value of a constant refers to itself, or several refer to each other in a circle.",
    why: "There is nothing to write in its place, however long one looks.",
    bad: site('greeting: "{greeting} and welcome"', '"{greeting}"'),
    good: site("greeting: Good morning and welcome", '"{greeting}"'),
  },
  "constant/too-long": {
    what: "A value is put together from others that are put together from others, until it is longer than any text.",
    why: "A few that double each other are enough to fill a whole disk.",
    bad: site(`greeting: { g0: Good morning, ${doubled(20)} }`, '"{greeting.g20}"'),
    good: site("greeting: Good morning", '"{greeting}"'),
  },
  "constant/unused": {
    what: "Nothing in the file uses this constant.",
    why: "Whoever changes it expects the site to change, and it does not.",
    bad: site(hours, "We open at {hours.opens}."),
    good: site("hours: { opens: five }", "We open at {hours.opens}."),
  },
  "constant/hard-coded": {
    what: "A text repeats the value of a constant instead of naming it.",
    why: "When the constant changes, this text stays behind and the site says two things.",
    bad: site(trial, "Bread for {trial.days} days. A 14-day trial is free."),
    good: site(trial, '"Bread for {trial.days} days. A {trial.days}-day trial is free."'),
  },
  "constant/hard-coded-differs": {
    what: "A text names a number with the same unit as a constant, and the two differ.",
    why: "One of the two is out of date, and visitors see both.",
    bad: site(trial, "Bread for {trial.days} days. A 15-day trial is free."),
    good: site(trial, '"Bread for {trial.days} days. A {trial.days}-day trial is free."'),
  },
  "constant/discount-not-lower": {
    what: "The price before a discount is not higher than the price now.",
    why: "A saving of nothing looks like a mistake, and in many countries it is against the law to advertise one.",
    bad: offer("4"),
    good: offer("5"),
  },
  "constant/mixed-currency": {
    what: "A text names a price in another currency than the site's.",
    why: "Visitors cannot tell which of the two they will pay in.",
    bad: site(price, '"A loaf costs {price.loaf | money}, a cake $9."'),
    good: site(price, '"A loaf costs {price.loaf | money}, a cake £9."'),
  },
};
