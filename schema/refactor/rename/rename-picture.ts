import type { OpenSite } from "../open-site.ts";
import { writeDraft } from "../plan/draft.ts";
import { withFileMoves } from "../plan/moved-files.ts";
import { hasFile, sameName, taken } from "../plan/names.ts";
import { refuse, type Planned } from "../plan/plan.ts";
import { picturePath } from "../things/find-things.ts";
import { indexReferences, usesOf } from "../reference-index.ts";
import type { Thing } from "../things/thing.ts";
import { linkWords } from "../words/link-words.ts";
import { ownBlockWords } from "../words/own-blocks.ts";
import { fileFollowers } from "./file-followers.ts";

/** Renames a picture, or another file of the public folder: fields, pictures in texts and links follow. The caller moves the file itself. */
export function renamePicture(site: OpenSite, thing: Thing, to: string): Planned {
  const from = thing.name;
  const name = to.replace(/^\/?(?:public\/)?/, "");
  if (name === from) return sameName(thing);
  const bad = badFile(from, name);
  if (bad) return bad;
  if (hasFile(site, name))
    return taken(name, "there is a file of that name in the public folder", "Choose another name.");
  const replacements = fileFollowers(site, from, name);
  const isThere = hasFile(site, from);
  const files = isThere ? [{ from, to: name }] : [];
  return writeDraft(
    { ...site, files: withFileMoves(site.files, files) },
    {
      title: `${from} → ${name}`,
      effects: [
        ...linkWords(usesOf(indexReferences(site), { kind: "picture", at: picturePath(from) })),
        isThere
          ? `The file public/${from} is moved to public/${name}.`
          : `There is no file public/${from}; only the names change.`,
        ...ownBlockWords(from, `write ${name}`),
      ],
      replacements,
      files,
    },
  );
}

function badFile(from: string, to: string): Planned | undefined {
  const ending = (name: string): string => /\.[^./]+$/.exec(name)?.[0].toLowerCase() ?? "";
  if (ending(from) !== ending(to))
    return refuse(
      `${to} has another ending than ${from}`,
      `A new name does not make another kind of file of it: keep ${ending(from)}`,
    );
  if (!/^[\p{L}\p{N}_-][\p{L}\p{N}._-]*(?:\/[\p{L}\p{N}_-][\p{L}\p{N}._-]*)*$/u.test(to))
    return refuse(
      `“${to}” cannot be the name of a file here`,
      "Use letters, digits, dots and hyphens, with folders before a slash: art/new-name.svg",
    );
  return undefined;
}
