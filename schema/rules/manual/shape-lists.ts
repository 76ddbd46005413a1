import { sections, top, type Entries } from "./entry.ts";

const picture = sections(`
  - type: faq
    items:
      - { question: When do you open?, answer: At five. }
`);

/** Lists, texts and sets of keys, and how long lists are. */
export const entries: Entries = {
  "shape/list-instead-of-keys": {
    what: "A dash makes a list of something that there is only one of.",
    why: "There is one site, one theme, one picture; a list of them has no meaning.",
    bad: top(`
      menus:
        - main:
            - { label: Call us, href: "tel:+441632960123" }
    `),
    good: top(`
      menus:
        main:
          - { label: Call us, href: "tel:+441632960123" }
    `),
  },
  "shape/list-instead-of-text": {
    what: "A list stands where one text is wanted.",
    why: "A heading is one text. Longer texts may hold lists themselves, with a bar after the colon.",
    bad: sections(`
      - type: text
        body:
          - Fresh bread
          - Fresh rolls
    `),
    good: sections(`
      - type: text
        body: |
          - Fresh bread
          - Fresh rolls
    `),
  },
  "shape/keys-instead-of-list": {
    what: "The items of a list have no dashes, so they are read as one set of keys.",
    why: "A list may have one item or many; the dash says where each begins.",
    bad: sections(`
      - type: faq
        items:
          question: When do you open?
          answer: At five.
    `),
    good: sections(`
      - type: faq
        items:
          - question: When do you open?
            answer: At five.
    `),
  },
  "shape/keys-instead-of-text": {
    what: "Keys stand where one text is wanted.",
    why: "A heading is one text; there is nowhere to show the other keys.",
    bad: sections(`
      - type: text
        title:
          first: Bread
          second: Rolls
        body: Fresh every day.
    `),
    good: sections(`
      - type: text
        title: Bread and rolls
        body: Fresh every day.
    `),
  },
  "shape/text-instead-of-list": {
    what: "A text stands where a list is wanted, even if the list has one item.",
    why: "A list of one and a list of many are written in the same way, so that the second item is one line more.",
    bad: sections(`
      - type: text
        movedFrom: /bread
        body: Fresh every day.
    `),
    good: sections(`
      - type: text
        movedFrom: [/bread]
        body: Fresh every day.
    `),
  },
  "shape/text-instead-of-keys": {
    what: "A text stands where several keys are wanted.",
    why: "A picture needs words for people who do not see it; a button needs an address.",
    bad: sections(`
      - type: faq
        items:
          - When do you open?
    `),
    good: picture,
  },
  "shape/row-length": {
    what: "A row of a table has more or fewer cells than the table has columns.",
    why: "All cells after the missing one would stand under the wrong heading.",
    bad: sections(`
      - type: table
        table:
          caption: Breads
          columns: [{ label: Bread }, { label: Weight }, { label: Keeps for }]
          rows:
            - [Rye, 750 g, 2 days]
            - [Wheat, 1 day]
    `),
    good: sections(`
      - type: table
        table:
          caption: Breads
          columns: [{ label: Bread }, { label: Weight }, { label: Keeps for }]
          rows:
            - [Rye, 750 g, 2 days]
            - [Wheat, 500 g, 1 day]
    `),
  },
  "shape/too-many-items": {
    what: "A list has more items than its place can show.",
    why: "Four buttons side by side do not fit on a phone, and nobody chooses among six of them.",
    bad: sections(`
      - type: stats
        items:
          - { value: "1987", label: founded }
          - { value: "9", label: bakers }
          - { value: "4", label: breads }
          - { value: "2", label: ovens }
          - { value: "1", label: shop }
          - { value: "7", label: cakes }
          - { value: "5", label: rolls }
          - { value: "3", label: mills }
          - { value: "6", label: days }
    `),
    good: sections(`
      - type: stats
        items:
          - { value: "1987", label: founded }
          - { value: "9", label: bakers }
          - { value: "4", label: breads }
    `),
  },
  "shape/too-few-items": {
    what: "A list has fewer items than make sense at its place.",
    why: "One step is no sequence, and one plan cannot be compared with itself.",
    bad: sections(`
      - type: steps
        items:
          - { title: Come in, text: We open at five. }
    `),
    good: sections(`
      - type: steps
        items:
          - { title: Come in, text: We open at five. }
          - { title: Choose, text: There are four breads. }
    `),
  },
  "shape/duplicate-section": {
    what: "A page shows the same section twice.",
    why: "Most often a copy was left behind when a section was moved.",
    bad: sections(`
      - type: text
        title: Bread
        body: Fresh every day.
      - type: points
        items: [Bread, Rolls]
      - type: text
        title: Bread
        body: Fresh every day.
    `),
    good: sections(`
      - type: text
        title: Bread
        body: Fresh every day.
      - type: points
        items: [Bread, Rolls]
    `),
  },
};
