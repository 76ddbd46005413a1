import type { Mistake } from "./mistake.ts";

/** Keys and items that are not on lines of their own. */
export const joinedLines: Readonly<Record<string, Mistake>> = {
  "an item joined to the sentence above it": {
    right: "answer: Yes, and in coins.\n          - question",
    wrong: "answer: Yes, and in coins.- question",
    code: "yaml/two-keys-on-line",
  },
  "a line joined to the one above, with nothing between": {
    right: "title: Our drinks\n    description: Every drink",
    wrong: "title: Our drinksdescription: Every drink",
    code: "yaml/two-keys-on-line",
  },
  "a line joined to the one above, before a list": {
    right: "unit: per month\n      features: [Tea on",
    wrong: "unit: per monthfeatures: [Tea on",
    code: "yaml/two-keys-on-line",
  },
  "a short key joined to the line above": {
    right: "title: Large box\n      for: A",
    wrong: "title: Large boxfor: A",
    code: "yaml/two-keys-on-line",
  },
  "a line that is required, joined to the one above": {
    right: "name: Pier Kiosk\n  url:",
    wrong: "name: Pier Kioskurl:",
    code: "yaml/two-keys-on-line",
  },
  "a line joined behind quotes": {
    right: 'opens: "06:30"\n  tea: {',
    wrong: 'opens: "06:30"tea: {',
    code: "yaml/two-keys-on-line",
  },
  "a constant that texts use, joined to the one above": {
    right: 'email: tea@pierkiosk.example\n  opens: "06:30"',
    wrong: 'email: tea@pierkiosk.example opens: "06:30"',
    code: "yaml/two-keys-on-line",
  },
  "an entry joined to the one above": {
    right: "One paper]\n    large:\n      title: Large box",
    wrong: "One paper] large:\n      title: Large box",
    code: "yaml/two-keys-on-line",
  },
  "two items of a list of texts joined to one line": {
    right: "or not at all.\n          - The kettle",
    wrong: "or not at all. - The kettle",
    code: "yaml/swallowed-line",
  },
  "the first item of a list behind its key": {
    right: "features: [Tea on every morning, One paper]",
    wrong: "features: Tea on every morning\n      - One paper",
    code: "yaml/list-on-key-line",
    repaired: "features:\n      - Tea on every morning\n      - One paper",
  },
  "a dash before each key of an item": {
    right: "            icon: leaf\n            href: /drinks\n            badge: local",
    wrong: "          - icon: leaf\n          - href: /drinks\n          - badge: local",
    code: "yaml/list-marker",
    // The first line of the item.
    line: -2,
  },
  "another symbol in place of the bar": {
    right: "answer: |",
    wrong: "answer: /",
    code: "yaml/swallowed-line",
  },
  "words before the bar": {
    right: "answer: |",
    wrong: "answer: There it is |",
    code: "yaml/swallowed-line",
    repaired: "answer: |\n              There it is",
  },
  "two keys on one line": {
    right: "title: Tea\n            text: In {tea",
    wrong: "title: Tea text: In {tea",
    code: "yaml/two-keys-on-line",
  },
  "two keys on one line, the first one with quotes": {
    right: '"+44 1632 960124"\n  email',
    wrong: '"+44 1632 960124" email',
    code: "yaml/two-keys-on-line",
  },
  "two keys on one line, the first one a number": {
    right: "price: 2400\n      unit",
    wrong: "price: 2400 unit",
    code: "yaml/two-keys-on-line",
  },
  "two keys on one line, with a comma between them": {
    right: "title: Tea\n            text: In {tea",
    wrong: "title: Tea, text: In {tea",
    code: "yaml/two-keys-on-line",
  },
  "the first key of a group on the line of the group": {
    right: 'constants:\n  phone: "+44 1632 960124"',
    wrong: 'constants: phone: "+44 1632 960124"',
    code: "yaml/two-keys-on-line",
  },
  "the first key of the site on its line": {
    right: "site:\n  name: Pier Kiosk",
    wrong: "site: name: Pier Kiosk",
    code: "yaml/two-keys-on-line",
  },
  "the name of an entry on the line of its collection": {
    right: "  boxes:\n    small:",
    wrong: "  boxes: small:",
    code: "yaml/two-keys-on-line",
  },
  "the first key of an entry on the line of its name": {
    right: "    small:\n      title: Small box",
    wrong: "    small: title: Small box",
    code: "yaml/two-keys-on-line",
  },
  "a list of menus on the line of the group": {
    right: "menus:\n  main:\n",
    wrong: "menus: main:\n",
    code: "yaml/two-keys-on-line",
  },
};
