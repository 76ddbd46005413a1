import type { Mistake } from "./mistake.ts";

/** Mistakes with quotation marks, commas, brackets and braces. */
export const quotesAndBrackets: Readonly<Record<string, Mistake>> = {
  "two commas that are missing, one of them behind a full stop": {
    right: "{ title: Buns, text: Warm until eight., icon: croissant",
    wrong: '{ title: "Buns" text: Warm until eight. icon: croissant',
    code: "yaml/comma",
    repaired: '{ title: "Buns", text: Warm until eight., icon: croissant',
  },
  "a brace that closes before the last key": {
    right: "href: /drinks, style: primary }",
    wrong: "href: /drinks }, style: primary",
    code: "yaml/unclosed-bracket",
  },
  "a bracket that closes before the last item": {
    right: "[Tea for four, Two papers, Buns on Friday]",
    wrong: "[Tea for four, Two papers], Buns on Friday",
    code: "yaml/unclosed-bracket",
  },
  "German quotation marks and a comma in a text between braces": {
    right: "text: Warm until eight., icon",
    wrong: 'text: „Warm, until eight.", icon',
    code: "yaml/text-needs-quotes",
    safety: "safe",
    repaired: 'text: "Warm, until eight.", icon',
  },
  "a link in a text between braces": {
    right: "text: Warm until eight., icon",
    wrong: "text: Warm, see [the drinks](/drinks)., icon",
    code: "yaml/text-needs-quotes",
    safety: "safe",
    repaired: 'text: "Warm, see [the drinks](/drinks).", icon',
  },
  "words in square brackets in a text between braces": {
    right: "text: Warm until eight., icon",
    wrong: "text: Warm [until eight] daily, icon",
    code: "yaml/text-needs-quotes",
    safety: "safe",
    repaired: 'text: "Warm [until eight] daily", icon',
  },
  "a text between braces that begins with a constant": {
    right: "text: Warm until eight., icon",
    wrong: "text: {opens} to eight., icon",
    code: "yaml/text-needs-quotes",
    safety: "safe",
    repaired: 'text: "{opens} to eight.", icon',
  },
  "an apostrophe in a text between apostrophes, between braces": {
    right: "{ label: See the Drinks, href",
    wrong: "{ label: 'See the pier's Drinks', href",
    code: "yaml/quote-inside-quotes",
    safety: "safe",
    repaired: '{ label: "See the pier\'s Drinks", href',
  },
  "quotes in a text between quotes, between braces": {
    right: "{ label: See the Drinks, href",
    wrong: '{ label: "See the "real" Drinks", href',
    code: "yaml/quote-inside-quotes",
    safety: "safe",
    repaired: "{ label: 'See the \"real\" Drinks', href",
  },
  "an opening quotation mark lost before a brace": {
    right: '{ label: "{email}", href: "mailto:{email}", icon: mail',
    wrong: '{ label: "{email}", href: mailto:{email}", icon: mail',
    code: "yaml/unclosed-quote",
  },
  "an opening quotation mark lost": {
    right: "intro: Follow the steam.",
    wrong: 'intro: Note: follow the steam."',
    code: "yaml/unclosed-quote",
    repaired: 'intro: "Note: follow the steam."',
  },
  "a closing quotation mark lost between braces": {
    right: 'href: "mailto:{email}", icon: mail,',
    wrong: 'href: "mailto:{email}, icon: mail,',
    code: "yaml/unclosed-quote",
  },
  "a closing quotation mark lost before the last brace": {
    right: 'href: "mailto:{email}?subject=Box: {title}" }',
    wrong: 'href: "mailto:{email}?subject=Box: {title} }',
    code: "yaml/unclosed-quote",
  },
  "a quotation mark before a key": {
    right: "      price: 2400",
    wrong: '      "price: 2400',
    code: "yaml/unclosed-quote",
  },
  "an item with braces without its dash, moved left": {
    right: "    - { label: Boxes",
    wrong: "    { label: Boxes",
    code: "yaml/missing-dash",
  },
  "a square bracket that closes a brace": {
    right: "href: /winter }",
    wrong: "href: /winter ]",
    code: "yaml/unclosed-bracket",
  },
  "a typographic quotation mark that closes": {
    right: 'action: "#8a3412"',
    wrong: 'action: "#8a3412”',
    code: "yaml/curly-quotes",
  },
  "no colon between braces before quotes": {
    right: '{ label: "{phone}"',
    wrong: '{ label "{phone}"',
    code: "yaml/missing-colon",
  },
  "a typographic quotation mark that closes, before a comment": {
    right: 'action: "#8a3412"',
    wrong: 'action: "#8a3412” # the “brown”',
    code: "yaml/curly-quotes",
    repaired: 'action: "#8a3412" # the “brown”',
  },
  "a comma in a text of a constant between braces": {
    right: "tea: { price: 2, sorts: 12 }",
    wrong: "tea: { price: 2, sorts: twelve, or more }",
    code: "yaml/text-needs-quotes",
    safety: "safe",
    repaired: 'tea: { price: 2, sorts: "twelve, or more" }',
  },
  "a comma in a number of a constant between braces": {
    right: "tea: { price: 2, sorts: 12 }",
    wrong: "tea: { price: 2, sorts: 1,200 }",
    code: "yaml/text-needs-quotes",
    repaired: "tea: { price: 2, sorts: 1200 }",
  },
  "a constant between braces without its colon": {
    right: "tea: { price: 2, sorts: 12 }",
    wrong: "tea: { price 2, sorts: 12 }",
    code: "yaml/missing-colon",
    safety: "safe",
  },
  "a comma that is missing behind a text in quotes": {
    right: 'label: "{phone}", href: "tel:{phone}", icon',
    wrong: 'label: "{phone}" href: "tel:{phone}", icon',
    code: "yaml/comma",
  },
  "two commas that are missing, one of them behind plain words": {
    right: 'label: "{email}", href: "mailto:{email}", icon: mail, hint',
    wrong: 'label: "{email}" href: "mailto:{email}", icon: mail hint',
    code: "yaml/comma",
  },
  "two items on one line, of which the second goes on below": {
    right: "- { label: Start, href: / }\n    - label: Drinks",
    wrong: "- { label: Start, href: / } - label: Drinks",
    code: "yaml/two-keys-on-line",
  },
  "two sets of keys on one line": {
    right: "- { label: All drinks, href: /drinks }\n        - {",
    wrong: "- { label: All drinks, href: /drinks }    - {",
    code: "yaml/two-keys-on-line",
  },
  "square brackets around the keys of an item": {
    right: "- { label: Start, href: / }",
    wrong: "- [ label: Start, href: / ]",
    code: "shape/list-instead-of-keys",
  },
  "an arrow to a note behind a text in quotes": {
    right: "title: Good to know",
    wrong: 'title: "Good to know" <- new title!',
    code: "yaml/text-after-quote",
    repaired: 'title: "Good to know" # <- new title!',
  },
  "two texts in quotes beside one another": {
    right: "title: Good to know",
    wrong: 'title: "Good" "to know"',
    code: "yaml/text-after-quote",
    repaired: `title: '"Good" "to know"'`,
  },
  "a quotation mark behind a text in quotes": {
    right: "title: Good to know",
    wrong: 'title: "Good to know" "',
    code: "yaml/text-after-quote",
    repaired: 'title: "Good to know"',
  },
  "a full stop behind a title in quotes": {
    right: "title: Good to know",
    wrong: 'title: "Good to know".',
    code: "yaml/text-after-quote",
    repaired: 'title: "Good to know"',
  },
  "a full stop behind a sentence in quotes": {
    right: "intro: Follow the steam.",
    wrong: 'intro: "Follow the steam".',
    code: "yaml/text-after-quote",
    repaired: 'intro: "Follow the steam."',
  },
  "a currency behind a price in quotes": {
    right: "price: 2400",
    wrong: 'price: "2400" €',
    code: "value/number-as-text",
  },
};
