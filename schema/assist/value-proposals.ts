import iconNames from "../language/icons/names.json" with { type: "json" };
import { isMap, type Data } from "../problem.ts";
import { lookUp } from "../site/reference.ts";
import { dataAt } from "../language/data-at.ts";
import type { SiteIndex } from "../site/site-index.ts";
import { families, usualFamily } from "../site/theme/families.ts";
import { formatNames, formatsOf } from "../site/format.ts";
import type { Field } from "../language/field.ts";
import { sectionField } from "../language/descriptor.ts";
import type { Proposal } from "./completion.ts";
import type { Knowledge } from "./knowledge.ts";
import { linkProposals } from "./link-proposals.ts";

/** An icon as Markdown that editors show as a picture. */
export const iconPicture = (drawing: string): string => `![icon](data:image/svg+xml;base64,${btoa(drawing)})`;

const keysOf = (data: Data | undefined): readonly [string, Data][] => (isMap(data) ? Object.entries(data) : []);

const titleOf = (data: Data): string => {
  const title = isMap(data) ? (data["title"] ?? data["label"]) : undefined;
  return typeof title === "string" ? title : "";
};

const starts: readonly Proposal[] = [
  { label: "https://", kind: "value", detail: "another site", text: "https://" },
  { label: "mailto:", kind: "value", detail: "a mail", text: "mailto:" },
  { label: "tel:", kind: "value", detail: "a phone call", text: "tel:" },
];

/** What may be written as the value of a field. */
export function valueProposals(field: Field, { index, files }: Knowledge): Proposal[] {
  const site = index?.site ?? {};
  const named = (data: Data | undefined, detail: string): Proposal[] =>
    keysOf(data).map(([key, own]) => ({ label: key, kind: "value", detail: titleOf(own) || detail, text: key }));
  if (field.enum)
    return field.enum.map((choice) => ({
      label: String(choice),
      kind: "value",
      text: String(choice),
      ...(choice === field.default && { detail: "if left out" }),
      documentation: sectionField(String(choice))?.description ?? "",
    }));
  if (field.format === "currency" || field.format === "language") return codeProposals(field.format);
  switch (field.part) {
    case "color":
      return colorsInUse(index);
    case "link":
      return [...(index ? linkProposals(index) : []), ...starts];
    case "badge":
      return named(site["badges"], "badge");
    case "collection":
      return named(site["collections"], "collection");
    case "shared":
      return named(site["shared"], "shared section");
    case "menu-variant":
      return named(dataAt(site, ["menus", "variants"]), "menus of some pages");
    case "footer-group":
      return (index?.inventory.of("key") ?? []).flatMap(({ path, value }) =>
        path[0] === "menus" && path[1] === "footer" && typeof value === "string"
          ? [{ label: value, kind: "value", text: value }]
          : [],
      );
    case "file":
      return files.list().map((name) => ({ label: name, kind: "file", text: name }));
    case "font":
      return fontProposals(files.list());
    case "icon":
      return iconNames.map((name) => ({ label: name, kind: "icon", text: name }));
    default:
      return typeof field.type === "string" ? (ofType.get(field.type) ?? []) : [];
  }
}

/** Codes that many sites have, with their names; others hold as well. */
const usualCodes = {
  currency: [
    "EUR",
    "USD",
    "GBP",
    "CHF",
    "INR",
    "JPY",
    "CNY",
    "CAD",
    "AUD",
    "SEK",
    "NOK",
    "DKK",
    "PLN",
    "CZK",
    "BRL",
    "MXN",
  ],
  language: [
    "en",
    "de",
    "fr",
    "es",
    "it",
    "pt",
    "nl",
    "pl",
    "cs",
    "da",
    "sv",
    "nb",
    "fi",
    "el",
    "tr",
    "uk",
    "hi",
    "ja",
    "zh",
  ],
} as const;

function codeProposals(type: keyof typeof usualCodes): Proposal[] {
  const names = new Intl.DisplayNames(["en"], { type });
  return usualCodes[type].map((code) => ({ label: code, kind: "value", detail: names.of(code) ?? code, text: code }));
}

/** A color to begin with, and those that the site has already. In a plain value `#` begins a comment, so they are quoted. */
function colorsInUse(index: SiteIndex | undefined): Proposal[] {
  const used = (index?.inventory.of("color") ?? []).flatMap(({ value }) => (typeof value === "string" ? [value] : []));
  return [...new Set([...used, ...colorsToBegin])].map((color) => ({
    label: color,
    kind: "value",
    text: `"${color}"`,
  }));
}

const colorsToBegin = ["#09575e", "#0a4f8f", "#6d28d9", "#a40e26", "#116329"];

/** The typefaces that come with Lintel, that of the visitor’s device, and the font files of the public folder. */
function fontProposals(names: readonly string[]): Proposal[] {
  const ofFamilies = [...families].map(([key, { name, look }]): Proposal => ({
    label: key,
    kind: "value",
    detail: key === usualFamily ? `${name}; if left out` : name,
    text: key,
    documentation: look,
  }));
  const ofFiles = names
    .filter((name) => /\.woff2$/i.test(name))
    .map((name): Proposal => ({ label: name, kind: "file", text: name }));
  return [
    ...ofFamilies,
    { label: "system", kind: "value", detail: "that of the visitor’s device", text: "system" },
    ...ofFiles,
  ];
}

const ofType: ReadonlyMap<string, Proposal[]> = new Map([
  [
    "boolean",
    [
      { label: "true", kind: "value", text: "true" },
      { label: "false", kind: "value", text: "false" },
    ],
  ],
]);

/** Every fact that a text may name, with its value today. */
export function constantProposals({ index }: Knowledge): Proposal[] {
  if (!index) return [];
  return index.names.map((name) => {
    const found = lookUp(name, index.site);
    const value = found.kind === "value" ? String(found.value) : "";
    return { label: name, kind: "constant", detail: value, text: name };
  });
}

/** The formats that may stand behind the bar of a reference, each as the site shows it. */
export function formatProposals({ index }: Knowledge): Proposal[] {
  const { money, number, percent, date } = formatsOf(index?.site ?? {});
  const shown = { money: money(2999), number: number(1000), percent: percent(45), date: date("2025-01-15") ?? "" };
  return formatNames.map((name) => ({ label: name, kind: "value", detail: shown[name], text: name }));
}
