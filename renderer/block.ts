import type { ComponentType, ReactNode } from "react";
import type { SectionOf, SectionType } from "../schema/language/types.ts";

/** A block for every section type: a type without one, or two swapped, do not compile. */
export type BlockRegistry = { readonly [T in SectionType]: ComponentType<SectionOf<T>> };

type PropsOf<Block> = Block extends (props: infer Props) => ReactNode ? Props : never;

/** The same registry, where a block that takes a prop which is no field of its section type does not compile. */
export type CheckedRegistry<Blocks extends BlockRegistry> = {
  readonly [T in SectionType]: keyof PropsOf<Blocks[T]> extends keyof SectionOf<T> ? BlockRegistry[T] : never;
};
