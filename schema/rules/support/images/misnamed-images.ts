import { nearestFile } from "./nearest-file.ts";
import type { LeftOut } from "../../../problem.ts";
import type { WrittenPicture } from "../../../site/pictures/written-pictures.ts";
import { renamedPictures } from "../moved/renamed-pictures.ts";
import { rangeOf } from "./picture-range.ts";
import { sharedSearch, type CodedFinding } from "../shared.ts";

/** What to say of a name that is no picture of the folder, and what to write in its place. */
type Words = Pick<CodedFinding, "code" | "message" | "label" | "help"> & {
  readonly wanted?: string;
  readonly isSafe?: true;
};

const nameOf = (path: string): string => path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
const folder = "Put the picture into the public folder and write its name: art/picture.svg.";

/** The file of the folder that has the same name, wherever it is. */
const sameName = (written: string, files: readonly string[]): string | undefined => {
  const found = files.filter((file) => nameOf(file).toLowerCase() === nameOf(written).toLowerCase());
  return found.length === 1 ? found[0] : undefined;
};

/** What keeps a file of the folder from being published. */
function leftOutName(src: string, why: LeftOut["why"]): Words {
  const name = nameOf(src).slice(-40);
  if (why === "outside")
    return {
      code: "image/outside-folder",
      message: `${name} leads out of the public folder.`,
      label: "leads out of the folder",
      help: "Put the file itself into the folder, not a link to it.",
    };
  return {
    code: "image/missing",
    message: why === "private" ? `${name} is hidden, so it is not published.` : `${name} cannot be read.`,
    label: why === "private" ? "a hidden file" : "no file to read",
    help: why === "private" ? "Give it a name that begins with a letter." : "Put the file itself into the folder.",
  };
}

/** What is wrong with the name of a picture, if something is. */
function wrongName(src: string, files: readonly string[]): Words | undefined {
  const guess = (): Pick<Words, "help" | "wanted"> => {
    const near = sameName(src, files);
    return near === undefined ? { help: folder } : { help: `Did you mean ${near}?`, wanted: near };
  };
  if (/^(?:https?:)?\/\//i.test(src))
    return {
      code: "image/remote",
      message: "This picture is on another site; only your own pictures can be shown.",
      label: "on another site",
      ...guess(),
    };
  if (/^(?:[a-z]:[\\/]|file:|~\/|\/(?:Users|home|mnt|var)\/)/i.test(src))
    return {
      code: "image/local-path",
      message: "This picture is on your own computer; visitors cannot see it.",
      label: "only on your computer",
      ...guess(),
    };
  if (src.split(/[\\/]/).includes(".."))
    return {
      code: "image/outside-folder",
      message: "This picture is not in the public folder.",
      label: "leads out of the folder",
      ...guess(),
    };
  if (src.includes("\\")) {
    const wanted = src.replaceAll("\\", "/");
    return {
      code: "image/backslash",
      message: "Folders are separated by / here, not by \\.",
      label: "backslash",
      help: `Write ${wanted}`,
      wanted,
      isSafe: true,
    };
  }
  if (files.includes(src.normalize())) return undefined;
  const bare = src.replace(/^\.?\/+/, "").replace(/^public\//, "");
  if (files.includes(bare))
    return {
      code: "image/missing",
      message: "A picture’s name begins inside the public folder, without a slash.",
      label: "without the folder",
      help: `Write ${bare}`,
      wanted: bare,
    };
  const cased = files.find((file) => file.toLowerCase() === src.toLowerCase());
  if (cased !== undefined)
    return {
      code: "image/wrong-case",
      message: `The file is called ${nameOf(cased)}; large and small letters count.`.slice(0, 90),
      label: "large or small letters",
      help: `Write ${cased}`,
      wanted: cased,
      isSafe: true,
    };
  const endless = /\.\w{2,5}$/.test(src) ? [] : files.filter((file) => file.replace(/\.\w+$/, "") === bare);
  const meant = (endless.length === 1 ? endless[0] : undefined) ?? nearestFile(src, files) ?? sameName(src, files);
  return {
    code: "image/missing",
    message: `There is no picture ${src.slice(0, 60)}.`,
    label: "no such file",
    ...(meant === undefined ? { help: folder } : { help: `Did you mean ${meant}?`, wanted: meant }),
  };
}

/** The picture that a name which leads to none was meant to name. */
export const meantPicture = (src: string, files: readonly string[]): string | undefined =>
  wrongName(src, files)?.wanted;

/** Pictures that are no file in the public folder, or that are named in another way than the file. */
export const misnamedImages = sharedSearch(function* (context) {
  const { pictures, files, source, correct } = context;
  const all = files.list();
  const leftOut = new Map(files.leftOut?.().map(({ name, why }) => [name, why]));
  const whyLeftOut = (src: string): LeftOut["why"] | undefined => {
    // A folder is left out with all that it holds.
    for (let name = src.normalize(); name !== ""; name = name.slice(0, Math.max(name.lastIndexOf("/"), 0)))
      if (leftOut.has(name)) return leftOut.get(name);
    return undefined;
  };
  const isLost = ({ src }: WrittenPicture): boolean => {
    const found = whyLeftOut(src) === undefined ? wrongName(src, all) : undefined;
    return found?.code === "image/missing" && found.wanted === undefined;
  };
  const renamed = renamedPictures(context, pictures.filter(isLost));
  for (const { problem } of renamed) yield { code: "image/missing", ...problem };
  const explained = new Set(renamed.flatMap(({ uses }) => uses));
  for (const picture of pictures) {
    if (explained.has(picture)) continue;
    const { path, src, start, end, inText } = picture;
    const why = whyLeftOut(src);
    const found = why === undefined ? wrongName(src, all) : leftOutName(src, why);
    if (!found) continue;
    const { wanted, isSafe, ...words } = found;
    // Between angle brackets and nowhere else a name inside a text may have a space.
    const isWritable = wanted !== undefined && !(inText && /\s/.test(wanted));
    const fixes = isWritable ? correct(path, start, end, wanted, isSafe ? "safe" : "review") : [];
    yield { ...words, range: rangeOf(picture, source), at: path, fixes };
  }
});
