import type { PageModel } from "../../../model/model.ts";
import type { Thing } from "../../../parts/structured-data.ts";

/** A page with what it says to search engines. */
export interface KnownPage {
  readonly page: PageModel;
  readonly things: readonly Thing[];
}
