import { file, sections } from "../example.ts";
import type { Meta } from "../meta.ts";

const right = sections(`
  - type: faq
    items:
      - question: When do you open?
        answer: At five in the morning.
`);

/** How lines stand below one another: indentation and colons. */
export const metas: readonly Meta[] = [
  {
    code: "yaml/marked-lines",
    severity: "error",
    hidesLines: true,
    misreadsLine: true,
    what: "Lines begin with what another program wrote before them: their numbers, the > of a mail, a time.",
    why: "It came along when the lines were copied. It is no part of them, so that they cannot be read with it.",
    bad: sections(`
      1 | - type: text
      2 |   title: Opening hours
      3 |   body: Fresh bread every day.
    `),
    good: sections(`
      - type: text
        title: Opening hours
        body: Fresh bread every day.
    `),
  },
  {
    code: "yaml/merge-conflict",
    severity: "error",
    what: "Git could not join two versions of the file and wrote both into it, between lines of <<<<<<<, ======= and >>>>>>>.",
    why: "Until someone decides which of the two counts, the file says two things at once.",
    bad: file(`
      version: 1
      <<<<<<< HEAD
      site: { name: Corner Bakery, url: https://bakery.example }
      =======
      site: { name: Mill Street Bakery, url: https://bakery.example }
      >>>>>>> new-name
      routes:
        - path: /
          title: Home
          description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
          sections:
            - { type: text, body: Fresh bread every day. }
    `),
    good: file(`
      version: 1
      site: { name: Mill Street Bakery, url: https://bakery.example }
      routes:
        - path: /
          title: Home
          description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
          sections:
            - { type: text, body: Fresh bread every day. }
    `),
  },
  {
    code: "yaml/tab",
    severity: "error",
    what: "A line begins with a tab. In this file lines are moved to the right with spaces.",
    why: "A tab is two, four or eight spaces wide, as the editor likes, so nobody could tell what belongs to what.",
    bad: sections(`
      - type: faq
        items:
      \t\t- question: When do you open?
      \t\t  answer: At five in the morning.
    `),
    good: right,
  },
  {
    code: "yaml/indentation",
    severity: "error",
    isStructural: true,
    isVague: true,
    concernsLineBelow: true,
    what: "A line stands further to the left or to the right than the lines it belongs to.",
    why: "The place of a line says what it belongs to. One space more or less makes it belong to something else.",
    bad: sections(`
      - type: faq
        items:
          - question: When do you open?
           answer: At five in the morning.
    `),
    good: right,
  },
  {
    code: "yaml/space-after-colon",
    severity: "error",
    what: "A key's colon has no space after it, so key and value are read as one word.",
    why: "Only “colon, space” ends a key. This lets times such as 12:30 and addresses stand in texts without quotes.",
    bad: sections(`
      - type: text
        body:Fresh bread every day.
    `),
    good: sections(`
      - type: text
        body: Fresh bread every day.
    `),
  },
  {
    code: "yaml/missing-colon",
    severity: "error",
    mayBeUnfinished: true,
    lacks: "colon",
    isForeignLine: true,
    mayLackLineAbove: true,
    what: "A key has no colon after it, or another character in its place.",
    why: "Without the colon the line is read as words that belong nowhere.",
    bad: sections(`
      - type: text
        title = Bread
        body: Fresh bread every day.
    `),
    good: sections(`
      - type: text
        title: Bread
        body: Fresh bread every day.
    `),
  },
];
