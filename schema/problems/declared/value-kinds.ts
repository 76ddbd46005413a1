import { sections } from "../example.ts";
import type { Meta } from "../meta.ts";
import { withTitle } from "../sample-sites.ts";

const columns = (count: string) =>
  sections(`
    - type: feature-grid
      columns: ${count}
      items:
        - { title: Rye, text: Dense and dark. }
        - { title: Wheat, text: Light and crisp. }
  `);

/** Numbers, words of a list, lengths. */
export const metas: readonly Meta[] = [
  {
    code: "value/needs-quotes",
    severity: "error",
    what: "A text looks like a number or like true or false, and would be shown in another form.",
    why: "Phone numbers lose their plus sign, 1.10 becomes 1.1, and 007 becomes 7. In quotes a text stays as it is.",
    bad: withTitle("1987"),
    good: withTitle('"1987"'),
  },
  {
    code: "value/not-allowed",
    severity: "error",
    isAboutName: true,
    what: "The value is none of those that are possible here.",
    why: "Each of the possible values has a look or a meaning; for others there is none.",
    bad: sections(`
      - type: text
        ground: dark
        body: Fresh every day.
    `),
    good: sections(`
      - type: text
        ground: deep
        body: Fresh every day.
    `),
  },
  {
    code: "value/boolean-word",
    severity: "error",
    isSaidOncePerList: true,
    what: "“yes”, “no”, “on” or “off” stands where true or false is wanted, or true or false in a comparison.",
    why: "These are words like others in this file format; “no” is also Norway.",
    bad: sections(`
      - type: text
        body: Fresh every day.
      - type: text
        hidden: yes
        body: Come in.
    `),
    good: sections(`
      - type: text
        body: Fresh every day.
      - type: text
        hidden: true
        body: Come in.
    `),
  },
  {
    code: "value/not-whole",
    severity: "error",
    what: "A number with a fraction stands where only whole numbers have a meaning.",
    why: "There is no half column.",
    bad: columns("1.5"),
    good: columns("2"),
  },
];
