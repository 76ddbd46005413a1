import type { Thing } from "../../../parts/structured-data.ts";

/** A script element that holds the things as JSON-LD. No word of theirs can end it: each `<` is written as an escape. */
export function jsonLd(things: readonly Thing[]): string {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${json}</script>`;
}
