import type { CodedFinding } from "../shared.ts";
import { quote } from "../../../language/words.ts";
import { isStandIn } from "../../../reader/mistakes/stand-ins.ts";
import { either } from "../links/dead-links.ts";
import { folderOf, stemOf } from "../public/file-path.ts";
import { isNearlyNamed, nearestFile, nearInLetters } from "./nearest-file.ts";

/** What to say of a name that is no picture of the folder, and what to write in its place. */
export type NameWords = Pick<CodedFinding, "code" | "message" | "label" | "help"> & {
  readonly wanted?: string | undefined;
  readonly isSafe?: true;
  /** Several files have the name: only the author knows which. */
  readonly several?: readonly string[];
};

export const nameOf = (path: string): string => path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
const folder = "Put the picture into the public folder and write its name: art/picture.svg.";

const pictures = /\.(?:svg|png|jpe?g|webp|avif|gif)$/i;

/** The files of the folder that have the same name, wherever they are; otherwise the pictures that have it with another ending. */
function sameNames(written: string, files: readonly string[]): readonly string[] {
  const name = nameOf(written).toLowerCase();
  const same = files.filter((file) => nameOf(file).toLowerCase() === name);
  if (same.length > 0) return same;
  const stem = stemOf(name);
  const ended = files.filter((file) => pictures.test(file) && stemOf(nameOf(file).toLowerCase()) === stem);
  const beside = ended.filter((file) => folderOf(file) === folderOf(written.replace(/^\.?\/+/, "")));
  return beside.length > 0 ? beside : ended;
}

/** What to say of the files that have the same name. */
function guessed(files: readonly string[]): Pick<NameWords, "help" | "wanted" | "several"> {
  const [first, ...others] = files.slice(0, maxChoices);
  if (first === undefined) return { help: folder };
  const help = `Did you mean ${either([first, ...others])}?`;
  return others.length === 0 ? { help, wanted: first } : { help, several: [first, ...others] };
}

/** What to write where no file has nearly the name. One with nearly its letters may be what was meant after all. */
const besideThem = (near: string | undefined): string =>
  near === undefined ? folder : `Put the picture into the public folder, or write a name that is there: ${near}`;

const foundSame = (files: readonly string[]): Partial<NameWords> => (files.length === 0 ? {} : guessed(files));

/** A file whose name is like the written one, and perhaps another picture. */
const onlyOffered = (file: string): Pick<NameWords, "wanted" | "several"> => ({ wanted: undefined, several: [file] });

/** How many files an author chooses from. */
const maxChoices = 4;

/** What is wrong with the name of a picture, if something is. */
export function wrongName(src: string, files: readonly string[]): NameWords | undefined {
  const guess = (): ReturnType<typeof guessed> => guessed(sameNames(src, files));
  if (/^(?:https?:)?\/\//i.test(src))
    return {
      code: "image/remote",
      message: "This picture is on another site; only your own pictures can be shown.",
      label: "on another site",
      // One of the folder with another ending may be another picture.
      ...(files.some((file) => nameOf(file).toLowerCase() === nameOf(src).toLowerCase()) ? guess() : { help: folder }),
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
  if (isStandIn(src))
    return {
      code: "image/missing",
      message: `${quote(src)} stands in for the name of a picture.`,
      label: "a stand-in",
      help: folder,
    };
  const endless = /\.\w{2,5}$/.test(src) ? [] : files.filter((file) => file.replace(/\.\w+$/, "") === bare);
  const meant = (endless.length === 1 ? endless[0] : undefined) ?? nearestFile(src, files);
  return {
    code: "image/missing",
    message: `There is no picture ${src.slice(0, 60)}.`,
    label: "no such file",
    ...(meant === undefined
      ? { help: besideThem(nearInLetters(src, files)), ...foundSame(sameNames(src, files)) }
      : { ...guessed([meant]), ...(isNearlyNamed(src, meant) ? {} : onlyOffered(meant)) }),
  };
}

/** The picture that a name which leads to none was meant to name. */
export const meantPicture = (src: string, files: readonly string[]): string | undefined =>
  wrongName(src, files)?.wanted;
