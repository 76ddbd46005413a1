import type { StructuredData } from "../../renderer/parts/structured-data.ts";

/** The page says when it was changed last. */
export const legalData: StructuredData<"legal"> = ({ updated }, about) => [
  { "@id": about.page, "@type": "WebPage", dateModified: updated.iso },
];
