import { findFontFiles } from "../../../site/pictures/written-pictures.ts";
import { replaceable } from "../../../site/addresses/built-names.ts";
import type { Code } from "../../../problems/kinds.ts";
import type { Path, Range } from "../../../problem.ts";
import type { Context } from "../../context.ts";
import { namesIn } from "../images/names-in.ts";
import { nearestFile } from "../images/nearest-file.ts";
import { rangeOf } from "../images/picture-range.ts";
import { whyLeftOut } from "../images/why-left-out.ts";
import { deadLinks } from "../links/dead-links.ts";
import { intoGroup } from "../group-by.ts";
import { once } from "../shared.ts";
import { baseOf, stemOf } from "../public/file-path.ts";

/** A place that names a file of the public folder. */
export interface FileUse {
  readonly noun: "picture" | "link" | "typeface";
  /** What is said of it where there is no such file. */
  readonly code: Code;
  readonly path: Path;
  /** Where the name, or the link, stands. */
  readonly range: Range;
}

/** A file that the public folder does not have, and those who name it. */
export interface LostFile {
  readonly name: string;
  /** The first of those who name it. */
  readonly first: FileUse;
  readonly uses: readonly FileUse[];
}

/** The files that are named and not there, and those that are there and not named. */
export const lostAndFree = once((context): { readonly lost: readonly LostFile[]; readonly free: readonly string[] } => {
  const missing = missingFiles(context);
  const free = missing.length === 0 ? [] : freeFiles(context, missing);
  return { lost: missing.filter((one) => !isTypo(one, context.files.list(), free)), free };
});

/** Of names that are written as the language wants them; of another one, its form is the mistake. */
function missingFiles(context: Context): readonly LostFile[] {
  const { files, inventory, pictures, source } = context;
  const all = new Set(files.list().map((name) => name.toLowerCase()));
  const reason = whyLeftOut(files);
  const byName = new Map<string, FileUse[]>();
  const add = (written: string, use: FileUse): void => {
    const name = written.normalize();
    const isPlain = /^(?!public\/)[^/\\:.][^\\:]*\.[a-z\d]{2,5}$/i.test(name) && !name.includes("../");
    if (isPlain && !all.has(name.toLowerCase()) && reason(name) === undefined) intoGroup(byName, name, use);
  };
  for (const picture of pictures)
    add(picture.src, {
      noun: "picture",
      code: "image/missing",
      path: picture.path,
      range: rangeOf(picture, source),
    });
  for (const { src, path } of findFontFiles(inventory))
    add(src, { noun: "typeface", code: "theme/unknown-font", path, range: source.locate(path) });
  for (const { kind, path: target, link } of deadLinks(context))
    if (kind === "file" && !/\.(?:html?|php|aspx?)$/i.test(target)) {
      const { path, start, end } = link;
      const range = source.locateInside(path, start, end);
      add(target.slice(1), { noun: "link", code: "link/missing-file", path, range });
    }
  return [...byName].flatMap(([name, uses]) => (uses[0] ? [{ name, first: uses[0], uses }] : []));
}

/**
 * What nothing names; nor does a text, by the name without the folder, unless it is the name of a file that is missing. A comment uses
 * no file.
 */
function freeFiles({ files, editable }: Context, missing: readonly LostFile[]): readonly string[] {
  const own = new Set<string>(replaceable);
  const wanted = new Set(missing.map(({ name }) => baseOf(name)));
  const all = files.list().filter((name) => !own.has(name) && !name.startsWith(".well-known/"));
  const written = withoutComments(editable).normalize();
  const named = namesIn(written, [...all, ...all.map(baseOf)]);
  return all.filter((name) => !named.has(name) && (!named.has(baseOf(name)) || wanted.has(baseOf(name))));
}

function withoutComments({ text, comments }: Context["editable"]): string {
  const starts = [...comments.map(({ start, text: comment }) => start + comment.length), 0].toSorted(
    (one, other) => one - other,
  );
  const ends = [...comments.map(({ start }) => start), text.length].toSorted((one, other) => one - other);
  return starts.map((start, index) => text.slice(start, ends[index])).join("");
}

/** One place that has nearly the name of a file has a typo. Several have not the same one. */
function isTypo({ name, uses }: LostFile, all: readonly string[], free: readonly string[]): boolean {
  const near = nearestFile(name, all);
  if (near === undefined) return false;
  return uses.length === 1 ? !hasOtherEnding(name, near) : !free.includes(near);
}

/** Whether two files of a folder differ in their ending alone: a picture that was saved as another kind. */
const hasOtherEnding = (one: string, other: string): boolean => stemOf(one) === stemOf(other) && one !== other;
