import type { Entry } from "../../../schema/language/types.ts";
import type { About, Thing } from "../structured-data.ts";

/** A price as schema.org's Offer; undefined for an entry without one. */
export function offerOf(entry: Entry, about: About): Thing | undefined {
  const { price, originalPrice, unit, anchor } = entry;
  if (!price) return undefined;
  const priceCurrency = about.currency;
  const specification = (value: number, more: Thing): Thing => ({
    "@type": "UnitPriceSpecification",
    price: value,
    priceCurrency,
    ...more,
  });
  // The price before the discount is given in a specification of its own, marked as struck through.
  const before =
    originalPrice && specification(originalPrice.value, { priceType: "https://schema.org/StrikethroughPrice" });
  const now = unit === undefined ? undefined : specification(price.value, { unitText: unit });
  const specifications = [now, before].filter((one) => one !== undefined);
  return {
    "@type": "Offer",
    price: price.value,
    priceCurrency,
    priceSpecification: specifications.length > 0 ? specifications : undefined,
    category: price.value > 0 ? "Paid" : "Free",
    url: about.address(anchor),
    seller: { "@id": about.organization },
  };
}

/** Something with a price as schema.org's Product; undefined for an entry without a price. */
export function productOf(entry: Entry, about: About): Thing | undefined {
  const offers = offerOf(entry, about);
  const description = entry.description ?? entry.for;
  return (
    offers && {
      "@type": "Product",
      name: entry.title,
      description: description && about.words(description),
      brand: { "@id": about.organization },
      offers,
    }
  );
}
