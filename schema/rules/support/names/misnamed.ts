import type { Edit, Path } from "../../../problem.ts";
import type { Finding } from "../../rule.ts";
import type { Context } from "../../context.ts";

/** A name that places use, and the one that is nearly the same and is written where it is defined. */
interface Misnamed {
  /** Where it is defined, and which part of the pair holds the name. */
  readonly at: Path;
  readonly spot: "key" | "value";
  readonly written: string;
  readonly wanted: string;
  /** Where the other name is used. */
  readonly uses: readonly Finding["range"][];
  /** What leads all uses to the name as it is written now; nothing where that is surely a typo, or cannot be written. */
  readonly follow?: readonly Edit[] | undefined;
}

/**
 * A name that several places use, and that only its definition writes in another way: it is a typo there, or the definition was renamed
 * and the places were left behind. Only the author knows.
 */
export function misnamed({ source }: Context, { at, spot, written, wanted, uses, follow }: Misnamed): Finding {
  const range = source.locate(at, spot);
  return {
    message: `${uses.length === 1 ? "One place uses" : `${uses.length} places use`} “${wanted.slice(0, 28)}”, but here it is “${written.slice(0, 28)}”.`,
    label: `perhaps “${wanted.slice(0, 40)}”`,
    help: `Write ${wanted} here, or ${written} in ${uses.length === 1 ? "that place" : "all of them"}.`,
    range,
    at,
    related: uses.slice(0, 8).map((one) => ({ message: "used here", range: one })),
    fixes: [
      {
        title: `Write ${wanted}`,
        safety: "review",
        edits: [{ start: range.start.offset, end: range.end.offset, text: wanted }],
      },
      ...(follow ? [{ title: `Write ${written} everywhere`, safety: "review" as const, edits: follow }] : []),
    ],
  };
}
