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
import { freeFactName } from "../../refactor/extract/free-fact-name.ts";
import { findWords } from "../../refactor/extract/find-words.ts";
import { planExtract } from "../../refactor/plan-extract.ts";
import { planInline } from "../../refactor/plan-inline.ts";
import type { Planned } from "../../refactor/plan/plan.ts";
import { findThingAt, usesOf, type ReferenceIndex } from "../../refactor/reference-index.ts";
import type { OpenSites } from "./open-sites.ts";
import { refusalWords, workspaceEdit } from "./plan-edit.ts";

/** What an action does, until it is chosen: to plan it takes longer than a move of the cursor. */
interface Offer {
  readonly uri: string;
  readonly kind: "inline" | "extract";
  /** The fact of `inline`; the words and the new name of `extract`. */
  readonly name: string;
  readonly words: string;
}

/** What can be done with the fact at the cursor, and with the words that are selected. */
export function refactoringsAt(document: TextDocument, range: ProtocolRange, sites: OpenSites): CodeAction[] {
  const index = sites.references(document);
  if (!index) return [];
  const thing = findThingAt(index, document.offsetAt(range.start))?.thing;
  const offers = [];
  if (thing?.kind === "constant" && usesOf(index, thing).length > 0)
    offers.push({
      title: `Write {${thing.name}} out`,
      kind: CodeActionKind.RefactorInline,
      data: { uri: document.uri, kind: "inline", name: thing.name, words: "" } satisfies Offer,
    });
  const words = document.getText(range);
  const count = words.trim() === words && words.length > 1 ? findWords(index.site, words).length : 0;
  if (count > 0) {
    const name = freeFactName(index.site, words, document.getText().slice(document.offsetAt(range.end)));
    offers.push({
      title: `Make a fact of “${words}”, for ${count === 1 ? "1 place" : `${count} places`}: {${name}}`,
      kind: CodeActionKind.RefactorExtract,
      data: { uri: document.uri, kind: "extract", name, words } satisfies Offer,
    });
  }
  return offers;
}

/** Plans an action once it is chosen. */
export function resolveRefactorings(
  connection: Connection,
  documents: TextDocuments<TextDocument>,
  sites: OpenSites,
): void {
  connection.onCodeActionResolve((action): CodeAction | ResponseError<void> => {
    const offer = offerOf(action.data);
    const document = offer && documents.get(offer.uri);
    if (!document) return action;
    const planned = sites.tryPlan(document, (index) => planOf(index, offer));
    return planned.kind === "plan"
      ? { ...action, edit: workspaceEdit(planned.plan, document) }
      : new ResponseError(ErrorCodes.InvalidRequest, refusalWords(planned.refusal));
  });
}

function planOf({ site, things }: ReferenceIndex, { kind, name, words }: Offer): Planned {
  if (kind === "extract") return planExtract(site, words, name);
  const thing = things.find((one) => one.kind === "constant" && one.name === name);
  return thing
    ? planInline(site, thing)
    : { kind: "refused", refusal: { kind: "call", message: `There is no {${name}}`, help: [] } };
}

function offerOf(data: unknown): Offer | undefined {
  if (typeof data !== "object" || data === null || !("uri" in data) || !("kind" in data)) return undefined;
  const { uri, kind } = data;
  const text = (key: string): string => String(Reflect.get(data, key) ?? "");
  if (typeof uri !== "string" || (kind !== "inline" && kind !== "extract")) return undefined;
  return { uri, kind, name: text("name"), words: text("words") };
}
