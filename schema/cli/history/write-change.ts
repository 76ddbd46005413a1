import { ObstacleError } from "../options.ts";
import { changeSiteFile, type Changed, type SiteChange } from "./change-site-file.ts";

/**
 * Writes a change for a command.
 * @returns whether `lintel undo` can take it back
 * @throws ObstacleError where the file cannot be written, or has changed meanwhile
 */
export function writeChange(change: SiteChange): boolean {
  let changed: Changed;
  try {
    changed = changeSiteFile(change);
  } catch {
    throw new ObstacleError(`${change.file} cannot be written, so nothing was changed`);
  }
  if (changed.kind === "written") return changed.isKept;
  throw new ObstacleError(`${change.file} has changed meanwhile, so nothing was changed; call it again`);
}
