import { purposes, type Purpose } from "../../../language/names.ts";

/** What people want to show, and how, as a table that begins the reference of the section types. */
export const purposeTable = (): readonly string[] => [
  "## I want to show …",
  "",
  "What people call it, and what does it here. The check knows these words as well.",
  "",
  "| I want to show | also called | write |",
  "| --- | --- | --- |",
  ...purposes.map((purpose) => `| ${purpose.want} | ${purpose.names.slice(0, 6).join(", ")} | ${wayOf(purpose)} |`),
];

function wayOf({ types = [], how, where, instead }: Purpose): string {
  const linked = types.map((type) => `[${type}](#${type})`).join(" or ");
  const words = (how ?? where ?? instead ?? "").replaceAll("|", "\\|").replaceAll("<", "&lt;");
  return [linked, instead === undefined ? words : `Not offered. ${words}`].filter((part) => part !== "").join(": ");
}
