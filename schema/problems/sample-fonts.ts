import type { FontFacts } from "../problem.ts";
import { siteFacts, type FileExample } from "./example.ts";

/** A font of all letters of Western Europe, in all weights. */
const whole: FontFacts = { characters: [[0x20, 0x24f]], weights: [100, 900], boldWidth: 0.5 };

/**
 * A site whose typeface is a font file.
 * @param font what is known of it; nothing where it is no font
 * @param given the same for the reader
 */
export const withFont = (font: Partial<FontFacts> | undefined, given: string, name = "Corner Bakery"): FileExample =>
  siteFacts(
    `
    site:
      name: ${name}
      url: https://bakery.example
      theme:
        font: fonts/brand.woff2
  `,
    {
      given,
      files: {
        "fonts/brand.woff2": {
          bytes: 30_000,
          kind: "other",
          width: 0,
          height: 0,
          ...(font && { font: { ...whole, ...font } }),
        },
      },
    },
  );
