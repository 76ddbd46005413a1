import { commandOf } from "../../language/words.ts";
import { refuse, type RefusedPlan } from "../../refactor/plan/plan.ts";
import type { ReferenceIndex } from "../../refactor/reference-index.ts";
import { findNamed } from "../../refactor/things/parse-thing.ts";
import { exactName, thingWords, type Thing } from "../../refactor/things/thing.ts";

/** What a word of the command line names. */
export interface Named {
  readonly kind: "named";
  readonly thing: Thing;
  /** Without what says the kind. */
  readonly called: string;
}

/** The thing of a name; refused where nothing has the name, or several things do. */
export function nameThing(index: ReferenceIndex, word: string): Named | RefusedPlan {
  const { things, near, called } = findNamed(index, word);
  const [thing, other] = things;
  if (!thing) {
    const hint =
      near.length > 0
        ? `The nearest name is ${near.join(" or ")}.`
        : `“${commandOf("where", "--help")}” shows how things are named.`;
    return refuse(`The site has no ${word}`, hint);
  }
  if (!other) return { kind: "named", thing, called };
  return refuse(
    `${word} can be several things`,
    "Name one of them:",
    ...things.map((one) => `  ${exactName(one).padEnd(28)} ${thingWords(one)}, line ${lineOf(index, one)}`),
  );
}

const lineOf = ({ site }: ReferenceIndex, { nameAt, at }: Thing): number =>
  site.source.locate(nameAt?.path ?? at, nameAt?.spot).start.line;
