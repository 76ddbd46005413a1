import { pictures, sections } from "../example.ts";
import type { Meta } from "../meta.ts";
import { soundText } from "../sample-sites.ts";

/** Items of lists and wrapped lines. */
export const metas: readonly Meta[] = [
  {
    code: "yaml/dash-space",
    severity: "error",
    what: "The dash that begins an item has no space after it.",
    why: "“-bread” is a word that begins with a dash, such as -5; only “dash, space” begins an item.",
    bad: sections(`
      - type: points
        items:
          -Bread
          -Rolls
    `),
    good: sections(`
      - type: points
        items:
          - Bread
          - Rolls
    `),
  },
  {
    code: "yaml/missing-dash",
    severity: "error",
    isStructural: true,
    lacks: "dash",
    isVague: true,
    concernsLineBelow: true,
    what: "An item of a list has no dash in front of it.",
    why: "The dash says where an item begins. Without it the lines belong to the item above, or to nothing.",
    bad: sections(`
      - type: faq
        items:
          - question: When do you open?
            answer: At five in the morning.
            question: Are you open on Sunday?
            answer: Until noon.
    `),
    good: sections(`
      - type: faq
        items:
          - question: When do you open?
            answer: At five in the morning.
          - question: Are you open on Sunday?
            answer: Until noon.
    `),
  },
  {
    code: "yaml/list-marker",
    severity: "error",
    mayBeUnfinished: true,
    what: "Items begin with a bullet, a star, a number or a long dash; or a key has a dash that makes it an item.",
    why: "Only a plain dash and a space make an item. Word processors like to change the dash when text is copied.",
    bad: sections(`
      - type: points
        items:
          • Bread
          • Rolls
    `),
    good: sections(`
      - type: points
        items:
          - Bread
          - Rolls
    `),
  },
  {
    code: "yaml/list-on-key-line",
    severity: "error",
    what: "A list begins on the line of its key.",
    why: "The items of a list stand below each other, each on a line that begins with a dash.",
    bad: sections(`
      - type: points
        items: - Bread
          - Rolls
    `),
    good: sections(`
      - type: points
        items:
          - Bread
          - Rolls
    `),
  },
  {
    code: "yaml/two-keys-on-line",
    severity: "error",
    hidesLines: true,
    what: "A key stands on the line of another one, after its value.",
    why: "A value goes on to the end of its line, so the second key would be part of the first one's text.",
    bad: sections(`
      - type: text
        title: Bread body: Fresh every day.
    `),
    good: soundText,
  },
  {
    code: "yaml/wrapped-text",
    severity: "error",
    what: "A text goes on in the next line, and that line is not indented; or it stands below its key, without a bar after the colon.",
    why: "A line at the place of a key is taken for a key, and without the bar a list in a long text for one of the file. Lines that continue a text stand further to the right than its key.",
    bad: sections(`
      - type: text
        body: Fresh bread every day, from five in the morning,
        at the corner of Mill Street.
    `),
    good: sections(`
      - type: text
        body: Fresh bread every day, from five in the morning,
          at the corner of Mill Street.
    `),
  },
  {
    code: "yaml/swallowed-line",
    severity: "warning",
    isStructural: true,
    yieldsTo: "unreadable-line",
    what: "A line that looks like an item, a heading or a key became part of the text above it, because it stands further to the right.",
    why: "The file can be read, but the page shows the words in one line with the text above.",
    bad: sections(`
      - type: text
        body: We bake
          - bread
          - rolls
    `),
    good: sections(`
      - type: text
        body: |
          We bake

          - bread
          - rolls
    `),
  },
  {
    code: "yaml/marked-key",
    severity: "error",
    what: "A key has stars or back ticks around it, as chat tools write words that stand out.",
    why: "The characters make a text of the line: the key is missing then.",
    bad: sections(`
      - **type:** text
        body: Fresh every day.
    `),
    good: sections(`
      - type: text
        body: Fresh every day.
    `),
  },
  {
    code: "yaml/markdown-value",
    severity: "error",
    what: "A value is a link or a picture as texts have them: [words](/path), ![words](art/loaf.svg).",
    why: "Such a key takes the address alone, or the keys of a picture; square brackets begin a list.",
    bad: sections(
      `
      - type: picture
        image: ![Three loaves](art/loaves.svg)
    `,
      { files: pictures({ "art/loaves.svg": {} }) },
    ),
    good: sections(
      `
      - type: picture
        image: { src: art/loaves.svg, alt: Three loaves }
    `,
      { files: pictures({ "art/loaves.svg": {} }) },
    ),
  },
];
