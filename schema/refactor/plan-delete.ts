import { commandOf } from "../language/words.ts";
import { shownAt } from "./by-hand/site-before.ts";
import { choiceLines, hasChoice, refuseSeveral, type DeleteChoice } from "./delete/choice.ts";
import { deleteAddress } from "./delete/delete-address.ts";
import { deleteNamed, usesFromOutside } from "./delete/delete-named.ts";
import { deletePicture } from "./delete/delete-picture.ts";
import type { OpenSite } from "./open-site.ts";
import { refuse, refuseUsed, type Planned } from "./plan/plan.ts";
import { indexReferences } from "./reference-index.ts";
import { exactName, isAddressed, type Thing } from "./things/thing.ts";
import { countUses } from "./words/count-uses.ts";
import { goneWords } from "./words/gone-words.ts";
import { capital } from "./words/words.ts";

/**
 * Plans to delete a thing. What is used is not deleted without a choice of what becomes of its uses: the refusal says who uses it and
 * which choices there are.
 */
export function planDelete(now: OpenSite, thing: Thing, choice: DeleteChoice = {}): Planned {
  const site = shownAt(now, thing.at);
  if (thing.kind === "field") return refuse(`“${thing.name}” is a line of an entry`, "Delete the line in the file.");
  if (thing.kind === "page" && thing.name === "/")
    return refuse("The start page cannot be deleted or hidden", "Change its sections, or delete them one by one.");
  const several = refuseSeveral(choice);
  if (several) return several;
  const uses = usesFromOutside(indexReferences(site), thing);
  if (uses.length > 0 && !hasChoice(choice))
    return refuseUsed(
      `${capital(goneWords(site, thing))} is used: ${countUses(uses)}`,
      `See them: ${commandOf("where", exactName(thing))}`,
      "",
      "Choose what becomes of them:",
      ...choiceLines(site, thing),
    );
  if (thing.kind === "picture") return deletePicture(site, thing, choice);
  return isAddressed(thing) ? deleteAddress(site, thing, choice) : deleteNamed(site, thing, choice);
}
