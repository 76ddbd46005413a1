import { distance } from "../../../reader/distance.ts";
import { nearest } from "../../../reader/nearest.ts";
import { baseOf, folderOf, stemOf } from "../public/file-path.ts";
import { isLikeName } from "./like-names.ts";

/**
 * The file that was surely meant by a path which leads to none. A folder that is right makes two names no nearer, so that the part
 * with the mistake is compared alone: the name among those of its folder, or the folder of a name.
 */
export function nearestFile(path: string, files: readonly string[]): string | undefined {
  // A name without its ending; of two files that differ in it alone, nobody knows which.
  const unended = files.filter((file) => file.toLowerCase().replace(/\.[a-z\d]+$/, "") === path.toLowerCase());
  if (unended.length > 0) return unended.length === 1 ? unended[0] : undefined;
  const near = nearInLetters(path, files);
  if (near !== undefined && isLikeName(stemOf(baseOf(path)), stemOf(baseOf(near)))) return near;
  const folders = files.filter((file) => baseOf(file) === baseOf(path)).map(folderOf);
  const folder = nearest(folderOf(path), folders);
  return folder === undefined ? undefined : folder + baseOf(path);
}

/** The file of the same folder whose name has nearly the same letters. It may be another thing: `mark.svg` is no `bark.svg`. */
export function nearInLetters(path: string, files: readonly string[]): string | undefined {
  const beside = files.filter((file) => folderOf(file) === folderOf(path)).map(baseOf);
  const name = nearest(baseOf(path), beside);
  // A picture with another name and another ending is another picture.
  const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
  const stem = name === undefined ? "" : stemOf(name);
  const endsAlike =
    name !== undefined && isSame(name.slice(stem.length), baseOf(path).slice(stemOf(baseOf(path)).length));
  return name !== undefined && (endsAlike || isSame(stem, stemOf(baseOf(path)))) ? folderOf(path) + name : undefined;
}

/**
 * Whether two files have nearly the same name without its ending, as after a typo. `shapes.svg` and `shelves.svg` may be two pictures:
 * which of them is meant is the author's to say.
 */
export function isNearlyNamed(path: string, meant: string): boolean {
  const [one, other] = [path, meant].map((file) => stemOf(baseOf(file)).toLowerCase());
  if (one === undefined || other === undefined) return false;
  return distance(one, other) <= Math.floor(Math.max(one.length, other.length) / 3);
}
