import type { PageModel } from "../../../model/model.ts";
import type { Thing } from "../../../parts/structured-data.ts";

/** A page with its structured data. */
export interface DescribedPage {
  readonly page: PageModel;
  readonly things: readonly Thing[];
}
