import type { Problem } from "../../problem.ts";
import { openSite, type OpenSite } from "../../refactor/open-site.ts";
import { publicFiles } from "../files.ts";
import { publicFolderOf } from "../package/places.ts";
import { readSiteFile } from "../site-file.ts";
import { SiteMemory } from "../../site/site-memory.ts";

/** A site file that can be restructured, or the problems for which it cannot. */
export type SiteFile =
  | {
      readonly kind: "open";
      readonly text: string;
      readonly folder: string;
      readonly site: OpenSite;
      readonly memory: SiteMemory;
    }
  | { readonly kind: "problems"; readonly text: string; readonly problems: readonly Problem[] };

/** Reads a site file from disk, with the names in its public folder. */
export function openSiteFile(file: string): SiteFile {
  const { text, problem } = readSiteFile(file);
  if (problem) return { kind: "problems", text, problems: [problem] };
  const folder = publicFolderOf(file);
  const memory = new SiteMemory(file);
  const opening = openSite(text, { files: publicFiles(folder), file, memory });
  return opening.kind === "open"
    ? { kind: "open", text, folder, site: opening.site, memory }
    : { kind: "problems", text, problems: opening.problems };
}
