import type { Thing } from "../../../parts/structured-data.ts";

/** A script element with the things as JSON-LD. Each `<` is escaped, so that no text in it ends the element. */
export function jsonLd(things: readonly Thing[]): string {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${json}</script>`;
}
