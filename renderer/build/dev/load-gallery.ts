import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../../../schema/cli/package/places.ts";
import { composeGallery, type Examples } from "../../gallery/compose.ts";
import { prepare, type LoadedSite, type Show } from "../load-site.ts";

/** What the gallery is made of, as it is on disk. */
interface Source {
  readonly frame: string;
  readonly examples: readonly Examples[];
}

function readSource(): Source {
  const blocks = join(packageRoot(), "blocks");
  const types = readdirSync(blocks).filter((name) => existsSync(join(blocks, name, "examples.yaml")));
  return {
    frame: readFileSync(join(packageRoot(), "renderer/gallery/frame.yaml"), "utf8"),
    examples: types.map((type) => ({ type, text: readFileSync(join(blocks, type, "examples.yaml"), "utf8") })),
  };
}

const compose = ({ frame, examples }: Source): LoadedSite =>
  prepare(composeGallery(frame, examples), "gallery", join(packageRoot(), "public"), "");

/** Every block with every example, as a site of its own. */
export const readGallery = (): LoadedSite => compose(readSource());

let known: { readonly key: string; readonly show: Show | undefined } | undefined;

/** The gallery ready to be shown; none while an example has errors. It is composed again where an example has changed. */
export function loadGallery(): Show | undefined {
  const source = readSource();
  const key = JSON.stringify(source);
  if (known?.key !== key) known = { key, show: compose(source).show };
  return known.show;
}
