import { join } from "node:path";
import { bringsTypes } from "../own/own-types.ts";
import { publicFolderOf, siteRootOf } from "../package/places.ts";
import { scanPublicFolder, type PublicFolder } from "../public-folder/scan.ts";
import { gitIn } from "./run-git.ts";

/** What stood beside a site file in a commit. */
export type FolderThen =
  /** What stands there today. */
  | { readonly kind: "same"; readonly replaced?: readonly string[] }
  | {
      readonly kind: "other";
      readonly publicFolder: PublicFolder;
      /** The path of a site file beside the section types as they were; where it is none, they are those of today. */
      readonly fileBesideTypes?: string;
      /** Files of the public folder and of own section types that are others under the same name, from the folder of the site. */
      readonly replaced?: readonly string[];
    }
  | { readonly kind: "unknown" };

const unknown: FolderThen = { kind: "unknown" };

/** The names in what git says with `-z`. */
const namesIn = (out: Buffer): string[] =>
  out
    .toString()
    .split("\u0000")
    .filter((name) => name !== "");

/**
 * The public folder and the section types as they were in a commit. Files that are the same today are not copied; what git ignores
 * counts as it is today.
 * @param temporary an empty folder, which the files are written into that are others today, or gone
 */
export function folderAt(file: string, commit: string, temporary: string): FolderThen {
  const root = siteRootOf(file);
  const git = gitIn(root);
  const folders = ["public", "blocks"];
  const compared = git(["diff", "--name-status", "--no-renames", "--relative", "-z", commit, "--", ...folders]);
  const others = git(["ls-files", "--others", "--exclude-standard", "-z", "--", ...folders]);
  if (!compared.isDone || !others.isDone) return unknown;
  const words = namesIn(compared.out);
  const changed = words.flatMap((status, index) => (index % 2 === 0 ? [{ status, name: words[index + 1] ?? "" }] : []));
  const isTypeSchema = (name: string): boolean => /^blocks\/[^/]+\/schema\.json$/.test(name) && bringsTypes(file);
  const isOfSite = (name: string): boolean => name.startsWith("public/") || bringsTypes(file);
  const isLookedAt = (name: string): boolean => /^public(?:\/|$)/.test(name) || name === "blocks" || isTypeSchema(name);
  const named = (of: readonly { readonly name: string }[]): string[] => of.map(({ name }) => name).filter(isLookedAt);
  const added = changed.filter(({ status }) => status === "A");
  const come = [...named(added), ...namesIn(others.out).filter(isLookedAt)];
  const old = named(changed.filter((one) => !added.includes(one)));
  const all = [...come, ...old];
  const replaced = changed.flatMap(({ status, name }) => (status === "M" && isOfSite(name) ? [name] : []));
  if (all.length === 0) return { kind: "same", replaced };
  // A link to a folder, or another repository.
  if (all.some((name) => folders.includes(name))) return unknown;

  const hasOtherTypes = all.some(isTypeSchema);
  const blocks = hasOtherTypes
    ? git(["ls-tree", "-r", "--name-only", "-z", commit, "--", "blocks/"]).out
    : Buffer.alloc(0);
  const wanted = new Set([...old, ...namesIn(blocks).filter(isTypeSchema)]);
  const env = { GIT_INDEX_FILE: join(temporary, "index") };
  const input = [...wanted].map((name) => `${name}\u0000`).join("");
  const isWritten =
    git(["read-tree", commit], { env }).isDone &&
    git(["checkout-index", "-z", "--stdin", `--prefix=${temporary}/`], { env, input }).isDone;
  if (!isWritten) return unknown;
  const then = join(temporary, git(["rev-parse", "--show-prefix"]).out.toString().replace(/\n$/, ""));
  const publicFolder = withOld(scanPublicFolder(publicFolderOf(file)), scanPublicFolder(join(then, "public")), come);
  if (!publicFolder) return unknown;
  return { kind: "other", publicFolder, replaced, ...(hasOtherTypes && { fileBesideTypes: join(then, "site.yaml") }) };
}

/** The folder without what came, with what is another file now; nothing where an old link leads to what is not known. */
function withOld(today: PublicFolder, old: PublicFolder, come: readonly string[]): PublicFolder | undefined {
  if (old.leftOut.some(({ why }) => why === "dead-link" || why === "outside")) return undefined;
  const news = new Set([...come.map((name) => name.replace("public/", "").normalize()), ...old.files.keys()]);
  const kept = [...today.files].filter(([name]) => !news.has(name));
  const [out, outNow] = [old.leftOut, today.leftOut.filter(({ name }) => !news.has(name))];
  const names = new Set(out.map(({ name }) => name));
  return {
    files: new Map([...kept, ...old.files].toSorted(([one], [other]) => (one < other ? -1 : 1))),
    leftOut: [...out, ...outNow.filter(({ name }) => !names.has(name))],
  };
}
