import { sectionTypes } from "../../../language/descriptor.ts";
import type { Candidate } from "../../../reader/candidate.ts";
import type { Positions } from "../../../reader/positions.ts";
import { blockFrom, contentBelow, isHead, keysAt, linesOf, runFrom } from "../../regions/lines.ts";
import { cut } from "../words/cut.ts";
import { missingKeys } from "./missing-section.ts";
import { missingNames } from "./missing-names.ts";

/** The parts whose entries have names, with keys that an entry begins with. */
const parts: Readonly<Record<string, ReadonlySet<string>>> = {
  shared: new Set(["type", "title"]),
  badges: new Set(["label", "tone", "icon"]),
};

/** Keys of one entry that stand right below “shared” or “badges”, where its name should; one candidate for each part. */
export function* missingEntryNames(positions: Positions): Iterable<Candidate> {
  const lines = linesOf(positions);
  for (const head of lines) {
    const part = head.key ?? "";
    const keys =
      head.indent === 0 && !head.isDashed && isHead(head) && Object.hasOwn(parts, part) ? parts[part] : undefined;
    const first = keys && lines[contentBelow(lines, head.index)];
    if (!first || first.isDashed || first.indent === 0 || first.value === "" || first.value.startsWith("{")) continue;
    if (!keys.has(first.key ?? "")) continue;
    const run = runFrom(lines, first.index, first.indent);
    const taken = keysAt(blockFrom(lines, head.index), first.indent);
    const isFree = (name: string): boolean => !taken.includes(name);
    const known = missingNames(positions.text)
      .above([part], [first.key ?? ""])
      .find(isFree);
    const name = known ?? (/^[a-z][\w-]*$/.test(first.value) ? first.value : "name");
    const lead = " ".repeat(first.indent);
    const type = part === "shared" ? typeOf(keysAt(run, first.indent)) : undefined;
    yield {
      code: "shape/missing-key",
      message: `What stands under “${part}” has a name: it is missing above “${first.key ?? ""}”.`,
      label: "no name above it",
      start: first.contentAt,
      end: first.end,
      title: `Write “${name}:” above`,
      safety: "review",
      help: `Write a name above these lines, and indent them further:\n${part}:\n  ${name}:\n    ${type === undefined ? "" : `type: ${type}\n    `}${cut(first.text.trim())}`,
      isGuess: known === undefined || type !== undefined,
      edits: [
        {
          start: first.start,
          end: first.start,
          text: `${lead}${name}:\n${type === undefined ? "" : `${lead}  type: ${type}\n`}  `,
        },
        ...run.slice(1).map(({ start }) => ({ start, end: start, text: "  " })),
      ],
    };
  }
}

/** The type of a section by its keys, where that is gone as well. */
const typeOf = (keys: readonly string[]): string | undefined =>
  sectionTypes.find((type) => missingKeys(type, keys)?.length === 0);
