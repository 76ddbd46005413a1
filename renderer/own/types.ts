/*
 * What section types of a site may name: to them this module is “lintel/types”. docs/blocks.md explains it. What is here stays as it is
 * from one version to the next; more may come.
 */
export type { Action, Badge, CheckItem, Entry, SectionBase, Stat, Table } from "../../schema/language/types.ts";
export type { Address, DateText, Image, Inline, Markdown, Money, Text } from "../../schema/language/values.ts";

/** The section types of a site, by name. `lintel types` writes them to `.lintel/types.d.ts`, from the schemas in `blocks/`. */
// An interface, because another file adds to it.
export interface OwnSections {}

/** The props of a block: `OwnSection<"price-map">`. */
export type OwnSection<T extends keyof OwnSections> = OwnSections[T];
