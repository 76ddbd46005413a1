import { existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkSite } from "../../check.ts";
import type { Description } from "../../diff/change.ts";
import { describeChanges } from "../../diff/describe-changes.ts";
import { cachedExaminer } from "../check-site-file.ts";
import { publicFiles } from "../files.ts";
import { folderAt, type FolderThen } from "../git/folder-at.ts";
import { useLanguageOf } from "../own/own-language.ts";
import { cacheFolderOf, publicFolderOf, siteRootOf } from "../package/places.ts";
import { renamedFiles } from "../public-folder/renamed-files.ts";
import { scanPublicFolder } from "../public-folder/scan.ts";
import type { Both } from "./read-both.ts";

/** Says what changed between two versions. Each is checked with the pictures and the section types of its time. */
export async function describeBoth(both: Both): Promise<Description> {
  const temporary = mkdtempSync(join(tmpdir(), "lintel-"));
  try {
    return await describeWith(both, folderOf(both, temporary));
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** What stood beside the version before. */
function folderOf({ before: { from }, place }: Both, temporary: string): FolderThen {
  if ("commit" in from) return folderAt(place, from.commit, temporary);
  const isBesideOther = from.file !== "-" && realpathSync(siteRootOf(from.file)) !== realpathSync(siteRootOf(place));
  // A copy of the file alone, in another folder, tells nothing of its pictures.
  if (!isBesideOther || !existsSync(publicFolderOf(from.file))) return { kind: "unknown" };
  return { kind: "other", publicFolder: scanPublicFolder(publicFolderOf(from.file)), fileBesideTypes: from.file };
}

async function describeWith({ before, after, place }: Both, then: FolderThen): Promise<Description> {
  const now = scanPublicFolder(publicFolderOf(place));
  const examiner = cachedExaminer(place);
  const old = then.kind === "other" ? then.publicFolder.files : [];
  await examiner.decode([...now.files, ...old], `${before.text}\n${after.text}`);
  // A mistake in a schema of one is reported by what checks the site.
  const useToday = (): Promise<void> => useLanguageOf(place).catch(() => undefined);
  const files = publicFiles(now, examiner);
  const replacedFiles = then.kind === "unknown" ? [] : (then.replaced ?? []);
  if (then.kind !== "other") {
    await useToday();
    const mayFolderDiffer = then.kind === "unknown";
    return describeChanges(before.text, after.text, { files, mayFolderDiffer, replacedFiles });
  }
  await useLanguageOf(then.fileBesideTypes ?? place, cacheFolderOf(place)).catch(useToday);
  const { problems } = checkSite(before.text, { files: publicFiles(then.publicFolder, examiner) });
  await useToday();
  return describeChanges(before.text, after.text, {
    files,
    problemsBefore: problems,
    replacedFiles,
    renamedFiles: renamedFiles(then.publicFolder.files, now.files),
  });
}
