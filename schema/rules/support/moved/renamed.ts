import { fitting, maxMessage } from "../../../language/words.ts";
import type { Edit, Path, Range } from "../../../problem.ts";
import type { Finding } from "../../rule.ts";

/** What got another name by hand, while others still call it by the old one. */
interface Renamed {
  /** Where its name is written now; of a file, which has its name in the public folder, the first use of the old one. */
  readonly at: Path;
  readonly range: Range;
  readonly isFile?: boolean;
  /** The names as a person says them: {trial.days}, /prices/questions, “hot”. */
  readonly from: string;
  readonly to: string;
  /** Where the old name still stands. */
  readonly uses: readonly Range[];
  /** What those places are: text, link, place. */
  readonly noun: string;
  /** The rest of the rename; nothing where it cannot be written. */
  readonly edits: readonly Edit[] | undefined;
}

/** Says that something has another name now. Of names that are too long the end is shown: names that are alike differ there. */
export function renamedMessage(from: string, to: string, rest: string): string {
  const message = (...names: readonly string[]): string => `You renamed ${names.join(" to ")}: ${rest}`;
  const room = Math.floor((maxMessage - message("", "").length) / 2);
  const short = (name: string): string => (name.length > room ? `…${name.slice(1 - room)}` : name);
  return fitting(message(from, to), message(short(from), short(to)));
}

/** What stands under the new name: a long name would break the line. */
export const nameBefore = (name: string): string => (name.length > 40 ? "renamed" : `${name} before`);

/** One problem for all who use the old name, whose fix is the rest of the rename. */
export function renamed({ at, range, isFile = false, from, to, uses, noun, edits }: Renamed): Finding {
  const many = uses.length === 1 ? `1 ${noun} still has` : `${uses.length} ${noun}s still have`;
  const others = isFile ? uses.slice(1) : uses;
  return {
    message: renamedMessage(from, to, `${many} the old name.`),
    label: isFile ? "the old name" : nameBefore(from),
    help: `Write ${to} in ${uses.length === 1 ? `that ${noun}` : "all of them"}, or call it ${from} again${isFile ? "" : " here"}.`,
    range,
    at,
    related: others.slice(0, 8).map((one) => ({ message: "has the old name", range: one })),
    fixes: edits === undefined ? [] : [{ title: `Write ${to} everywhere`, safety: "review", edits }],
  };
}
