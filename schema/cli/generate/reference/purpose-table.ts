import { sectionField, sectionTypes } from "../../../language/descriptor.ts";
import { purposes, type Purpose } from "../../../language/names.ts";

/** What people want to show, and how, as a table that begins the reference of the section types. */
export const purposeTable = (): readonly string[] => [
  "## I want to show …",
  "",
  "What people call it, and what does it here. The check knows these words as well.",
  "",
  "| I want to show | also called | write |",
  "| --- | --- | --- |",
  ...[...purposes.filter(isShown), ...unnamedTypes(), ...purposes.filter((purpose) => !isShown(purpose))].map(row),
];

const isShown = ({ types }: Purpose): boolean => types !== undefined;

/** The section types that no purpose names: what their descriptions say. */
function unnamedTypes(): readonly Purpose[] {
  const named = new Set(purposes.flatMap(({ types = [] }) => types));
  return sectionTypes
    .filter((type) => !named.has(type))
    .map((type) => ({ want: (sectionField(type)?.description ?? type).replace(/\.$/, ""), names: [], types: [type] }));
}

const row = (purpose: Purpose): string =>
  `| ${purpose.want} | ${purpose.names.slice(0, 6).join(", ")} | ${wayOf(purpose)} |`;

function wayOf({ types = [], how, where, instead }: Purpose): string {
  const linked = types.map((type) => `[${type}](#${type})`).join(" or ");
  const words = (how ?? where ?? instead ?? "").replaceAll("|", "\\|").replaceAll("<", "&lt;");
  return [linked, instead === undefined ? words : `Not offered. ${words}`].filter((part) => part !== "").join(": ");
}
