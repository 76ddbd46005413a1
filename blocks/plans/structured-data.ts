import { productOf } from "../../renderer/parts/text/offer.ts";
import type { StructuredData } from "../../renderer/parts/structured-data.ts";

/** Every plan that has a price is a product on offer. A quote is none. */
export const plansData: StructuredData<"plans"> = ({ from }, about) =>
  from.map((entry) => productOf(entry, about)).filter((product) => product !== undefined);
