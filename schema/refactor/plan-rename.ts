import type { OpenSite } from "./open-site.ts";
import { refuse, type Planned } from "./plan/plan.ts";
import { renameAnchor } from "./rename/rename-anchor.ts";
import { renameNamed } from "./rename/rename-key.ts";
import { renameMenu } from "./rename/rename-menu.ts";
import { renamePage } from "./rename/rename-page.ts";
import { renamePicture } from "./rename/rename-picture.ts";
import { thingWords, type Thing } from "./things/thing.ts";
import { capital } from "./words/words.ts";

export interface RenameOptions {
  /** The pages below a page stay where they are. */
  readonly only?: boolean;
  /** How the thing was called, where it has several names. */
  readonly called?: string;
}

/**
 * Plans to give a thing another name: everything that names it follows, and old addresses lead on.
 * Refused before anything is tried where the name cannot be: it is taken, reserved or no name.
 */
export function planRename(
  site: OpenSite,
  thing: Thing,
  to: string,
  { only = false, called = thing.name }: RenameOptions = {},
): Planned {
  switch (thing.kind) {
    case "page":
    case "planned":
      return renamePage(site, thing, to, only);
    case "anchor":
      return renameAnchor(site, thing, to);
    case "picture":
      return renamePicture(site, thing, to);
    case "section":
      return refuse(
        `${capital(thingWords(thing))} has no name of its own`,
        "Give it one in the file, which links can lead to: anchor: questions",
      );
    case "menu":
    case "item":
      return renameMenu(site, thing, called, to);
    case "field":
      return refuse(
        `“${thing.name.split(".").at(-1)}” is a word of the language, not a name`,
        "Only the names that you gave yourself can be renamed.",
      );
    default:
      return renameNamed(site, thing, to);
  }
}
