import { childField, walk } from "../../language/descriptor.ts";
import type { Field } from "../../language/field.ts";
import { isMap, type Data, type DataMap, type Path } from "../../problem.ts";
import type { AreaContext } from "../context.ts";

/** A key as the author wrote it. */
export interface WrittenKey {
  readonly path: Path;
  readonly key: string;
  readonly value: Data;
  /** What the language says of it. */
  readonly field: Field;
  /** What it stands in, as it is written. */
  readonly map: DataMap;
  /** The field of what it stands in. */
  readonly inside: Field;
}

/** The keys of the areas that are looked at, without those that visitors do not see anyway. Defaults are none. */
export function* writtenKeys(
  { areas, editable, isHidden }: AreaContext,
  isWanted: (field: Field, inside: Field) => boolean,
): Iterable<WrittenKey> {
  const found: WrittenKey[] = [];
  for (const {
    path: [top = "", index],
  } of areas) {
    const value = editable.value[top] ?? null;
    const isLookedAt = ([, at]: Path): boolean => typeof index !== "number" || at === undefined || at === index;
    walk(
      { [top]: value },
      (map, inside, path) => {
        if (!isMap(map) || inside.properties === undefined) return;
        for (const [key, one] of Object.entries(map)) {
          const field = childField(inside, key);
          if (field && one !== null && isWanted(field, inside))
            found.push({ path: [...path, key], key, value: one, field, map, inside });
        }
      },
      isLookedAt,
    );
  }
  for (const one of found) if (!isHidden(one.path)) yield one;
}
