import type { ComponentType } from "react";
import type { SectionOf, SectionType } from "../schema/language/types.ts";

/** A block for every section type: a type without one, or two swapped, do not compile. */
export type BlockRegistry = { readonly [T in SectionType]: ComponentType<SectionOf<T>> };
