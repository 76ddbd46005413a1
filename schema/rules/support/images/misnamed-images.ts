import type { LeftOut } from "../../../problem.ts";
import { renamedFileProblems, renamedNames } from "../moved/renamed-files.ts";
import { sharedSearch } from "../shared.ts";
import { rangeOf } from "./picture-range.ts";
import { whyLeftOut } from "./why-left-out.ts";
import { nameOf, wrongName, type NameWords } from "./wrong-name.ts";

/** What keeps a file of the folder from being published. */
function leftOutName(src: string, why: LeftOut["why"]): NameWords {
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

/** Pictures that are no file in the public folder, or that are named in another way than the file. */
export const misnamedImages = sharedSearch(function* (context) {
  const { pictures, files, source, correct } = context;
  const all = files.list();
  const reason = whyLeftOut(files);
  const explained = renamedNames(context);
  yield* renamedFileProblems(context, "image/missing");
  for (const picture of pictures) {
    const { path, src, start, end, inText } = picture;
    if (explained.has(src.normalize())) continue;
    const why = reason(src);
    const found = why === undefined ? wrongName(src, all) : leftOutName(src, why);
    if (!found) continue;
    const { wanted, isSafe, several = [], ...words } = found;
    // Between angle brackets and nowhere else a name inside a text may have a space.
    const writable = (wanted === undefined ? several : [wanted]).filter((one) => !(inText && /\s/.test(one)));
    const safety = wanted === undefined ? "choice" : isSafe ? "safe" : "review";
    const fixes = writable.flatMap((one) => correct(path, start, end, one, safety));
    yield { ...words, range: rangeOf(picture, source), at: path, fixes };
  }
});
