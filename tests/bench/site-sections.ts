import { headings, icons, labels, roles, sentences } from "./site-words.ts";

/** What a page is about, and where pages near it are. */
export interface Topic {
  readonly place: number;
  readonly subject: string;
  readonly trade: string;
  readonly path: string;
  readonly near: readonly { readonly title: string; readonly path: string }[];
}

const pick = <T>(list: readonly T[], place: number): T => {
  const item = list[place % list.length];
  if (item === undefined) throw new Error("The list is empty");
  return item;
};

/** Plain where YAML reads it as written, in braces too, else in quotes. */
export const written = (text: string): string => (/^[A-Za-z][\w .'’-]*$/.test(text) ? text : JSON.stringify(text));

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

/** The middle sections of a page, each as lines of YAML without the dash: one of every kind, with texts of the page's own. */
export const sectionKinds: readonly ((topic: Topic, turn: number) => string[])[] = [
  (topic, turn) => [
    "type: text",
    ...head(topic, turn),
    "body: |",
    ...times(3, (i) => `  ${say(topic, turn + i)} ${say(topic, turn + i + 5)}\n`),
    "  - The first week is free of charge, and **nothing** is deleted.",
    "  - Ask [{email}](mailto:{email}) for the list.",
  ],
  (topic, turn) => [
    "type: feature-grid",
    ...head(topic, turn),
    "items:",
    ...times(
      6,
      (i) => `  - { title: ${name(turn + i)}, icon: ${pick(icons, turn + i)}, text: ${written(say(topic, turn + i))} }`,
    ),
  ],
  (topic, turn) => [
    "type: rows",
    ...head(topic, turn),
    "items:",
    ...times(4, (i) => `  - { title: ${name(turn + i)}, text: ${written(say(topic, turn + i))} }`),
  ],
  (topic, turn) => [
    "type: deep-dive",
    ...head(topic, turn),
    `name: ${topic.subject}`,
    `text: ${written(say(topic, turn))}`,
    "points:",
    ...times(3, (i) => `  - ${name(turn + i)} for ${topic.subject.toLowerCase()}`),
    "image: { src: art/product-analytics.svg, decorative: true }",
  ],
  (topic, turn) => [
    "type: facts",
    ...head(topic, turn),
    "items:",
    ...times(4, (i) => `  - { title: ${name(turn + i)}, text: ${written(say(topic, turn + i))} }`),
  ],
  (topic, turn) => [
    "type: steps",
    ...head(topic, turn),
    "items:",
    ...times(4, (i) => `  - { title: ${name(turn + i)}, text: ${written(say(topic, turn + i))} }`),
  ],
  (topic, turn) => [
    "type: faq",
    ...head(topic, turn),
    "items:",
    ...times(4, (i) => [
      `  - question: ${written(`What about ${name(turn + i).toLowerCase()} in ${topic.trade}?`)}`,
      `    answer: ${written(say(topic, turn + i))}`,
    ]).flat(),
  ],
  (topic, turn) => [
    "type: testimonials",
    ...head(topic, turn),
    "items:",
    ...times(
      3,
      (i) =>
        `  - { quote: ${written(say(topic, turn + i))}, role: ${pick(roles, turn + i)}, organization: One of the ${topic.trade} }`,
    ),
  ],
  (topic, turn) => [
    "type: points",
    ...head(topic, turn),
    "items:",
    ...times(
      6,
      (i) =>
        `  - ${written(
          say(topic, turn + i)
            .slice(0, 100)
            .replace(/[^\w]+\w*$/, "."),
        )}`,
    ),
  ],
  (topic, turn) => [
    "type: checklist",
    ...head(topic, turn),
    `body: ${written(say(topic, turn))}`,
    "items:",
    ...times(5, (i) => `  - { text: ${name(turn + i)} for ${topic.trade}, done: ${String(i < 2)} }`),
  ],
  (topic, turn) => [
    "type: index",
    ...head(topic, turn),
    "items:",
    ...topic.near.map(({ title, path }, i) => `  - { label: ${title}, href: ${path}, icon: ${pick(icons, turn + i)} }`),
  ],
  (topic, turn) => [
    "type: table",
    ...head(topic, turn),
    "table:",
    `  caption: ${topic.subject} by size of the company`,
    "  columns: [{ label: People }, { label: Records a day, align: end }, { label: Share checked by hand, align: end }]",
    "  rows:",
    ...times(4, (i) => `    - ["${(i + 1) * 5 + topic.place}", "${(i + 2) * 40 + topic.place}", "${9 - i} in 100"]`),
  ],
];

const head = (topic: Topic, turn: number): string[] => [
  `anchor: part-${turn}`,
  `title: ${pick(headings, topic.place + turn)} for ${topic.trade}`,
  `intro: ${written(say(topic, turn + 3))}`,
];

const name = (turn: number): string => written(pick(labels, turn));

const say = ({ subject, trade, place }: Topic, turn: number): string =>
  pick(sentences, place + turn)(subject.toLowerCase(), trade);
