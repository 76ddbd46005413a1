import type { FileFacts } from "../../../problem.ts";
import { rangeOf } from "./picture-range.ts";
import { sharedSearch, type CodedFinding } from "../shared.ts";

type Words = Pick<CodedFinding, "code" | "message" | "label" | "help">;

/** Kinds of pictures that some browsers cannot show. */
const foreign = /\.(?:bmp|tiff?|heic|heif|psd|ai|eps|raw|jxl|ico)$/i;

function wrong(src: string, { kind, problem }: FileFacts): Words | undefined {
  const formats = "Save the picture as svg, png, jpg, webp or avif.";
  const name = src.slice(src.lastIndexOf("/") + 1).slice(0, 50);
  if (problem !== undefined && /script/i.test(problem))
    return {
      code: "image/svg-script",
      message: `${name} holds a program, not only a picture.`,
      label: "holds a program",
      help: "Save it again without scripts, or take another picture.",
    };
  if (foreign.test(src)) return { code: "image/unsupported", message: `Browsers cannot show ${name}.`, help: formats };
  if (problem !== undefined)
    return {
      code: "image/not-an-image",
      message: `${name} cannot be used. ${problem}`.slice(0, 90),
      label: "not a picture",
      help: formats,
    };
  if (kind === "other")
    return {
      code: "image/not-an-image",
      message: `${name} is not a picture, whatever its name says.`,
      label: "not a picture",
      help: formats,
    };
  return undefined;
}

/** Files in the public folder that browsers cannot or must not show as pictures. */
export const unusableImages = sharedSearch(function* ({ pictures, files, source }) {
  const all = new Set(files.list());
  for (const picture of pictures) {
    const { src, path } = picture;
    const facts = all.has(src.normalize()) ? files.facts(src) : undefined;
    const words = facts && wrong(src, facts);
    if (words) yield { ...words, range: rangeOf(picture, source), at: path };
  }
});
