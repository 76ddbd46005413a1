import { checkSite } from "../../../schema/check.ts";
import { publicFiles } from "../../../schema/cli/files.ts";
import { resolve } from "../../../renderer/model/resolve.ts";
import { documentsOf } from "../../../renderer/build/search/search-documents.ts";

/** A page of a site as Markdown, for programs that read nothing else. */
export interface MarkdownPage {
  readonly path: string;
  readonly title: string;
  /** Everything below the title: a heading and a paragraph for each section, card, entry and question. */
  readonly body: string;
}

/** The pages of a site file, with about as many words as Lintel shows. */
export function markdownPages(text: string): MarkdownPage[] {
  const files = publicFiles("public");
  const { site } = checkSite(text, { files });
  if (!site) throw new Error("The site has errors");
  const model = resolve(site, { files, build: "bench" });
  const bodies = new Map<string, string>();
  for (const { page, title, text: words } of documentsOf(model))
    bodies.set(page, `${bodies.get(page) ?? ""}## ${plain(title)}\n\n${plain(words)}\n\n`);
  return model.pages.map(({ path, title }) => ({
    path,
    title: plain(title),
    body: bodies.get(path) ?? "",
  }));
}

/** Without what Vue, Hugo or Markdown would read as their own. */
const plain = (text: string): string =>
  text
    .replace(/[{}<>"\\`*_[\]]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
