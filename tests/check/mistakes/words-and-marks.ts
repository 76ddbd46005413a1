import type { Mistake } from "./mistake.ts";

/** Keys, quotation marks and other marks that stand at the words of a text and are none of it. */
export const wordsAndMarks: Readonly<Record<string, Mistake>> = {
  "a key before the words of a text": {
    right: "intro: Follow the steam.",
    wrong: "intro: text: Follow the steam.",
    code: "yaml/two-keys-on-line",
  },
  "a key before the words of an item": {
    right: "- The kettle holds forty cups.",
    wrong: "- label: The kettle holds forty cups.",
    code: "shape/keys-instead-of-text",
  },
  "a key before an item between brackets": {
    right: "features: [Tea on every morning, One paper]",
    wrong: "features: [text: Tea on every morning, One paper]",
    code: "shape/keys-instead-of-text",
  },
  "a key before a text between braces": {
    right: "text: Warm until eight., icon",
    wrong: "text: body: Warm until eight., icon",
    code: "yaml/two-keys-on-line",
  },
  "a key before a text that has a colon itself": {
    right: "intro: Follow the steam.",
    wrong: "intro: text: Follow: the steam.",
    code: "yaml/two-keys-on-line",
    repaired: 'intro: "Follow: the steam."',
  },
  "a word with a capital letter and a colon, between brackets": {
    right: "features: [Tea on every morning, One paper]",
    wrong: "features: [When: every morning, One paper]",
    code: "yaml/colon-in-text",
    safety: "safe",
    repaired: 'features: ["When: every morning", One paper]',
  },
  "a text in two pieces with a plus between them": {
    right: "intro: Follow the steam.",
    wrong: 'intro: "Follow " + "the steam."',
    code: "yaml/text-after-quote",
    repaired: 'intro: "Follow the steam."',
  },
  "a text in three pieces, joined as in PHP": {
    right: "intro: Follow the steam.",
    wrong: "intro: 'Follow' . ' the' . ' steam.'",
    code: "yaml/text-after-quote",
    repaired: 'intro: "Follow the steam."',
  },
  "a text in two pieces between braces": {
    right: "text: Warm until eight., icon",
    wrong: 'text: "Warm " & "until eight.", icon',
    code: "yaml/text-after-quote",
    repaired: 'text: "Warm until eight.", icon',
  },
  "a sign between two words in quotes, which may be one of the text": {
    right: "intro: Follow the steam.",
    wrong: 'intro: "Tea" & "coffee"',
    code: "yaml/text-after-quote",
    repaired: 'intro: \'"Tea" & "coffee"\'',
  },
  "two colons behind a key": {
    right: "type: page-hero",
    wrong: "type: : page-hero",
    code: "yaml/colon-in-text",
  },
  "a dash before a value that is no text": {
    right: "type: page-hero",
    wrong: "type: - page-hero",
    code: "yaml/list-marker",
  },
  "a colon with a dash": {
    right: "title: Hot and cold",
    wrong: "title:- Hot and cold",
    code: "yaml/space-after-colon",
  },
  "words behind a time in quotes": {
    right: 'opens: "06:30"',
    wrong: 'opens: "06:30" o\'clock',
    code: "yaml/text-after-quote",
    repaired: 'opens: "06:30 o\'clock"',
  },
  "exclamation marks around a text": {
    right: "intro: Follow the steam.",
    wrong: "intro: !! Follow the steam !!",
    code: "yaml/text-needs-quotes",
    safety: "safe",
    repaired: 'intro: "!! Follow the steam !!"',
  },
  "a second mark behind a text between brackets that has a comma": {
    right: "features: [Tea on every morning, One paper]",
    wrong: 'features: ["Tea, on every morning"", "One paper"]',
    code: "yaml/quote-inside-quotes",
    repaired: 'features: ["Tea, on every morning", "One paper"]',
  },
  "a sentence in quotes that close too early": {
    right: "intro: Follow the steam.",
    wrong: 'intro: "Follow the steam to the" end of the pier.',
    code: "yaml/text-after-quote",
    repaired: 'intro: "Follow the steam to the end of the pier."',
  },
  "names in dashes on the line of their key": {
    right: "features: [Tea on every morning, One paper]",
    wrong: "features: - Tea - Paper",
    code: "yaml/list-on-key-line",
    repaired: "features:\n        - Tea\n        - Paper",
  },
  "a key and a value of PHP": {
    right: "title: Hot and cold",
    wrong: "'title' => 'Hot and cold',",
    code: "yaml/missing-colon",
    repaired: "title: 'Hot and cold'",
  },
  "an element of XML": {
    right: "title: Hot and cold",
    wrong: "<title>Hot and cold</title>",
    code: "yaml/missing-colon",
  },
  "an item that is struck out with its dash": {
    right: "- The kettle holds forty cups.",
    wrong: "~~- The kettle holds forty cups.~~",
    code: "yaml/missing-colon",
    safety: "none",
    repaired: "~~- The kettle holds forty cups.~~",
  },
  "items with a slash between them": {
    right: "features: [Tea on every morning, One paper]",
    wrong: "features: Tea / One paper",
    code: "shape/text-instead-of-list",
    safety: "none",
    repaired: "features: Tea / One paper",
  },
  "a question mark before the words of an item": {
    right: "- The kettle holds forty cups.",
    wrong: "- ? The kettle holds forty cups.",
    code: "yaml/text-needs-quotes",
    repaired: '- "? The kettle holds forty cups."',
  },
};
