import type { StructuredDataRegistry } from "../renderer/parts/structured-data.ts";
import { catalogData } from "./catalog/structured-data.ts";
import { faqData } from "./faq/structured-data.ts";
import { legalData } from "./legal/structured-data.ts";
import { plansData } from "./plans/structured-data.ts";

/** What section types tell search engines about themselves. A type that is not here has nothing to say. */
export const structuredData = {
  catalog: catalogData,
  faq: faqData,
  legal: legalData,
  plans: plansData,
} satisfies StructuredDataRegistry;
