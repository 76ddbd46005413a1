import { plainText } from "../../../schema/site/plain-text.ts";
import type { SiteFacts } from "../../../schema/language/types.ts";
import type { Frame } from "../../model/model.ts";
import type { JsonLd, Thing } from "../../parts/structured-data.ts";
import type { DescribedPage } from "./structured-data/described-page.ts";
import type { OutputFormat } from "./output-file.ts";
import { pageUrl } from "./page-url.ts";

const isThing = (value: JsonLd): value is Thing => typeof value === "object" && !Array.isArray(value);

const lineOf = (text: string): string => text.replace(/\s+/g, " ").trim();

/** A link; brackets in its text are escaped, so that they do not end it. */
const linkTo = (label: string, url: string): string => `[${lineOf(label).replace(/[[\]\\]/g, "\\$&")}](${url})`;

/** A summary of the site for language models: what it is, its pages, its prices and its contacts. */
export function llmsOf({ site, labels }: Frame, all: readonly DescribedPage[]): string {
  const pages = all.filter(({ page }) => page.noindex !== true);
  const sections: readonly (readonly [title: string, lines: readonly string[]])[] = [
    [
      labels.pages,
      pages.map(
        ({ page }) =>
          `- ${linkTo(page.title, pageUrl(site, page.path))}${page.description === undefined ? "" : `: ${lineOf(page.description)}`}`,
      ),
    ],
    [labels.price, [...new Set(pages.flatMap(({ things }) => things.flatMap((thing) => pricesIn(thing, site))))]],
    [
      labels.contact,
      site.contacts.map(({ label, hint }) => `- ${lineOf(label)}${hint === undefined ? "" : `: ${lineOf(hint)}`}`),
    ],
  ];
  const summary = site.description ? [`> ${lineOf(plainText(site.description))}`] : [];
  const shown = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `## ${title}\n\n${lines.join("\n")}`);
  return `${[`# ${lineOf(site.name)}`, ...summary, ...shown].join("\n\n")}\n`;
}

/** A line for everything on offer in a thing or below it. */
function pricesIn(value: JsonLd, site: SiteFacts): string[] {
  if (Array.isArray(value)) return value.flatMap((item: JsonLd) => pricesIn(item, site));
  if (!isThing(value)) return [];
  const { name, description, offers } = value;
  if (typeof name !== "string" || !isThing(offers) || typeof offers["price"] !== "number")
    return Object.values(value).flatMap((item) => pricesIn(item, site));
  const { price } = offers;
  const digits = Number.isInteger(price) ? 0 : undefined;
  const money = new Intl.NumberFormat(site.language, {
    style: "currency",
    currency: site.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(price);
  const unit = [offers["priceSpecification"]]
    .flat()
    .map((one) => (isThing(one) ? one["unitText"] : undefined))
    .find((text) => typeof text === "string");
  return [
    `- ${lineOf(name)}: ${money}${unit === undefined ? "" : ` ${unit}`}${typeof description === "string" ? `. ${lineOf(description)}` : ""}`,
  ];
}

export const llms: OutputFormat = { file: "llms.txt", content: ({ model, pages }) => llmsOf(model.frame, pages) };
