import { moveKeyInto } from "../../../../edit/move-key.ts";
import { isRefused } from "../../../../edit/editable.ts";
import { sequence } from "../../../../edit/sequence.ts";
import type { Edit, Fix } from "../../../../problem.ts";
import type { WrittenReference } from "../../../../site/written.ts";
import type { Context } from "../../../context.ts";
import type { Finding } from "../../../rule.ts";
import { maxRelated } from "../../group-by.ts";
import { groupOf, keyOf, pathOfConstant } from "../steps.ts";

/** A constant, or a group of them, that no text names where it stands, while texts name it elsewhere. */
export interface Misplaced {
  readonly wanted: string;
  readonly written: string;
  readonly uses: readonly WrittenReference[];
}

/** The problem of constants that stand in one group, while texts look for them in another: both ways out are offered. */
export function misplacedProblem(together: readonly Misplaced[], context: Context): Finding {
  const { source } = context;
  const uses = together.flatMap((one) => one.uses);
  const [{ wanted, written } = { wanted: "", written: "" }, ...others] = together;
  const texts = uses.length === 1 ? "1 text says" : `${uses.length} texts say`;
  const quoted = (name: string): string => `“${shortened(name || "constants", 16)}”`;
  const isInside = isInsideOf(groupOf(written), groupOf(wanted));
  const way = isInside ? `out of ${quoted(groupOf(written))}` : `into ${quoted(groupOf(wanted))}`;
  const end = (uses[0]?.reference.name ?? wanted).slice(wanted.length);
  const rest = written.length + end.length > maxName ? "" : end;
  const now = `{${shortened(written + rest, maxName)}}`;
  const isOne = others.length === 0;
  const move = `Move ${isOne ? "it" : "them"} ${way}`;
  const depth = `as far to the ${isInside ? "left" : "right"} as the lines there`;
  return {
    message: isOne
      ? `${texts} {${shortened(wanted + rest, maxName)}}, but here it is ${now}.`
      : `Texts look for ${together.length} constants in ${quoted(groupOf(wanted))}, and they stand in ${quoted(groupOf(written))}.`,
    label: isInside ? `belongs beside ${quoted(groupOf(written))}?` : `belongs in ${quoted(groupOf(wanted))}?`,
    help: isOne
      ? `${move}, ${depth}, or write ${now} in the texts.`
      : `${move}, ${depth}: ${together
          .slice(0, 6)
          .map((one) => keyOf(one.written))
          .join(", ")}.`,
    range: source.locate(pathOfConstant(written), "key"),
    at: pathOfConstant(written),
    related: [
      ...others.map((one) => ({
        message: "stands here as well",
        range: source.locate(pathOfConstant(one.written), "key"),
      })),
      ...uses.map(({ text, reference }) => ({
        message: "used here",
        range: source.locateInside(text.entry.path, reference.nameStart, reference.nameEnd),
      })),
    ].slice(0, maxRelated),
    fixes: together.length > maxMoved ? [] : [...moved(together, context, move), ...followed(together, now, context)],
  };
}

const isInsideOf = (group: string, around: string): boolean =>
  around === "" ? group !== "" : group.startsWith(`${around}.`);

/** How many constants a fix moves: the file is read again for each. */
const maxMoved = 8;

/** How many characters of a name fit into a message, twice. */
const maxName = 26;

/** A name with the end of it, where names that are alike differ. */
const shortened = (name: string, room: number): string => (name.length > room ? `…${name.slice(1 - room)}` : name);

/** The move to where the texts say. */
function moved(together: readonly Misplaced[], { editable }: Context, title: string): readonly Fix[] {
  const changes = together.map(
    ({ written, wanted }) =>
      (on: typeof editable) =>
        moveKeyInto(on, pathOfConstant(written), pathOfConstant(wanted)),
  );
  const result = sequence(editable, changes);
  return isRefused(result) ? [] : [{ title, safety: "review", edits: result.edits }];
}

/** The names in all texts as they are now. */
function followed(together: readonly Misplaced[], now: string, { correct }: Context): readonly Fix[] {
  const edits: Edit[] = [];
  for (const { wanted, written, uses } of together)
    for (const { text, reference } of uses) {
      const end = reference.nameStart + wanted.length;
      const [fix] = correct(text.entry.path, reference.nameStart, end, written, "review");
      if (!fix) return [];
      edits.push(...fix.edits);
    }
  const title = together.length === 1 ? `Write ${now} in the texts` : "Write the new names in the texts";
  return [{ title, safety: "review", edits }];
}
