import {
  CodeActionKind,
  ErrorCodes,
  ResponseError,
  type CodeAction,
  type Connection,
  type Range as ProtocolRange,
  type TextDocuments,
} from "vscode-languageserver/node";
import type { TextDocument } from "vscode-languageserver-textdocument";
import type { Offer } from "../../refactor/offers/offer.ts";
import { offersAt } from "../../refactor/offers/offers-at.ts";
import { refuse } from "../../refactor/plan/plan.ts";
import type { ReferenceIndex } from "../../refactor/reference-index.ts";
import type { OpenSites } from "./open-sites.ts";
import { refusalWords, workspaceEdit } from "./plan-edit.ts";

/** What of Lintel's refactorings an editor lists where. */
export const refactoringKinds: Readonly<Record<Offer["kind"], CodeActionKind>> = {
  inline: CodeActionKind.RefactorInline,
  extract: CodeActionKind.RefactorExtract,
  move: `${CodeActionKind.Refactor}.move`,
  delete: `${CodeActionKind.Refactor}.delete`,
};

/** Where an action was offered. What it does is planned once it is chosen: that takes longer than a move of the cursor. */
interface Selection {
  readonly uri: string;
  readonly start: number;
  readonly end: number;
}

/** What can be done with the thing at the cursor, and with the words that are selected. */
export function refactoringsAt(document: TextDocument, range: ProtocolRange, sites: OpenSites): CodeAction[] {
  const index = sites.references(document);
  if (!index) return [];
  const data: Selection = {
    uri: document.uri,
    start: document.offsetAt(range.start),
    end: document.offsetAt(range.end),
  };
  return offersAt(index, data.start, data.end).map(({ kind, title }) => ({
    title,
    kind: refactoringKinds[kind],
    data,
  }));
}

/** Plans an action once it is chosen. */
export function resolveRefactorings(
  connection: Connection,
  documents: TextDocuments<TextDocument>,
  sites: OpenSites,
): void {
  connection.onCodeActionResolve((action): CodeAction | ResponseError<void> => {
    const selection = selectionOf(action.data);
    const document = selection && documents.get(selection.uri);
    if (!document) return action;
    const planned = sites.tryPlan(document, (index) => {
      const offer = offerOf(index, selection, action.title);
      return offer?.plan(index.site) ?? refuse("The file has changed since this was offered", "Choose it again.");
    });
    return planned.kind === "plan"
      ? { ...action, edit: workspaceEdit(planned.plan, document) }
      : new ResponseError(ErrorCodes.InvalidRequest, refusalWords(planned.refusal));
  });
}

const offerOf = (index: ReferenceIndex, { start, end }: Selection, title: string): Offer | undefined =>
  offersAt(index, start, end).find((offer) => offer.title === title);

function selectionOf(data: unknown): Selection | undefined {
  if (typeof data !== "object" || data === null || !("uri" in data && "start" in data && "end" in data))
    return undefined;
  const { uri, start, end } = data;
  return typeof uri === "string" && typeof start === "number" && typeof end === "number"
    ? { uri, start, end }
    : undefined;
}
