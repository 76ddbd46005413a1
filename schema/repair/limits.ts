/**
 * All limits of the repair search. With them, the check of any file takes at most three times as long as that of a valid file of a
 * megabyte, as tests/hostile measures. In a file that a person writes, only the limits of what can follow from one mistake end a
 * search.
 */
export const limits = {
  /** What the searches of one check may parse, in tokens; of a large text, little more than to check it a second time. */
  tokens: (length: number): number =>
    // Of a short one, which may have a mistake on each line, more.
    length < 4000 ? 420_000 : Math.max(300_000, 100_000 + length * 0.3),
  /** How many of them reading leaves to explain the problems: enough for five texts, of the length that a person writes. */
  tokensForExplaining: (length: number): number => Math.min(length * 5, 100_000),
  /** The rules check so many characters in the time in which the library reads one token. */
  checkedCharactersPerToken: 8,
  /** How many for what a check of the shortest text takes, most of it to explain what is wrong. */
  tokensPerCheck: 500,
  /** How many causes are found, one after the other. */
  causes: 4,
  /** How many problems that have a fix are fixed, one at a time, to see the others without them. */
  setAside: 3,

  /** How many characters are parsed to repair the syntax of one text. */
  syntaxCharacters: (length: number): number => (length < 300_000 ? 6_000_000 : length * 1.5),
  /** How many candidates are tried for one failure; in a large excerpt, fewer. */
  syntaxTries: (length: number): number => Math.min(400, Math.ceil(3_000_000 / Math.max(1, length))),
  syntaxRated: 40,
  /** A failure that is further below, in characters, has a cause of its own. */
  syntaxNearby: 30,

  /** How many blocks of a kind may be at the wrong place, and how many of them are tried in a whole text. */
  pastedBlocks: 8,
  /** How many ways to put a block below the one that it splits are tried. */
  splitBlocks: 12,
  /** How many keys may have come below their lines, and how many of these may be the first one. */
  movedHeads: 3,
  movedHeadLines: 5,
  /** How many runs of lines are looked at that may have been copied with a mark before each. */
  markedRuns: 200,
  /** How long a text is whose lines are put where they belong. */
  layoutCharacters: 400_000,
  /** How often the lines of all texts of one check are put at a column. */
  layoutTries: 250_000,
  /** How far to the right its lines begin at most. */
  layoutColumns: 40,
  /** How many problems that have a fix may follow from lines whose indentation is lost. */
  fixedProblems: 3,
  blockTries: (length: number): number => Math.min(16, Math.floor(2_000_000 / Math.max(1, length))),

  /** With so many problems there is more to them than one line. */
  structuralProblems: 60,
  /** Around how many groups of problems a change is tried. */
  structuralGroups: 3,
  structuralTries: 500,
  /** How many changes are compared by the names that the file uses, where keys are free. */
  structuralRated: 8,
  structuralLines: 8,
  /** How many lines away the item is that a line may belong to. */
  itemDistance: 40,

  /** How many problems can follow from one missing line. */
  problemsOfMissingLine: 300,
  missingLineLines: 12,
  /** How many characters away a problem may have the same cause as a missing line. */
  besideMissingLine: 300,
  /** How many lines below the first problem of a group the indentation may jump, and how many jumps are looked at. */
  jumpDistance: 60,
  jumps: 4,
  missingLineTries: (length: number): number => Math.min(40, Math.floor(4_000_000 / Math.max(1, length)) - 1),
  /** In a text that leaves room for fewer, a missing line would be found by chance only. */
  minMissingLineTries: 9,
  missingLineRated: 3,
  /** How many section types are tried at a line. */
  sectionTypes: 30,

  /** How many lines around a problem are looked at together; and where one block has more. */
  stretchLines: 80,
  longStretchLines: 400,
  /** From how many characters on corrections are tried on an excerpt of the text. */
  excerptCharacters: 6000,
  /** How many lines lie between two failures that have the same cause. */
  excerptNearby: 2,
  /** Nobody writes longer lines. */
  lineLength: 4000,
  /** How many lines are moved together. */
  movedLines: 400,
  /** How many names that are used and not defined are looked for. */
  missingNames: 3,
  /** At how many places of a line a quotation mark is tried. */
  quotePlaces: 16,
  /** How many tokens that are not part of the language are reported one by one; a file with more is in another language. */
  marks: 100,

  /** How many characters are checked again to try each fix by itself. */
  singleFixCharacters: 600_000,
  /** How many where there are so many fixes that they are tried together; at least so many times the text. */
  groupFixCharacters: (length: number): number => Math.max(1_500_000, length * 3),
  /** How often a text is checked again while fixes are made. */
  fixChecks: 40,
} as const;
