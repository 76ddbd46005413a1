import { sections, type Entries } from "./entry.ts";

const progress = (value: string) =>
  sections(`
    - type: progress-card
      card:
        title: A second oven
        label: Saved so far
        value: ${value}
  `);

const hero = (steps: string) =>
  sections(`
    - type: hero
      title: Bread
      cards:
        - { kind: progress, title: Tonight, value: 3, maximum: ${steps} }
  `);

const columns = (count: string) =>
  sections(`
    - type: feature-grid
      columns: ${count}
      items:
        - { title: Rye, text: Dense and dark. }
        - { title: Wheat, text: Light and crisp. }
  `);

const text = (words: string) =>
  sections(`
    - type: text
      title: ${words}
      body: Fresh every day.
  `);

/** Numbers, words of a list, lengths. */
export const entries: Entries = {
  "value/number-as-text": {
    what: "A number is written in quotes, with a comma or with a unit.",
    why: "The site computes with numbers and writes them as its language does: 2999 becomes ₹2,999 or 2.999 € by itself.",
    bad: progress("64 %"),
    good: progress("64"),
  },
  "value/needs-quotes": {
    what: "A text looks like a number or like true or false, and would be shown in another form.",
    why: "Phone numbers lose their plus sign, 1.10 becomes 1.1, and 007 becomes 7. In quotes a text stays as it is.",
    bad: text("1987"),
    good: text('"1987"'),
  },
  "value/not-allowed": {
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
  "value/boolean-word": {
    what: "“yes”, “no”, “on” or “off” stands where true or false is wanted.",
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
  "value/out-of-range": {
    what: "The number is larger or smaller than possible at this place.",
    why: "A card has room for so many steps, a bar for so many weeks; more cannot be drawn.",
    bad: hero("30"),
    good: hero("20"),
  },
  "value/not-whole": {
    what: "A number with a fraction stands where only whole numbers have a meaning.",
    why: "There is no half column.",
    bad: columns("1.5"),
    good: columns("2"),
  },
  "value/too-long": {
    what: "The text is longer than fits its place well.",
    why: "On a phone a long heading fills the screen, and long words on buttons are cut.",
    bad: text("Bread, rolls, cakes, buns, pies and everything else that our oven can make in a night"),
    good: text("Bread, rolls and cakes"),
  },
  "value/blank": {
    what: "A text is written and holds nothing but spaces.",
    why: "The page would show a gap. To leave a field out, delete its line.",
    bad: text('" "'),
    good: text("Bread"),
  },
};
