import { addressOf } from "../../../schema/site/address.ts";
import { plainLines, plainText } from "../../../schema/site/plain-text.ts";
import type { Markdown, Text } from "../../../schema/language/values.ts";
import type { Model, PageModel } from "../../model/model.ts";
import { isList, isJsonMap, type JsonMap } from "../../model/json.ts";
import type { SearchDocument } from "../../search/document.ts";

const wordOf = (value: unknown): string => (typeof value === "string" ? value : "");

const isInline = (value: unknown): boolean =>
  typeof value === "string" || (isJsonMap(value) && inlineKeys.some((key) => key in value));
const inlineKeys = ["strong", "emphasis", "deleted", "code", "link", "picture", "break"];

const isText = (value: unknown): value is Text => isList(value) && value.every(isInline);
const isMarkdown = (value: unknown): value is Markdown =>
  isList(value) && value.length > 0 && value.every((item) => isJsonMap(item) && blockKeys.some((key) => key in item));
const blockKeys = ["paragraph", "heading", "list", "quote", "lines", "head", "figure", "rule"];

/** The words of a value, whatever kind of text it is. */
function wordsOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (isText(value)) return plainText(value);
  return isMarkdown(value) ? plainLines(value).join(" ") : "";
}

/** What an item says of itself, under the names that all section types share. */
function textOf(item: JsonMap): string {
  const { duration, price, intro, text, description, body, answer, hint, quote } = item;
  const facts = [wordOf(duration), isJsonMap(price) ? wordOf(price["text"]) : ""].filter(Boolean).join(", ");
  return [facts, ...[intro, text, description, body, answer, hint, quote].map(wordsOf)]
    .filter(Boolean)
    .join(". ")
    .replace(/\.\. /g, ". ");
}

const longest = 260;
const cut = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, text.lastIndexOf(" ", longest))} …`;

/** The heading for a page's results: the item of the main menu that leads there, else the group of the footer, else its title. */
function groupOf(page: PageModel, { menus }: Model["frame"]): string {
  const leadsHere = ({ href }: { readonly href: object }): boolean =>
    "page" in href && href.page === page.path && !("anchor" in href);
  return (
    menus.main.find(leadsHere)?.label ?? menus.footer.find(({ items }) => items.some(leadsHere))?.title ?? page.title
  );
}

/** Everything that can be found on a site, in the order of the file. */
export function documentsOf({ pages, frame }: Model): SearchDocument[] {
  const documents: SearchDocument[] = [];

  const add = (
    page: PageModel,
    title: string,
    text: string,
    more: { anchor?: string; group: string; icon?: string },
  ): void => {
    const { anchor = "", group, icon = "file-text" } = more;
    const to = anchor === "" ? page.path : addressOf(page.path, anchor);
    documents.push({ id: documents.length, title, text: cut(text), group, icon, to, page: page.path, anchor });
  };

  function addItem(
    page: PageModel,
    item: JsonMap,
    sectionAnchor: string,
    group: string,
    icon: string | undefined,
  ): void {
    const title = wordOf(item["title"]) || wordOf(item["question"]);
    const anchor = wordOf(item["anchor"]) || sectionAnchor;
    const text = textOf(item);
    const own = wordOf(item["icon"]) || icon;
    if (title !== "" && text !== "")
      add(page, title, text, { group, ...(anchor !== "" && { anchor }), ...(own !== undefined && { icon: own }) });
  }

  for (const page of pages) {
    const group = groupOf(page, frame);
    add(page, page.title, page.description ?? "", { group });
    for (const section of page.sections) {
      if (!isJsonMap(section)) continue;
      const anchor = wordOf(section["anchor"]);
      const title = wordOf(section["title"]);
      if (title !== "" && title !== page.title && anchor !== "") add(page, title, textOf(section), { anchor, group });
      const { items, from, noun } = section;
      for (const item of isList(items) ? items.filter(isJsonMap) : []) addItem(page, item, anchor, group, undefined);
      const name = isJsonMap(noun) ? wordOf(noun["other"]) : "";
      const entries = name === "" ? group : name.charAt(0).toUpperCase() + name.slice(1);
      for (const entry of isList(from) ? from.filter(isJsonMap) : []) addItem(page, entry, anchor, entries, "tag");
    }
  }
  return documents;
}
