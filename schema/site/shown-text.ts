import { fillMarkdown, fillText, type Filling } from "./fill-text.ts";
import { plainLines, plainText } from "./plain-text.ts";
import type { SiteIndex } from "./site-index.ts";
import type { WrittenText } from "./written.ts";

/** The words that visitors read, without marks, once for each entry that the text is repeated for. Empty where a reference is unknown. */
export function shownTexts(
  { entry, source, finds, scopes }: WrittenText,
  { filler, parsed }: Pick<SiteIndex, "filler" | "parsed">,
): string[] {
  const all = scopes.length === 0 ? [undefined] : scopes;
  if (
    finds.mistakes.length > 0 ||
    finds.references.some((one) => all.some((scope) => filler.reference(one, scope).kind !== "filled"))
  )
    return [];
  if (entry.part !== "text" && entry.part !== "markdown") return all.map((scope) => filler.words(source, scope));
  if (!/[\\{}`[*_~<>#|@]|\n|:\/\//.test(source)) return [source];
  return all.map((scope) => {
    const filling: Filling = {
      reference: (one) => filler.runs([one], scope),
      address: () => ({ url: "" }),
      picture: ({ src }, alt) => ({ src, alt, width: 0, height: 0 }),
    };
    if (entry.part === "text") return plainText(fillText(parsed.text(source).content, filling));
    return plainLines(fillMarkdown(parsed.markdown(source), filling)).join(" ");
  });
}
