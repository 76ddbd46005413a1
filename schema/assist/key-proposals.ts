import { fieldFor, knownKeys, sectionField, sectionTypes, typesOf } from "../language/descriptor.ts";
import type { Field } from "../language/field.ts";
import type { Proposal } from "./completion.ts";
import { helpFor, kindOf } from "./field-help.ts";
import type { Place } from "./place.ts";

/** The keys that may still be written in a mapping, those that are needed first, then in the order of the language. */
export function keyProposals({ holder, holderField: field, column, isFlow, text }: Place): Proposal[] {
  if (!field) return [];
  const isFree = (key: string): boolean => !Object.hasOwn(holder, key) || key === text;
  const keys = knownKeys(field).filter(isFree);
  const isNeeded = (key: string): boolean => field.required?.includes(key) === true;
  const proposals = [...keys.filter(isNeeded), ...keys.filter((key) => !isNeeded(key))].map((key): Proposal => {
    const inner = field.properties?.[key] ?? {};
    return {
      label: key,
      kind: "key",
      detail: isNeeded(key) ? `${kindOf(inner)}, needed` : kindOf(inner),
      documentation: helpFor(inner, isNeeded(key)),
      ...valueText(key, inner, column, isFlow),
    };
  });
  // A section that has no type yet: each type with the keys that it needs, and a shared section.
  const isOpen = field.discriminator && !isFlow && Object.keys(holder).length === 0;
  return isOpen ? [...sectionTypes.map((type) => sectionProposal(type, column)), useProposal, ...proposals] : proposals;
}

const useProposal: Proposal = {
  label: "use",
  kind: "key",
  detail: "key of a shared section",
  documentation: "Shows a section from “shared” here.",
  text: "use: ",
  continues: true,
};

/** What is written for a key: the key, a colon, and what its value begins with. */
function valueText(key: string, written: Field, column: number, isFlow: boolean): Pick<Proposal, "text" | "continues"> {
  const field = fieldFor(written, undefined);
  const types = typesOf(field);
  const inner = " ".repeat(column + 2);
  if (isFlow) return { text: `${key}: `, continues: true };
  if (types.includes("array")) return { text: `${key}:\n${inner}- `, continues: true };
  if (types.includes("object") || field.properties) return { text: `${key}:\n${inner}`, continues: true };
  if (field.part === "markdown") return { text: `${key}: |\n${inner}` };
  return { text: `${key}: `, continues: true };
}

/** A whole section of a type, with a place to fill in for each key that it needs. */
function sectionProposal(type: string, column: number): Proposal {
  const field = sectionField(type) ?? {};
  let place = 0;
  const next = (words: string): string => `\${${(place += 1)}:${words}}`;
  const lines = (of: Field, at: number): string[] =>
    (of.required ?? []).filter((key) => key !== "type").flatMap((key) => linesOf(key, of.properties?.[key] ?? {}, at));
  function linesOf(key: string, written: Field, at: number): string[] {
    const own = fieldFor(written, undefined);
    const indent = " ".repeat(at);
    if (own.items) {
      const [first = "", ...rest] = linesOfItem(own.items, at + 4);
      return [`${indent}${key}:`, `${indent}  - ${first.trimStart()}`, ...rest];
    }
    if (own.properties) return [`${indent}${key}:`, ...lines(own, at + 2)];
    if (own.part === "markdown") return [`${indent}${key}: |`, `${indent}  ${next("Text")}`];
    return [`${indent}${key}: ${valueOf(own)}`];
  }
  function linesOfItem(written: Field, at: number): string[] {
    const own = fieldFor(written, undefined);
    if (own.properties && (own.required ?? []).length > 0) return lines(own, at);
    return [`${" ".repeat(at)}${valueOf(own)}`];
  }
  const valueOf = ({ enum: choices, part }: Field): string =>
    next(choices ? String(choices[0]) : part === "link" ? "/" : (valueWordsOf.get(part) ?? "…"));
  return {
    label: type,
    kind: "section",
    detail: "a section",
    documentation: field.description ?? "",
    text: [`type: ${type}`, ...lines(field, column)].join("\n"),
    isSnippet: true,
  };
}

/** What stands in a place to fill in. */
const valueWordsOf: ReadonlyMap<string | undefined, string> = new Map([
  ["label", "Words"],
  ["text", "Text"],
  ["number", "0"],
  ["money", "0"],
  ["icon", "check"],
]);
