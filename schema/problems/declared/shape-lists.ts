import { sections, topLevel } from "../example.ts";
import type { Meta } from "../meta.ts";

const picture = sections(`
  - type: faq
    items:
      - { question: When do you open?, answer: At five. }
`);

/** Lists, texts and sets of keys, and how long lists are. */
export const metas: readonly Meta[] = [
  {
    code: "shape/list-instead-of-keys",
    severity: "error",
    isStructural: true,
    what: "A dash makes a list of something that there is only one of.",
    why: "There is one site, one theme, one picture; a list of them has no meaning.",
    bad: topLevel(`
      menus:
        - main:
            - { label: Call us, href: "tel:+441632960123" }
    `),
    good: topLevel(`
      menus:
        main:
          - { label: Call us, href: "tel:+441632960123" }
    `),
  },
  {
    code: "shape/list-instead-of-text",
    severity: "error",
    isStructural: true,
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
  {
    code: "shape/keys-instead-of-list",
    severity: "error",
    isStructural: true,
    lacks: "dash",
    isVague: true,
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
  {
    code: "shape/keys-instead-of-text",
    severity: "error",
    isStructural: true,
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
  {
    code: "shape/text-instead-of-list",
    severity: "error",
    isSaidOncePerList: true,
    yieldsTo: "misread-line",
    isStructural: true,
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
  {
    code: "shape/text-instead-of-keys",
    severity: "error",
    mayBeUnfinished: true,
    lacks: "keys",
    isSaidOncePerList: true,
    isStructural: true,
    what: "A text stands where several keys are wanted.",
    why: "A picture needs words for people who do not see it; a button needs an address.",
    bad: sections(`
      - type: faq
        items:
          - When do you open?
    `),
    good: picture,
  },
  {
    code: "shape/too-many-items",
    severity: "error",
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
  {
    code: "shape/too-few-items",
    severity: "error",
    isAbsence: true,
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
];
