import type { Section } from "../../../schema/language/types.ts";

/** What every section has. */
export type SectionBase = Pick<Section, "anchor" | "title" | "intro" | "badges" | "actions" | "ground" | "nav">;
