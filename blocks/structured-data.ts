import type { StructuredDataRegistry } from "../renderer/parts/structured-data.ts";
import { catalogData } from "./catalog/structured-data.ts";
import { faqData } from "./faq/structured-data.ts";
import { legalData } from "./legal/structured-data.ts";
import { plansData } from "./plans/structured-data.ts";

/** The structured data of section types, for search engines. Types that are not listed have none. */
export const structuredData = {
  catalog: catalogData,
  faq: faqData,
  legal: legalData,
  plans: plansData,
} satisfies StructuredDataRegistry;
