import { withPicture } from "../../problems/sample-sites.ts";
import { isMap } from "../../problem.ts";
import type { Finding, Rule } from "../rule.ts";

/** The words for a picture are no file name. */
export const rule: Rule = {
  meta: {
    code: "a11y/filename-alt",
    severity: "warning",
    what: "The words for a picture are the name of its file, or say no more than that it is a picture.",
    why: "“IMG_1234.jpg” and “image” say nothing to someone who listens to the page.",
    bad: withPicture("art/loaves.svg", undefined, "loaves.svg"),
    good: withPicture("art/loaves.svg"),
  },
  *find({ inventory, pictures, source }) {
    const wordsFor = (alt: string, src: string): Pick<Finding, "message" | "label" | "help"> | undefined => {
      const help = "Say in a few words what one sees.";
      if (isFileName(alt, src))
        return {
          message: "These words are the name of a file, not what the picture shows.",
          label: "a file name",
          help,
        };
      return saysNothing.test(alt.trim())
        ? { message: `“${alt.trim()}” does not say what the picture shows.`, label: "says nothing", help }
        : undefined;
    };
    for (const { path, value } of inventory.of("image")) {
      if (!isMap(value)) continue;
      const { alt, decorative, src } = value;
      const words = typeof alt === "string" && decorative !== true && wordsFor(alt, typeof src === "string" ? src : "");
      if (words) yield { ...words, range: source.locate([...path, "alt"]), at: [...path, "alt"] };
    }
    for (const { path, src, inText } of pictures) {
      const words = inText && wordsFor(inText.altWords, src);
      if (words) {
        const { start, end } = inText.altSpan;
        yield { ...words, range: source.locateInside(path, start, end), at: path };
      }
    }
  },
};

/** Words that are true of every picture, in four languages. */
const saysNothing =
  /^(?:an? |the |ein |das |une |l['’]|una )?(?:image|picture|photo(?:graph)?|pic|img|graphic|illustration|bild|foto|abbildung|grafik|imagen?|photographie|alt|alt ?text|screenshot|placeholder)(?: ?\d{1,3})?$/i;

function isFileName(alt: string, src: string): boolean {
  const name = src.slice(src.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
  return /\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(alt) || (alt === name && /[-_\d]/.test(name));
}
