import { topicHeadings, topics, type Consequence, type Description, type Sentence } from "../change.ts";

/** A heading with the sentences below it, as every format shows them. */
export interface Block {
  readonly heading: string;
  readonly sentences: readonly Sentence[];
}

/** Whether there still is a site stands above all: whoever reads no further has read that. */
const isFirst = ({ kind, isError }: Consequence): boolean =>
  isError === true || kind === "unreadable" || kind === "broken" || kind === "builds-again";

/** The changes by topic, and below them what they bring about: a cause stands before its consequence. */
export function blocksOf({ changes, consequences }: Description): readonly Block[] {
  const sentencesOf = (all: readonly { readonly sentence: Sentence }[]): Sentence[] =>
    all.map(({ sentence }) => sentence);
  const blocks = [
    { heading: "Whether the site is built", sentences: sentencesOf(consequences.filter(isFirst)) },
    ...topics.map((topic) => ({
      heading: topicHeadings[topic],
      sentences: sentencesOf(changes.filter((change) => change.topic === topic)),
    })),
    { heading: "Because of that", sentences: sentencesOf(consequences.filter((one) => !isFirst(one))) },
  ];
  return blocks.filter(({ sentences }) => sentences.length > 0);
}
