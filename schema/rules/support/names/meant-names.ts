import { nearest } from "../../../reader/nearest.ts";
import { lookUp } from "../../../site/reference.ts";
import { once } from "../shared.ts";
import { onlyFreeName } from "./only-free-name.ts";

/** The known name that another one stands for: with its group left out or too much in front, or misspelt. */
export function meantName(name: string, known: readonly string[]): string | undefined {
  const bare = name.replace(/^(?:constants|collections)\./, "");
  if (known.includes(bare)) return bare;
  const ends = known.filter((one) => one.endsWith(`.${name}`));
  return nearest(name, known) ?? (ends.length === 1 ? ends[0] : undefined);
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

/** The names that texts use and that there are not, each with the one that it stands for: near to it, or the only free one beside it. */
export const meantNames = once((context): ReadonlyMap<string, string> => {
  const { references, names, site } = context;
  const unknown = new Set(
    references
      .filter(
        ({ text, reference }) =>
          text.scopes.length === 0 && !text.entry.entryScope && lookUp(reference.name, site).kind === "nothing",
      )
      .map(({ reference }) => reference.name),
  );
  const free = unknown.size === 0 ? [] : freeNames(context);
  return new Map(
    [...unknown].flatMap((name) => {
      const meant = meantName(name, names) ?? onlyFreeName(name, free, unknown);
      return meant === undefined ? [] : [[name, meant] as const];
    }),
  );
});
