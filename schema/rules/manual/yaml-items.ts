import { file, sections, soundText, type Entries } from "./entry.ts";

/** Items of lists, wrapped lines, and what ends or repeats a part of the file. */
export const entries: Entries = {
  "yaml/dash-space": {
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
  "yaml/missing-dash": {
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
  "yaml/list-marker": {
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
  "yaml/list-on-key-line": {
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
  "yaml/two-keys-on-line": {
    what: "A key stands on the line of another one, after its value.",
    why: "A value goes on to the end of its line, so the second key would be part of the first one's text.",
    bad: sections(`
      - type: text
        title: Bread body: Fresh every day.
    `),
    good: soundText,
  },
  "yaml/wrapped-text": {
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
  "yaml/swallowed-line": {
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
  "yaml/comment-style": {
    what: "A note is marked as in another language: with //, /* or <!--.",
    why: "Only # begins a comment here; other signs are read as text that belongs nowhere.",
    bad: sections(`
      // The opening hours stand in the footer.
      - type: text
        body: Fresh bread every day.
    `),
    good: sections(`
      # The opening hours stand in the footer.
      - type: text
        body: Fresh bread every day.
    `),
  },
  "yaml/duplicate-key": {
    what: "The same key stands twice at the same place.",
    why: "Only one of the two can count, and which one cannot be seen.",
    bad: sections(`
      - type: text
        title: Bread
        title: Rolls
        body: Fresh every day.
    `),
    good: sections(`
      - type: text
        title: Bread and rolls
        body: Fresh every day.
    `),
  },
  "yaml/many-documents": {
    what: "A line of three dashes or three dots stands in the middle of the file.",
    why: "It ends the file there, and everything below would be left out.",
    bad: file(`
      version: 1
      site: { name: Corner Bakery, url: https://bakery.example }
      ---
      routes:
        - path: /
          title: Home
          description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
          sections:
            - { type: text, body: Fresh bread every day. }
    `),
    good: file(`
      version: 1
      site: { name: Corner Bakery, url: https://bakery.example }

      routes:
        - path: /
          title: Home
          description: Fresh bread every day, from five in the morning, at the corner of Mill Street.
          sections:
            - { type: text, body: Fresh bread every day. }
    `),
  },
  "yaml/not-supported": {
    what: "The file uses a part of YAML that this language does without: names for pieces (&name, *name, <<), types (!!str) or lines that begin with %.",
    why: "Constants and shared sections do the same work and say what they are for. What is left out cannot be used wrongly.",
    bad: sections(`
      - type: text
        title: !!str 1987
        body: Our first year.
    `),
    good: sections(`
      - type: text
        title: "1987"
        body: Our first year.
    `),
  },
  "yaml/syntax": {
    what: "The line cannot be read, for a reason that has no code of its own: a fence of backquotes was copied along, for example.",
    why: "What cannot be read cannot be shown. Compare the line with others like it.",
    bad: sections(`
      - type: text
        body: Fresh bread every day.
      \`\`\`
    `),
    good: sections(`
      - type: text
        body: Fresh bread every day.
    `),
  },
};
