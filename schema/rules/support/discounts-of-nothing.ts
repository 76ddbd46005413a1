import { isMap, type Path } from "../../problem.ts";
import { entriesOf, type WrittenReference } from "../../site/written.ts";
import { mapAt } from "../context.ts";
import { namedPlaces } from "./named-places.ts";
import { once } from "./shared.ts";

/** An entry whose price before a discount is not higher than the price now, both as visitors see them. */
interface DiscountOfNothing {
  readonly path: Path;
  readonly price: number;
  readonly before: number;
  /** The texts that name what is saved. */
  readonly naming: readonly WrittenReference[];
}

export const discountsOfNothing = once((context): readonly DiscountOfNothing[] => {
  const { site, filler } = context;
  return Object.keys(mapAt(site, "collections")).flatMap((collection) =>
    entriesOf(site, collection).flatMap(({ value, path }): DiscountOfNothing[] => {
      if (!isMap(value)) return [];
      const [price, before] = ["price", "originalPrice"].map((key) => filler.value(value[key] ?? null));
      if (typeof price !== "number" || typeof before !== "number") return [];
      const shown = { price: filler.formats.shown(price), before: filler.formats.shown(before) };
      if (shown.before > shown.price) return [];
      const naming = namedPlaces(context).get([...path, "saving"].join("/")) ?? [];
      return [{ path, ...shown, naming }];
    }),
  );
});
