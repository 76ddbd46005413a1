import { readdirSync, readFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { prepare, type LoadedSite, type Show } from "../load-site.ts";
import { composeGallery } from "../../gallery/compose.ts";

/** Every block with every example, as a site of its own. */
export function readGallery(root: string): LoadedSite {
  const blocks = join(root, "blocks");
  const examples = readdirSync(blocks, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(blocks, entry.name, "examples.yaml")))
    .map(({ name }) => ({ type: name, text: readFileSync(join(blocks, name, "examples.yaml"), "utf8") }));
  const frame = readFileSync(join(root, "renderer/gallery/frame.yaml"), "utf8");
  return prepare(composeGallery(frame, examples), "gallery", join(root, "public"), "");
}

/** The gallery ready to be shown; none while an example has errors. */
export const loadGallery = (root: string): Show | undefined => readGallery(root).show;
