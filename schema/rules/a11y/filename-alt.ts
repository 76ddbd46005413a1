import { withPicture } from "../../problems/sample-sites.ts";
import { isMap } from "../../problem.ts";
import type { Rule } from "../rule.ts";

/** The words for a picture are no file name. */
export const rule: Rule = {
  meta: {
    code: "a11y/filename-alt",
    severity: "warning",
    what: "The words for a picture are the name of its file.",
    why: "“IMG_1234.jpg” says nothing to someone who listens to the page.",
    bad: withPicture("art/loaves.svg", undefined, "loaves.svg"),
    good: withPicture("art/loaves.svg"),
  },
  *find({ inventory, pictures, source }) {
    const words = {
      message: "These words are the name of a file, not what the picture shows.",
      label: "a file name",
      help: "Say in a few words what one sees.",
    };
    for (const { path, value } of inventory.of("image")) {
      if (!isMap(value)) continue;
      const { alt, decorative, src } = value;
      if (typeof alt !== "string" || decorative === true || !isFileName(alt, typeof src === "string" ? src : ""))
        continue;
      yield { ...words, range: source.locate([...path, "alt"]), at: [...path, "alt"] };
    }
    for (const { path, src, inText } of pictures)
      if (inText && isFileName(inText.altWords, src)) {
        const { start, end } = inText.altSpan;
        yield { ...words, range: source.locateInside(path, start, end), at: path };
      }
  },
};

function isFileName(alt: string, src: string): boolean {
  const name = src.slice(src.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
  return /\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(alt) || (alt === name && /[-_\d]/.test(name));
}
