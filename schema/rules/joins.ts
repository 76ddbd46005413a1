import { isSamePath } from "../site/paths.ts";
import type { Edit, Problem, Range } from "../problem.ts";
import type { Kind } from "../problems/kind.ts";

/** Two problems that are two sides of one mistake. Which ones follows from their properties. */
export interface Join {
  /** Whether it may be the one that is reported. */
  readonly leads: (one: Problem, kind: Kind) => boolean;
  /** On which line the other one begins; on the same line by default. */
  readonly line?: (lead: Problem, text: string) => number | undefined;
  /** Any number of them become one. */
  readonly isRun?: true;
  /** Whether another problem on that line is the other side. */
  readonly follows: (other: Problem, kind: Kind, lead: Problem) => boolean;
  /** What the problem says for both. */
  readonly changes: (lead: Problem, other: Problem, text: string) => Partial<Problem>;
}

const beginsWith = (one: Problem, other: Problem): boolean => one.range.start.offset === other.range.start.offset;

const isWithin = (one: Range, other: Range): boolean =>
  one.start.offset >= other.start.offset && one.end.offset <= other.end.offset;

const nameOf = ({ at }: Problem): string => String(at?.at(-1));

/** They are tried in this order: one that was joined may be joined again. */
export const joins: readonly Join[] = [
  // `"See <a href="/prices">our prices</a>"`: the quotation marks of a tag go with the tag.
  {
    leads: (_, { endsText }) => endsText === true,
    follows: ({ fixes = [] }, { isOfOtherFormat }) => isOfOtherFormat === true && fixes.length > 0,
    changes: (_, { message, help, fixes = [] }) => ({ message, ...(help !== undefined && { help }), fixes }),
  },
  // What is wrong with the value that an unclosed bracket opens says what to write.
  {
    leads: (_, { opensValue }) => opensValue === true,
    follows: (other, { isStructural }, lead) =>
      other.at !== undefined && isStructural !== true && beginsWith(lead, other),
    changes: (_, { help, fixes = [] }) => ({ ...(help !== undefined && { help }), fixes }),
  },
  // `price: "24" €`: where digits are wanted, what stands behind the quotes is no part of a text.
  {
    leads: ({ code }) => code === "value/number-as-text" || code === "value/bad-date",
    follows: (other, _, lead) => other.code === "yaml/text-after-quote" && isWithin(other.range, lead.range),
    changes: () => ({}),
  },
  // `main:` too far to the right, below the items of `topBar:`: a key that belongs elsewhere begins no item here.
  {
    leads: ({ code }) => code === "shape/misplaced-key",
    follows: (other, { lacks }, lead) => lacks === "dash" && beginsWith(lead, other),
    changes: () => ({}),
  },
  // An entry that stands outside of its collection: how far to the right it is there does not matter.
  {
    leads: ({ code, explains = [] }) => code === "shape/misplaced-key" && explains.length > 0,
    follows: (other, _, lead) => other.code === "yaml/indentation" && beginsWith(lead, other),
    changes: () => ({}),
  },
  // A cell that was moved to the row above or below.
  ...[1, -1].map((by): Join => ({
    leads: ({ code, message }) => code === "shape/row-length" && message.startsWith("This row"),
    line: ({ range }) => range.start.line + by,
    follows: (other, _, lead) =>
      other.code === "shape/too-many-items" &&
      other.at?.at(-1) === lead.at?.at(-1) &&
      isSamePath((other.at ?? []).slice(0, -2), (lead.at ?? []).slice(0, -2)),
    changes: () => ({
      help: `The row ${by > 0 ? "below" : "above"} has a cell too many: move it to this one.`,
    }),
  })),
  // An item without its dash that lacks a key, too, has lost its first line, which nobody else can put right.
  {
    leads: (_, { lacks }) => lacks === "dash",
    follows: (other, { lacks }, lead) => lacks === "key" && other.missingKey !== undefined && beginsWith(lead, other),
    changes: (_, { missingKey = "" }) => ({
      missingKey,
      message: `The first line of this item is missing: a dash and “${missingKey}”.`,
      help: `Write it above:\n- ${missingKey}: …`,
      fixes: [],
    }),
  },
  // `- Open on Sunday?` above `answer: Yes.`: words without the key that the lines below them lack.
  {
    leads: (_, { lacks }) => lacks === "keys",
    line: ({ range }) => range.end.line + 1,
    follows: ({ missingKey, range }, { lacks }, lead) =>
      lacks === "dash" && missingKey !== undefined && range.start.column === lead.range.start.column,
    changes: ({ range: { start, end } }, { missingKey: name = "" }, text) => ({
      message: `“${name}” is missing before these words.`,
      label: `needs “${name}”`,
      help: `Write it before them:\n- ${name}: ${text.slice(start.offset, end.offset)}`,
      fixes: [
        {
          title: `Write “${name}”`,
          safety: "review",
          edits: [{ start: start.offset, end: start.offset, text: `${name}: ` }],
        },
      ],
    }),
  },
  // `to do later` on a line of its own: where its first word is no key of the place, it has no colon that is missing.
  {
    leads: (_, { lacks }) => lacks === "colon",
    follows: ({ fixes = [] }, { isForeignLine, lacks }) =>
      lacks === "keys" || (isForeignLine === true && lacks !== "colon" && fixes.length === 0),
    changes: () => ({
      message: "This line is neither a key with a value nor an item of a list.",
      label: "no colon, no dash",
      help: "Write it as a key and a value (title: …). For a note to yourself, put # before it.",
      fixes: [],
    }),
  },
  // The end of a mail that was copied along: such lines below one another are one mistake.
  {
    leads: isStrangeLine,
    line: ({ range: { end } }, text) => end.line + linesTo(text.slice(end.offset)),
    isRun: true,
    follows: (other, kind, lead) => isStrangeLine(other, kind) && other.range.start.column === lead.range.start.column,
    changes: ({ range: { start } }, { range: { end } }) => ({
      message: "These lines are neither keys with values nor items of a list.",
      label: "no colons, no dashes",
      help: "Delete them where they were copied along. For notes to yourself, put # before each.",
      range: { start, end },
      fixes: [],
    }),
  },
  // `slug: bread`: the key of another tool, with a value as that tool writes it. Both change together.
  {
    leads: (one) => renaming(one) !== undefined,
    follows: ({ at = [], severity }, _, lead) =>
      severity === "error" &&
      isSamePath(at.slice(0, -1), (lead.at ?? []).slice(0, -1)) &&
      [lead.at?.at(-1), renaming(lead)?.text].includes(at.at(-1)),
    changes: (lead, { help = "", fixes: [fix] = [] }) => {
      const edit = renaming(lead);
      return {
        help,
        fixes:
          edit && fix
            ? [{ title: `Write “${edit.text}”, and its value`, safety: "review", edits: [edit, ...fix.edits] }]
            : [],
      };
    },
  },
  // A key that stands twice, and is empty where it stands first or second: the empty one is to go.
  {
    leads: (_, { standsTwice }) => standsTwice === true,
    follows: isEmptyTwin,
    changes: (lead, empty, text) => tellOfEmptyTwin(lead, empty, lead.related?.[0]?.range ?? lead.range, text),
  },
  {
    leads: (_, { standsTwice }) => standsTwice === true,
    line: ({ related }) => related?.[0]?.range.start.line,
    follows: isEmptyTwin,
    changes: (lead, empty, text) => tellOfEmptyTwin(lead, empty, lead.range, text),
  },
  // A long text that begins further to the left than it may: with a colon in it, its first line is taken for a key.
  {
    leads: (_, { lacks }) => lacks === "words",
    line: ({ range }) => range.start.line + 1,
    follows: (other, { isForeignLine }) => isForeignLine === true && /\s\S+\s/.test(nameOf(other)),
    changes: (lead, { range }) => ({
      code: "yaml/wrapped-text",
      message: `This line belongs to the text of “${nameOf(lead)}” and must be indented further.`,
      label: "not indented",
      help: "Put two spaces more before each line of the text.",
      range,
      fixes: [
        {
          title: "Indent the text",
          safety: "review",
          edits: [{ start: range.start.offset, end: range.start.offset, text: "  " }],
        },
      ],
    }),
  },
];

/** A line that holds no key, and of which nothing but a comment can be made. */
function isStrangeLine({ fixes = [] }: Problem, { lacks }: Kind): boolean {
  return lacks === "colon" && fixes.every(({ edits }) => edits.every(({ text }) => text.trim() === "#"));
}

/** How many lines on the next words are. */
const linesTo = (rest: string): number => (/^[^\n]*\n\s*/.exec(rest)?.[0].split("\n").length ?? 2) - 1;

/** The edit that writes the key that is meant; nothing where that is not all of a correction. */
function renaming({ code, range, fixes: [fix] = [] }: Problem): Edit | undefined {
  const [edit, ...others] = fix?.edits ?? [];
  const isKey = edit?.start === range.start.offset && edit.end === range.end.offset;
  return code === "shape/unknown-key" && isKey && others.length === 0 ? edit : undefined;
}

function isEmptyTwin(other: Problem, { lacks }: Kind, lead: Problem): boolean {
  return lacks === "value" && nameOf(other) === nameOf(lead);
}

function tellOfEmptyTwin(lead: Problem, { range }: Problem, twin: Range, text: string): Partial<Problem> {
  const start = text.lastIndexOf("\n", range.start.offset - 1) + 1;
  const end = text.indexOf("\n", range.start.offset) + 1;
  const isAlone = end > 0 && /^\s*[\w-]+:\s*$/.test(text.slice(start, end));
  return {
    message: `“${nameOf(lead)}” stands here twice, and is empty here.`,
    label: "empty",
    help: "Delete the empty line.",
    range,
    related: [{ message: "the other one", range: twin }],
    fixes: isAlone ? [{ title: "Delete the empty line", safety: "review", edits: [{ start, end, text: "" }] }] : [],
  };
}
