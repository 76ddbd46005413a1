import type { Filling } from "../../site/fill-text.ts";
import { fillMarkdown, fillText } from "../../site/fill-text.ts";
import { plainLines, plainText } from "../../site/plain-text.ts";
import type { Side } from "../side.ts";

/** The words that visitors read, without marks and with references filled in. What cannot be filled in stays as it is written. */
export function shownText({ index }: Side, source: string, part: string): string {
  const { filler, parsed } = index;
  const filling: Filling = {
    reference: (one) => filler.runs([one]),
    address: () => ({ url: "" }),
    picture: ({ src }, alt) => ({ src, alt, width: 0, height: 0 }),
  };
  if (part === "text") return plainText(fillText(parsed.text(source).content, filling));
  if (part === "markdown") return plainLines(fillMarkdown(parsed.markdown(source), filling)).join(" ");
  return filler.words(source);
}
