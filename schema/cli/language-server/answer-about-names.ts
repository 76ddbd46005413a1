import {
  ErrorCodes,
  RenameFile,
  ResponseError,
  TextDocumentEdit,
  type Connection,
  type Location,
  type TextDocuments,
  type WorkspaceEdit,
} from "vscode-languageserver/node";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { beginCheck } from "../../check.ts";
import { openSite } from "../../refactor/open-site.ts";
import { planRename } from "../../refactor/plan-rename.ts";
import { withFileMoves } from "../../refactor/plan/moved-files.ts";
import type { Plan } from "../../refactor/plan/plan.ts";
import {
  findThingAt,
  indexReferences,
  rangeOf as rangeOfUse,
  usesOf,
  type NamedPlace,
  type ReferenceIndex,
} from "../../refactor/reference-index.ts";
import { tryPlan, type CheckText } from "../../refactor/try-plan.ts";
import type { Range } from "../../problem.ts";
import { folderOf, isSiteFile, type OpenSites } from "./open-sites.ts";
import { rangeOf, textEditsOf } from "./protocol.ts";

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
  let latest: { readonly uri: string; readonly text: string; readonly index?: ReferenceIndex } | undefined;

  function named({ textDocument: { uri }, position }: Asked): Named | undefined {
    const document = documents.get(uri);
    if (!document || !isSiteFile(document)) return undefined;
    const text = document.getText();
    // An editor asks at every move of the cursor.
    if (latest?.uri !== uri || latest.text !== text) {
      const memory = sites.get(uri)?.memory;
      const opening = openSite(text, { files: sites.files(uri), ...(memory && { memory }) });
      latest = { uri, text, ...(opening.kind === "open" && { index: indexReferences(opening.site) }) };
    }
    const { index } = latest;
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
    const nameAt = found?.place.thing.nameAt;
    if (!found || !nameAt) return null;
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
    // A picture may have come or gone since the text was read.
    latest = undefined;
    const found = named(asked);
    if (!found) return refusal("Nothing here has a name of its own.");
    const { document, index, place } = found;
    const text = document.getText();
    const files = sites.files(document.uri);
    const { memory } = index.site;
    const check: CheckText = (changed, plan) =>
      beginCheck(changed, { files: plan ? withFileMoves(files, plan.files) : files, ...(memory && { memory }) });
    const planned = tryPlan(planRename(index.site, place.thing, asked.newName.trim()), text, check);
    if (planned.kind === "refused") {
      const { message, help, problems = [] } = planned.refusal;
      const reasons = problems.slice(0, 3).map((problem) => problem.message);
      return refusal([`${message}.`, ...help, ...reasons].join("\n"));
    }
    return workspaceEdit(planned.plan, document);
  });
}

const refusal = (message: string): ResponseError => new ResponseError(ErrorCodes.InvalidRequest, message);

/** The edits of the text, and the pictures that move with them. */
function workspaceEdit({ edits, files }: Plan, document: TextDocument): WorkspaceEdit {
  const { uri, version } = document;
  const folder = folderOf(uri);
  const uriOf = (name: string): string => pathToFileURL(join(folder, name)).href;
  const moves = files.flatMap(({ from, to }) => (to === undefined ? [] : [RenameFile.create(uriOf(from), uriOf(to))]));
  return { documentChanges: [TextDocumentEdit.create({ uri, version }, textEditsOf(edits, document)), ...moves] };
}
