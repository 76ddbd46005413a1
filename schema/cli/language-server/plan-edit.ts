import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { DeleteFile, RenameFile, TextDocumentEdit, type WorkspaceEdit } from "vscode-languageserver/node";
import type { TextDocument } from "vscode-languageserver-textdocument";
import type { Plan, Refusal } from "../../refactor/plan/plan.ts";
import { folderOf } from "./open-sites.ts";
import { textEditsOf } from "./protocol.ts";

/** The edits of the text, and the pictures that move or go with them. */
export function workspaceEdit({ edits, files }: Plan, document: TextDocument): WorkspaceEdit {
  const { uri, version } = document;
  const folder = folderOf(uri);
  const uriOf = (name: string): string => pathToFileURL(join(folder, name)).href;
  const moves = files.map(({ from, to }) =>
    to === undefined ? DeleteFile.create(uriOf(from)) : RenameFile.create(uriOf(from), uriOf(to)),
  );
  return { documentChanges: [TextDocumentEdit.create({ uri, version }, textEditsOf(edits, document)), ...moves] };
}

/** Why nothing is done, in a few lines. */
export const refusalWords = ({ message, help, problems = [] }: Refusal): string =>
  [`${message}.`, ...help, ...problems.slice(0, 3).map((problem) => problem.message)].join("\n");
