import { file, sections } from "../example.ts";
import type { Meta } from "../meta.ts";

/** What is written in another language, ends the file or repeats a part of it. */
export const metas: readonly Meta[] = [
  {
    code: "yaml/comment-style",
    severity: "error",
    hidesLines: true,
    leavesGap: true,
    what: "A note is marked as in another language: with //, /* or <!--.",
    why: "Only # begins a comment here; other characters are read as text that belongs nowhere.",
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
  {
    code: "yaml/missing-lines",
    severity: "error",
    isSaidOnce: true,
    hidesLines: true,
    leavesGap: true,
    what: "Points or words stand for lines that were left out: “...”, “[the other pages are unchanged]”.",
    why: "Chats, mails and documentation shorten a file so. What was left out is not on the site.",
    bad: sections(`
      - type: text
        body: Fresh bread every day.
      ... (the other sections)
    `),
    good: sections(`
      - type: text
        body: Fresh bread every day.
      # The other sections will follow in spring.
    `),
  },
  {
    code: "yaml/duplicate-key",
    hidesLines: true,
    severity: "error",
    standsTwice: true,
    isStructural: true,
    isVague: true,
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
  {
    code: "yaml/many-documents",
    severity: "error",
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
  {
    code: "yaml/not-supported",
    severity: "error",
    leavesGap: true,
    isSaidOnce: true,
    hidesLines: true,
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
  {
    code: "yaml/syntax",
    severity: "error",
    mayBeUnfinished: true,
    mayLackLineAbove: true,
    isVague: true,
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
];
