import { pictures, sections } from "../../problems/example.ts";
import { isMap } from "../../problem.ts";
import type { Rule } from "../rule.ts";

const withImage = (keys: string) =>
  sections(
    `
    - type: picture
      image: { src: art/loaves.svg, ${keys} }
  `,
    { files: pictures({ "art/loaves.svg": {} }) },
  );

/** A picture that only decorates has no words. */
export const rule: Rule = {
  meta: {
    code: "a11y/decorative-alt",
    severity: "warning",
    what: "A picture says that it only decorates, and also what it shows.",
    why: "Nobody hears the words then: a picture that only decorates is left out when a page is read aloud.",
    bad: withImage("alt: Three loaves on a shelf, decorative: true"),
    good: withImage("alt: Three loaves on a shelf"),
  },
  *find({ inventory, source }) {
    for (const { path, value } of inventory.of("image")) {
      if (!isMap(value) || value["decorative"] !== true) continue;
      const { alt } = value;
      if (typeof alt !== "string" || alt.trim() === "") continue;
      const at = [...path, "decorative"];
      yield {
        message: "This picture has words, and says that it only decorates.",
        label: "contradicts “alt”",
        help: "Delete “decorative” if the picture shows something, or “alt” if it only decorates.",
        range: source.locate(at, "pair"),
        at,
      };
    }
  },
};
