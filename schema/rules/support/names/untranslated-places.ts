import type { WrittenReference } from "../../../site/written.ts";
import type { Context } from "../../context.ts";
import type { Finding } from "../../rule.ts";
import { intoGroup } from "../group-by.ts";

/** Names in texts of the interface that its author translated, though they stay as they are in every language; one problem for each text. */
export function untranslatedPlaces(
  unknown: readonly WrittenReference[],
  { names, source, correct }: Context,
): { readonly problems: readonly Finding[]; readonly explained: ReadonlySet<WrittenReference> } {
  const byText = new Map<WrittenReference["text"], WrittenReference[]>();
  for (const use of unknown)
    if (!names.includes(use.reference.name) && freePlaces(use.text).length > 0) intoGroup(byText, use.text, use);
  return {
    explained: new Set([...byText.values()].flat()),
    problems: [...byText].map(([text, uses]): Finding => {
      const { path } = text.entry;
      const places = freePlaces(text);
      const [free = "", ...otherPlaces] = places;
      const ranges = uses.map(({ reference }) => source.locateInside(path, reference.nameStart, reference.nameEnd));
      const [first, second] = uses.map(({ reference }) => reference);
      const quoted = uses.slice(0, 2).map(({ reference: { name } }) => `“${name.slice(0, second ? 20 : 40)}”`);
      return {
        message: `Nothing fills in ${quoted.join(" and ")} here.`,
        label: "not translated",
        help: `These names stay as they are in every language: ${places.map((one) => `{${one}}`).join(", ")}.`,
        range: ranges[0] ?? source.locate(path),
        at: path,
        related: ranges.slice(1).map((range) => ({ message: "nor this", range })),
        fixes:
          first && !second && otherPlaces.length === 0
            ? correct(path, first.nameStart, first.nameEnd, free, "review")
            : [],
      };
    }),
  };
}

/** The places of a text of the interface that its author left out: where there are some, an unknown name is a translation of one. */
function freePlaces({ entry, source }: WrittenReference["text"]): readonly string[] {
  const usual = entry.part === "template" ? entry.field.default : undefined;
  const places = typeof usual === "string" ? [...usual.matchAll(/\{(\w+)\}/g)].map(([, place = ""]) => place) : [];
  return places.filter((place) => !source.includes(`{${place}}`));
}
