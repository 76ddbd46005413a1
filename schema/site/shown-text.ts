import { fillMarkdown, fillText, plainText, type Filling } from "./fill-text.ts";
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
  if (!/[\\{}`[*]|\n/.test(source)) return [source];
  return all.map((scope) => {
    const filling: Filling = { reference: (one) => filler.runs([one], scope), address: () => ({ url: "" }) };
    if (entry.part === "text") return plainText(fillText(parsed.text(source).content, filling));
    const blocks = fillMarkdown(parsed.markdown(source), filling);
    return blocks
      .map((block) =>
        "list" in block
          ? block.list.map(plainText).join(" ")
          : plainText("heading" in block ? block.heading : block.paragraph),
      )
      .join(" ");
  });
}
