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

/** Keys whose values are names for the program, and no words for visitors. */
const nameKeys = new Set(
  "type use kind ground icon href src sources anchor id tone style layout page movedFrom".split(" "),
);

/** All that visitors can read in a value, whatever it is called: of tables, quotations, buttons, own section types. */
function* wordsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (isList(value)) {
    // A text with marks in it is a list of its pieces, and so is a list of words.
    const isWords = value.length > 1 && value.some((item) => typeof item === "string");
    if (isWords) yield value.map((item) => [...wordsIn(item)].join(" ")).join("");
    for (const item of value) yield* wordsIn(item);
  } else if (isJsonMap(value))
    for (const [key, item] of Object.entries(value)) if (!nameKeys.has(key)) yield* wordsIn(item);
}

const tokensOf = (texts: Iterable<string>): string[] =>
  [...texts].flatMap((text) => text.toLowerCase().split(/[\s,;:!?"“”()]+/u));

/** Each word once, without those that are found anyway. */
function otherWords(texts: Iterable<string>, { title, text }: Pick<SearchDocument, "title" | "text">): string {
  const found = new Set(tokensOf([title, text]));
  return [...new Set(tokensOf(texts))].filter((word) => !found.has(word)).join(" ");
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
  ): { readonly foundBy: (texts: Iterable<string>) => void } => {
    const { anchor = "", group, icon = "file-text" } = more;
    const to = anchor === "" ? page.path : addressOf(page.path, anchor);
    const place = documents.length;
    const own = { id: place, title, text: cut(text), words: "", group, icon, to, page: page.path, anchor };
    documents.push(own);
    return { foundBy: (texts) => (documents[place] = { ...own, words: otherWords(texts, own) }) };
  };

  /** Adds an item that has a title and says something of itself; others are found with their section. */
  function addItem(
    page: PageModel,
    item: JsonMap,
    { anchor: sectionAnchor, group, icon }: { anchor: string; group: string; icon?: string },
  ): boolean {
    const title = wordOf(item["title"]) || wordOf(item["question"]);
    const anchor = wordOf(item["anchor"]) || sectionAnchor;
    const text = textOf(item);
    const own = wordOf(item["icon"]) || icon;
    if (title === "" || text === "") return false;
    const more = { group, ...(anchor !== "" && { anchor }), ...(own !== undefined && { icon: own }) };
    add(page, title, text, more).foundBy(wordsIn(item));
    return true;
  }

  for (const page of pages) {
    const group = groupOf(page, frame);
    const pageDocument = add(page, page.title, page.description ?? "", { group });
    const ofPage: string[] = [];
    for (const section of page.sections) {
      if (!isJsonMap(section)) continue;
      const { items, from, noun, ...rest } = section;
      const anchor = wordOf(section["anchor"]);
      const title = wordOf(section["title"]);
      const isTitled = title !== "" && title !== page.title;
      const document = isTitled
        ? add(page, title, textOf(section), { group, ...(anchor !== "" && { anchor }) })
        : undefined;
      const name = isJsonMap(noun) ? wordOf(noun["other"]) : "";
      const entries = name === "" ? group : name.charAt(0).toUpperCase() + name.slice(1);
      const left = [
        ...(isList(items) ? items : []).filter((item) => !isJsonMap(item) || !addItem(page, item, { anchor, group })),
        ...(isList(from) ? from : []).filter(
          (entry) => !isJsonMap(entry) || !addItem(page, entry, { anchor, group: entries, icon: "tag" }),
        ),
      ];
      const words = [...wordsIn(rest), ...wordsIn(left)];
      if (document) document.foundBy(words);
      else ofPage.push(...words);
    }
    pageDocument.foundBy(ofPage);
  }
  return documents;
}
