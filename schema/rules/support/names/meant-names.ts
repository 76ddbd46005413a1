import { nearest } from "../../../reader/nearest.ts";
import { lookUp } from "../../../site/reference.ts";
import type { WrittenReference } from "../../../site/written.ts";
import { intoGroup } from "../group-by.ts";
import { once } from "../shared.ts";
import { onlyFreeName } from "./only-free-name.ts";

/** The known name that another one stands for: with its group left out or too much in front, misspelt, or not written to its end. */
export const meantName = (name: string, known: readonly string[]): string | undefined =>
  bareName(name, known) ?? nearName(name, known) ?? misplacedName(name, known) ?? begunName(name, known);

/** The known name that is nearest in letters, step by step: of `address.town` and `address.tram`, only a part of the word is alike. */
function nearName(name: string, known: readonly string[]): string | undefined {
  const near = nearest(name, known);
  const [steps, theirs] = [name.split("."), near?.split(".") ?? []];
  const isAlike = steps.every((step, index) => {
    const their = theirs[index] ?? "";
    return step === their || nearest(step, [their]) !== undefined;
  });
  return steps.length === 1 || steps.length !== theirs.length || isAlike ? near : undefined;
}

/** The only known name that begins so. */
function begunName(name: string, known: readonly string[]): string | undefined {
  const begun = /[^.]{3}$/.test(name) ? known.filter((one) => one.startsWith(name)) : [];
  const [only, other] = begun;
  // Of a group, the name is not cut off: what it holds is proposed.
  return other === undefined && only?.[name.length] !== "." ? only : undefined;
}

/** The known name that another one has too much or too little in front of. */
export function misplacedName(name: string, known: readonly string[]): string | undefined {
  const ends = known.filter((one) => one.endsWith(`.${name}`));
  return bareName(name, known) ?? (ends.length === 1 ? ends[0] : undefined);
}

function bareName(name: string, known: readonly string[]): string | undefined {
  const bare = name.replace(
    /^(?:constants|collections|site|page|data|config|params|settings|variables?|vars?|globals?)\./,
    "",
  );
  return known.includes(bare) ? bare : undefined;
}

/** The names that no text uses. */
export const freeNames = once(({ references, names }): readonly string[] => {
  const used = new Set(
    references.flatMap(({ reference: { name } }) =>
      name.split(".").map((_, index, steps) => steps.slice(0, index + 1).join(".")),
    ),
  );
  return names.filter((name) => !used.has(name));
});

/** The names that texts use and that there are not, each with what it may stand for: a name near to it, and the only free one beside it. */
export const meantNames = once((context): ReadonlyMap<string, readonly string[]> => {
  const { references, names, site } = context;
  const unknown = new Map<string, WrittenReference[]>();
  for (const one of references) {
    const { text, reference } = one;
    if (text.scopes.length === 0 && !text.entry.entryScope && lookUp(reference.name, site).kind === "nothing")
      intoGroup(unknown, reference.name, one);
  }
  const free = unknown.size === 0 ? [] : freeNames(context);
  return new Map(
    [...unknown].flatMap(([name, uses]) => {
      const only = onlyFreeName(name, free, unknown);
      const meant = uses.length > 1 && only !== undefined ? [only] : [only, meantName(name, names)];
      const known = new Set(meant.filter((one) => one !== undefined));
      return known.size === 0 ? [] : [[name, [...known]] as const];
    }),
  );
});
