import type { Side } from "../side.ts";

const known = new WeakMap<Side, ReadonlyMap<string, readonly string[]>>();

/** Every name in braces with the texts that use it, in which all names are left out: two names with the same texts are one fact. */
export function usesByName(side: Side): ReadonlyMap<string, readonly string[]> {
  const found = known.get(side) ?? collect(side);
  known.set(side, found);
  return found;
}

function collect({ index }: Side): Map<string, string[]> {
  const uses = new Map<string, string[]>();
  for (const { text, reference } of index.references) {
    const use = `${text.finds.references.indexOf(reference)} ${text.source.replace(/\{[^{}]*\}/g, "{}")}`;
    const same = uses.get(reference.name);
    if (same) same.push(use);
    else uses.set(reference.name, [use]);
  }
  return uses;
}
