import { declared } from "../problems/declared.ts";
import type { Meta } from "../problems/meta.ts";
import { rules } from "./rules.ts";

/** What every code means, in the order of the alphabet. */
export const metas: ReadonlyMap<string, Meta> = new Map(
  [...declared, ...rules.map(({ meta }) => meta)]
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
    .map((meta) => [meta.code, meta]),
);
