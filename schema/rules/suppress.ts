import type { Problem } from "../problem.ts";
import { isCode } from "../problems/lookup.ts";
import type { Mark } from "../reader/parsed.ts";
import type { TreeSource } from "../reader/source.ts";

interface Note {
  readonly mark: Mark;
  readonly code: string;
  readonly hasReason: boolean;
  /** The line, from 1, whose warnings it silences. */
  readonly line: number;
}

/** The comments `# ignore CODE: reason`, each with the next line that is no such comment. */
function notesOf(comments: readonly Mark[], source: TreeSource): Note[] {
  const { positions } = source;
  // From the last to the first: below a comment stands what stands below the next one.
  let below = { from: Infinity, line: 0 };
  return comments
    .toReversed()
    .flatMap((mark): Note[] => {
      const [, code, reason] = /^#\s*ignore\s+([\w-]+\/[\w-]+)\s*(?::\s*(.*))?$/.exec(mark.text.trimEnd()) ?? [];
      if (code === undefined) return [];
      const from = positions.lineOf(mark.start) + 1;
      let line = from;
      while (line < below.from && /^\s*(?:#.*)?$/.test(positions.lineText(line)) && line < positions.lines) line += 1;
      if (line >= below.from) ({ line } = below);
      below = { from, line };
      return [{ mark, code, hasReason: (reason ?? "").trim() !== "", line: line + 1 }];
    })
    .toReversed();
}

const nameOf = (code: string, line: number): string => `${code} ${line}`;

/** Leaves out the warnings that the file silences, and reports notes that are wrong. Errors cannot be silenced. */
export function suppress(problems: readonly Problem[], comments: readonly Mark[], source: TreeSource): Problem[] {
  const notes = notesOf(comments, source);
  if (notes.length === 0) return [...problems];
  const used = new Set<Note>();
  const byName = new Map(notes.toReversed().map((note) => [nameOf(note.code, note.line), note]));
  const places = new Set(problems.map(({ code, range }) => nameOf(code, range.start.line)));
  const left = problems.filter((problem) => {
    // A note without a reason is a problem itself; the warning below it would be a second one for the same mistake.
    const note = byName.get(nameOf(problem.code, problem.range.start.line));
    if (!note || problem.severity === "error") return true;
    used.add(note);
    return false;
  });
  return [...left, ...notes.flatMap((note) => complaint(note, used.has(note), places, source))];
}

function complaint(note: Note, isUsed: boolean, places: ReadonlySet<string>, source: TreeSource): Problem[] {
  const { mark, code, hasReason, line } = note;
  const range = source.rangeAt(mark.start, mark.start + mark.text.trimEnd().length);
  if (!isCode(code))
    return [
      {
        code: "suppress/unknown-code",
        severity: "warning",
        message: `There is no problem called “${code}”.`,
        label: "not a name of a problem",
        help: "Copy the name from the message that you want to silence.",
        range,
      },
    ];
  if (!hasReason)
    return [
      {
        code: "suppress/no-reason",
        severity: "error",
        message: "A silenced warning needs its reason.",
        label: "no reason",
        help: `Write why it is right as it is:\n# ignore ${code}: because …`,
        range,
      },
    ];
  if (isUsed) return [];
  const isError = places.has(nameOf(code, line));
  const start = source.positions.startOf(range.start.line - 1);
  const ownsLine = source.text.slice(start, mark.start).trim() === "";
  const end = ownsLine ? source.positions.startOf(range.start.line) : mark.start + mark.text.length;
  return [
    {
      code: "suppress/unused",
      severity: "warning",
      message: isError
        ? `“${code}” is an error here; errors cannot be silenced.`
        : `The line below has no problem “${code}”.`,
      label: "silences nothing",
      help: "Delete this comment.",
      range,
      fixes: [
        {
          title: "Delete the comment",
          safety: "safe",
          edits: [{ start: ownsLine ? start : mark.start, end, text: "" }],
        },
      ],
    },
  ];
}
