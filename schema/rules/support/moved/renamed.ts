import type { Edit, Path, Range } from "../../../problem.ts";
import type { Finding } from "../../rule.ts";

/** What got another name by hand, while others still call it by the old one. */
interface Renamed {
  /** Where its name is written now. */
  readonly at: Path;
  readonly range: Range;
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

/** The end of a long name: names that are alike differ there. */
export const shortName = (name: string, length = 18): string =>
  name.length > length ? `…${name.slice(1 - length)}` : name;

/** One problem for all who use the old name, whose fix is the rest of the rename. */
export function renamed({ at, range, from, to, uses, noun, edits }: Renamed): Finding {
  const [old, now] = [from, to].map((name) => shortName(name));
  const many = uses.length === 1 ? `1 ${noun} still has` : `${uses.length} ${noun}s still have`;
  return {
    message: `You renamed ${old} to ${now}: ${many} the old name.`,
    label: `${old} before`,
    help: `Write ${to} in ${uses.length === 1 ? `that ${noun}` : "all of them"}, or call it ${from} again here.`,
    range,
    at,
    related: uses.slice(0, 8).map((one) => ({ message: "has the old name", range: one })),
    fixes: edits === undefined ? [] : [{ title: `Write ${to} everywhere`, safety: "review", edits }],
  };
}
