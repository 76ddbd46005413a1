import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  ErrorCodes,
  ResponseError,
  type Connection,
  type Location,
  type TextDocuments,
  type WorkspaceEdit,
} from "vscode-languageserver/node";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { planRename } from "../../refactor/plan-rename.ts";
import {
  findThingAt,
  rangeOf as rangeOfUse,
  usesOf,
  type NamedPlace,
  type ReferenceIndex,
} from "../../refactor/reference-index.ts";
import type { Range } from "../../problem.ts";
import { publicFolderOf } from "../package/places.ts";
import { isSiteFile, type OpenSites } from "./open-sites.ts";
import { rangeOf } from "./protocol.ts";
import { refusalWords, workspaceEdit } from "./plan-edit.ts";

interface Asked {
  readonly textDocument: { readonly uri: string };
  readonly position: { readonly line: number; readonly character: number };
}

/** What stands at the cursor, with all that uses it. */
interface Named {
  readonly document: TextDocument;
  readonly index: ReferenceIndex;
  readonly place: NamedPlace;
}

/** Answers what is asked about the name at a cursor: where it is defined, who uses it, and what follows when it is changed. */
export function answerAboutNames(
  connection: Connection,
  documents: TextDocuments<TextDocument>,
  sites: OpenSites,
): void {
  function named({ textDocument: { uri }, position }: Asked): Named | undefined {
    const document = documents.get(uri);
    if (!document || !isSiteFile(document)) return undefined;
    const index = sites.references(document);
    if (!index) return undefined;
    const place = findThingAt(index, document.offsetAt(position));
    return place && { document, index, place };
  }

  /** Where a thing is named: its definition first. */
  function placesOf({ index, place: { thing } }: Named, withDefinition: boolean): Range[] {
    const { source } = index.site;
    const defined = thing.nameAt && withDefinition ? [source.locate(thing.nameAt.path, thing.nameAt.spot)] : [];
    return [...defined, ...usesOf(index, thing).map((use) => rangeOfUse(index.site, use))];
  }

  connection.onDefinition((asked): Location | null => {
    const found = named(asked);
    if (!found) return null;
    const { kind, name, nameAt } = found.place.thing;
    if (kind === "picture" && found.index.site.files.list().includes(name)) {
      const file = join(publicFolderOf(fileURLToPath(found.document.uri)), name);
      const start = { line: 0, character: 0 };
      return { uri: pathToFileURL(file).href, range: { start, end: start } };
    }
    if (!nameAt) return null;
    return { uri: found.document.uri, range: rangeOf(found.index.site.source.locate(nameAt.path, nameAt.spot)) };
  });

  connection.onReferences((asked): Location[] | null => {
    const found = named(asked);
    return found
      ? placesOf(found, asked.context.includeDeclaration).map((range) => ({
          uri: found.document.uri,
          range: rangeOf(range),
        }))
      : null;
  });

  connection.onDocumentHighlight((asked) => {
    const found = named(asked);
    return found ? placesOf(found, true).map((range) => ({ range: rangeOf(range) })) : null;
  });

  connection.onPrepareRename((asked) => {
    const found = named(asked);
    // A word of the language, or a text: the editor says that it cannot be renamed.
    if (!found || found.place.thing.kind === "field") return null;
    return { range: rangeOf(found.place.range), placeholder: found.place.thing.name };
  });

  connection.onRenameRequest((asked): WorkspaceEdit | ResponseError => {
    const found = named(asked);
    if (!found) return refusal("Nothing here has a name of its own.");
    const { document, place } = found;
    const planned = sites.tryPlan(document, ({ site }) => planRename(site, place.thing, asked.newName.trim()));
    if (planned.kind === "refused") return refusal(refusalWords(planned.refusal));
    return workspaceEdit(planned.plan, document);
  });
}

const refusal = (message: string): ResponseError => new ResponseError(ErrorCodes.InvalidRequest, message);
