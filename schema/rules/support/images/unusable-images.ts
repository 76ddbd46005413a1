import type { FileFacts } from "../../../problem.ts";
import { hasTooManyPixels, maxPixels } from "../../../site/pictures/picture-limits.ts";
import { brief, folderRange, maxReported } from "../public/folder-problem.ts";
import { sharedSearch, type CodedFinding } from "../shared.ts";
import { rangeOf } from "./picture-range.ts";

type Words = Pick<CodedFinding, "code" | "message" | "label" | "help">;

/** Kinds of pictures that some browsers cannot show. */
const foreign = /\.(?:bmp|tiff?|heic|heif|psd|ai|eps|raw|jxl|ico|svgz)$/i;

const formats = "Save the picture as svg, png, jpg, webp or avif.";

function faulty(name: string, { why, detail }: NonNullable<FileFacts["fault"]>): Words {
  if (why === "active")
    return {
      code: "image/svg-script",
      message: `${name} holds ${detail}.`.slice(0, 90),
      label: "not only a picture",
      help: "Save it again as plain SVG without this, or as png or webp.",
    };
  return {
    code: "image/damaged",
    message: `${name} cannot be shown. ${detail}`.slice(0, 90),
    label: why,
    help: "Copy it here once more from where it came, or save it again.",
  };
}

function wrong(src: string, { kind, fault, width, height }: FileFacts): Words | undefined {
  const name = brief(src.slice(src.lastIndexOf("/") + 1), 26);
  if (kind === "heic" || /\.hei[cf]$/i.test(src))
    return {
      code: "image/unsupported",
      message: `${name} is a HEIC photograph, as phones take them; browsers cannot show it.`,
      label: "HEIC",
      help: "Export it as JPEG. On an iPhone: Settings, Camera, Formats, Most Compatible, for the next ones.",
    };
  if (foreign.test(src)) return { code: "image/unsupported", message: `Browsers cannot show ${name}.`, help: formats };
  const isNamedSvg = /\.svg$/i.test(src);
  const isMisnamed = kind !== "other" && (kind === "svg") !== isNamedSvg;
  if (kind === "other" ? fault === undefined : isMisnamed)
    return {
      code: "image/not-an-image",
      message: isMisnamed
        ? `${name} is a picture of another kind, ${kind}: browsers go by its name.`
        : `${name} is not a picture, whatever its name says.`,
      label: isMisnamed ? `is ${kind}` : "not a picture",
      help: isMisnamed ? `Rename the file: its name has to end with .${kind}` : formats,
    };
  if (kind !== "svg" && hasTooManyPixels({ width, height }))
    return {
      code: "image/too-many-pixels",
      message: `${name} has ${Math.round((width * height) / 1_000_000)} million pixels; ${Math.round(maxPixels / 1_000_000)} million are possible.`,
      label: `${width} × ${height}`,
      help: "Save it smaller: 4000 pixels in width are plenty.",
    };
  return fault && faulty(name, fault);
}

/** Files in the public folder that browsers cannot or must not show as pictures; and drawings that nothing names, but that are published. */
export const unusableImages = sharedSearch(function* (context) {
  const { pictures, files, source } = context;
  const all = new Set(files.list());
  const named = new Set<string>();
  for (const picture of pictures) {
    const { src, path } = picture;
    named.add(src.normalize());
    const facts = all.has(src.normalize()) ? files.facts(src) : undefined;
    const words = facts && wrong(src, facts);
    if (words) yield { ...words, range: rangeOf(picture, source), at: path };
  }
  let count = 0;
  for (const name of all) {
    const fault = /\.svgz?$/i.test(name) && !named.has(name) ? files.facts(name)?.fault : undefined;
    if (fault && ++count <= maxReported)
      yield { ...faulty(`public/${brief(name, 26)}`, fault), range: folderRange(context) };
  }
});
