/** Marks of a paragraph that mark nothing, and what may be written instead. */
export interface UnclosedMarks {
  readonly start: number;
  readonly end: number;
  readonly why: string;
  /** Each is another reading; the surest first. */
  readonly wanted: readonly string[];
}

interface Form {
  readonly pattern: RegExp;
  /** The only marks of the paragraph: with others it is not known which belong together. */
  readonly count: number;
  readonly mark: RegExp;
  readonly why: string;
  readonly wanted: (words: string) => readonly string[];
  /** It may be the mark of a footnote. */
  readonly mayBeFootnote?: true;
}

const star = /\*+/g;
const either = (words: string): readonly string[] => [`**${words}**`, `*${words}*`];
const none = (): readonly string[] => [];

const forms: readonly Form[] = [
  {
    pattern: /(?<![\p{L}\p{N}*\\])\*\*(?=[^\s*])(?<words>[^*\n]*[^\s*])\*(?![\p{L}\p{N}*])/u,
    count: 2,
    mark: star,
    why: "two stars open the words, and one closes them",
    wanted: either,
  },
  {
    pattern: /(?<![\p{L}\p{N}*\\])\*(?=[^\s*])(?<words>[^*\n]*[^\s*])\*\*(?![\p{L}\p{N}*])/u,
    count: 2,
    mark: star,
    why: "one star opens the words, and two close them",
    wanted: either,
  },
  {
    pattern: /(?<=\p{L},? )\* +(?<words>[^*\n]*[^*\s]) +\*(?=[.,;:!?)]|$)/mu,
    count: 2,
    mark: star,
    why: "a space stands inside the stars",
    wanted: (words) => [`*${words}*`],
  },
  {
    // Behind an amount it may be the mark of a footnote that another text holds.
    pattern: /\*\*(?![\p{L}\p{N}*])(?<=^[^\d\p{Sc}\n]*\p{L}[.!?…]?\*\*)/mu,
    count: 1,
    mark: star,
    why: "nothing opens before them",
    wanted: none,
    mayBeFootnote: true,
  },
  {
    // Behind a number or a sentence it may be the mark of a footnote, or begin one.
    pattern: /(?<=\p{L},? )\*(?=\p{L}{2})/u,
    count: 1,
    mark: star,
    why: "nothing closes them",
    wanted: none,
    mayBeFootnote: true,
  },
  { pattern: /(?<![\w~])~~(?=\p{L})/u, count: 1, mark: /~~/g, why: "nothing closes them", wanted: none },
  { pattern: /(?<=^|\s)`(?=\p{L}{3})/mu, count: 1, mark: /`/g, why: "nothing closes it", wanted: none },
];

/** The first marks of a paragraph without a partner; code is left out of it. `hasFootnotes`: whether stars may mark notes. */
export function unclosedMarks(prose: string, hasFootnotes: () => boolean): UnclosedMarks | undefined {
  for (const { pattern, count, mark, why, wanted, mayBeFootnote } of forms) {
    // The marks are counted first: the patterns look around each of them.
    if (prose.match(mark)?.length !== count) continue;
    const match = pattern.exec(prose);
    if (!match || (mayBeFootnote && hasFootnotes())) continue;
    const { index } = match;
    return { start: index, end: index + match[0].length, why, wanted: wanted(match.groups?.["words"] ?? "") };
  }
  return undefined;
}
