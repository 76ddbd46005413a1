import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { beginCheck, withChoices } from "../../check.ts";
import type { Files, Problem } from "../../problem.ts";
import { openSite } from "../../refactor/open-site.ts";
import { refuse, type Planned } from "../../refactor/plan/plan.ts";
import { withFileMoves } from "../../refactor/plan/moved-files.ts";
import { indexReferences, type ReferenceIndex } from "../../refactor/reference-index.ts";
import { tryPlan, type CheckText } from "../../refactor/try-plan.ts";
import { cachedExaminer } from "../check-site-file.ts";
import { publicFiles } from "../files.ts";
import { useLanguageOf } from "../own/own-language.ts";
import { publicFolderOf } from "../package/places.ts";
import type { PictureExaminer } from "../public-folder/picture-examiner.ts";
import { checkDocument, type SiteDocument } from "./site-document.ts";

/** The site files that are open in an editor, with what the check says of them. */
export class OpenSites {
  readonly #documents = new Map<string, SiteDocument>();
  readonly #references = new Map<string, { readonly text: string; readonly index: ReferenceIndex | undefined }>();
  /** By the path of the site file. */
  readonly #examiners = new Map<string, PictureExaminer>();

  /** What was found in a document when it was last checked. */
  get(uri: string): SiteDocument | undefined {
    return this.#documents.get(uri);
  }

  close(uri: string): void {
    this.#documents.delete(uri);
    this.#references.delete(uri);
  }

  /** What is found in a document: an editor asks at every move of the cursor, and an unchanged text is checked once. */
  async current(document: TextDocument): Promise<SiteDocument> {
    const known = this.#documents.get(document.uri);
    return known?.text === document.getText() ? known : this.check(document);
  }

  /** Checks a document as it is in the editor, with the pictures beside it on disk. */
  async check(document: TextDocument): Promise<SiteDocument> {
    const { uri } = document;
    const text = document.getText();
    await speakAsSite(pathOf(uri));
    await this.#examinerOf(uri).decode(folderOf(uri), text);
    const checked = checkDocument(text, nameOf(uri), this.files(uri), this.#documents.get(uri));
    this.#documents.set(uri, checked);
    return checked;
  }

  /** Problems of a document with what their author can choose to do: worked out where the cursor is, because it takes as long as some checks. */
  withChoices(document: TextDocument, problems: readonly Problem[]): readonly Problem[] {
    const { uri } = document;
    const memory = this.#documents.get(uri)?.memory;
    return withChoices(problems, document.getText(), { files: this.files(uri), ...(memory && { memory }) });
  }

  /** Everything in a document that has a name, with all that uses it; nothing where it cannot be read. An editor asks at every move of the cursor. */
  references(document: TextDocument): ReferenceIndex | undefined {
    const { uri } = document;
    const text = document.getText();
    const latest = this.#references.get(uri);
    if (latest?.text === text) return latest.index;
    const memory = this.#documents.get(uri)?.memory;
    const opening = openSite(text, { files: this.files(uri), ...(memory && { memory }) });
    const index = opening.kind === "open" ? indexReferences(opening.site) : undefined;
    this.#references.set(uri, { text, index });
    return index;
  }

  /** The plan of a change of a document, tried with the check. Pictures are looked for anew: one may have come or gone. */
  tryPlan(document: TextDocument, plan: (index: ReferenceIndex) => Planned): Planned {
    const { uri } = document;
    this.#references.delete(uri);
    const index = this.references(document);
    if (!index) return refuse("The file cannot be read", "Put right first what is wrong with the way it is written.");
    const files = this.files(uri);
    const { memory } = index.site;
    const check: CheckText = (changed, one) =>
      beginCheck(changed, { files: one ? withFileMoves(files, one.files) : files, ...(memory && { memory }) });
    return tryPlan(plan(index), document.getText(), check);
  }

  /** The public folder beside a document. */
  files(uri: string): Files {
    return publicFiles(folderOf(uri), this.#examinerOf(uri));
  }

  #examinerOf(uri: string): PictureExaminer {
    const path = pathOf(uri) ?? "-";
    const examiner = this.#examiners.get(path) ?? cachedExaminer(path);
    this.#examiners.set(path, examiner);
    return examiner;
  }
}

/** Takes over the section types beside a document. While one of their schemas has a mistake, those of before are left. */
async function speakAsSite(path: string | undefined): Promise<void> {
  if (path !== undefined) await useLanguageOf(path).catch(() => undefined);
}

const pathOf = (uri: string): string | undefined => (uri.startsWith("file:") ? fileURLToPath(uri) : undefined);

const nameOf = (uri: string): string => basename(pathOf(uri) ?? "site.yaml");

/** The folder of the pictures of a document. One that is not on disk has none. */
export const folderOf = (uri: string): string => publicFolderOf(pathOf(uri) ?? "-");

/** Whether a document is a site file: by its name, or by the keys that each of them has. Editors may ask about any YAML file. */
export const isSiteFile = (document: TextDocument): boolean =>
  /^site\.ya?ml$/.test(nameOf(document.uri)) ||
  (/^version:/m.test(document.getText()) && /^routes:/m.test(document.getText()));
