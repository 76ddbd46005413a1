import type { OpenSite } from "../open-site.ts";
import type { Planned } from "../plan/plan.ts";

/** A refactoring that can be chosen where the cursor stands. To plan it takes longer than a move of the cursor. */
export interface Offer {
  readonly kind: "move" | "delete" | "inline" | "extract";
  /** What it does, for the one who chooses. Of two offers for a place it is not the same. */
  readonly title: string;
  plan(site: OpenSite): Planned;
}
