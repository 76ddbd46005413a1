import { isRefused } from "../../edit/editable.ts";
import { unset } from "../../edit/unset.ts";
import type { Fix, Path } from "../../problem.ts";
import type { AreaContext } from "../context.ts";

/** Deletes what stands a second time, with its lines. */
export function deleteCopy({ editable }: AreaContext, at: Path): readonly Fix[] {
  const result = unset(editable, at);
  return isRefused(result) ? [] : [{ title: "Delete it here", safety: "review", edits: result.edits }];
}
