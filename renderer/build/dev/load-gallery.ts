import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { blocksFolder, builtInTypes, ownSchemas, ownTypesOf } from "../../../schema/cli/own/own-types.ts";
import type { Problem } from "../../../schema/problem.ts";
import { packageRoot } from "../../../schema/cli/package/places.ts";
import { composeGallery, type Examples } from "../../gallery/compose.ts";
import { shownExamples } from "../../gallery/shown-examples.ts";
import { prepare, type LoadedSite } from "../load-site.ts";
import type { Show } from "../show.ts";

/** What the gallery is made of, as it is on disk. */
interface Source {
  readonly frame: string;
  readonly examples: readonly Examples[];
  /** The names of the section types that are the site’s own. */
  readonly own: readonly string[];
}

function readSource(site: string | undefined): Source {
  const own = site === undefined ? [] : ownTypesOf(site);
  const folders = new Map(builtInTypes().map((type) => [type, join(packageRoot(), "blocks", type)]));
  for (const type of own) folders.set(type, join(blocksFolder(site ?? ""), type));
  const files = [...folders]
    .map(([type, folder]) => ({ type, file: join(folder, "examples.yaml") }))
    .filter(({ file }) => existsSync(file))
    .sort((a, b) => (a.type < b.type ? -1 : 1));
  return {
    frame: readFileSync(join(packageRoot(), "renderer/gallery/frame.yaml"), "utf8"),
    examples: files.map(({ type, file }) => ({ type, text: readFileSync(file, "utf8") })),
    own,
  };
}

function compose({ frame, examples, own }: Source): LoadedSite {
  const compile = (some: readonly Examples[]): LoadedSite =>
    prepare(composeGallery(frame, some), "gallery", join(packageRoot(), "public"), "");
  const builtIn = examples.filter(({ type }) => !own.includes(type));
  const errorsOf = (examined: Examples): readonly Problem[] =>
    compile([...builtIn, examined]).problems.filter(({ severity }) => severity === "error");
  const shown = examples.map((one) => (own.includes(one.type) ? shownExamples(one, errorsOf) : one));
  return compile(shown);
}

/** Every block with every example, as a site of its own. */
export const readGallery = (): LoadedSite => compose(readSource(undefined));

let known: { readonly key: string; readonly show: Show | undefined } | undefined;

/**
 * The gallery ready to be shown. It is composed again where an example has changed.
 * @param site whose own section types are shown as well
 */
export function loadGallery(site: string): Show | undefined {
  const source = readSource(site);
  const key = JSON.stringify([source, ownSchemas(site, ownTypesOf(site))]);
  if (known?.key !== key) known = { key, show: compose(source).show };
  return known.show;
}
