import {
  CodeActionKind,
  CompletionItemKind,
  DiagnosticSeverity,
  InsertTextFormat,
  InsertTextMode,
  SymbolKind,
  type CodeAction,
  type CompletionItem,
  type Diagnostic,
  type DocumentSymbol,
  type Range as ProtocolRange,
  type TextEdit,
} from "vscode-languageserver/node";
import type { TextDocument } from "vscode-languageserver-textdocument";
import type { Completion } from "../../assist/completion.ts";
import type { OutlineItem } from "../../assist/outline.ts";
import type { Edit, Fix, Problem, Range } from "../../problem.ts";

/** A range as editors count: lines and columns from 0. */
export const rangeOf = ({ start, end }: Range): ProtocolRange => ({
  start: { line: start.line - 1, character: start.column - 1 },
  end: { line: end.line - 1, character: end.column - 1 },
});

const severities = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
} as const;

/** A problem as editors show it: its words, and what to do. */
export const diagnosticOf = (
  { code, severity, message, help, range, related = [] }: Problem,
  uri: string,
): Diagnostic => ({
  range: rangeOf(range),
  severity: severities[severity],
  source: "lintel",
  code,
  message: help === undefined ? message : `${message}\n${help}`,
  ...(related.length > 0 && {
    relatedInformation: related.map((one) => ({
      location: { uri, range: rangeOf(one.range) },
      message: one.message,
    })),
  }),
});

/** Edits of the text as editors make them. */
export const textEditsOf = (edits: readonly Edit[], document: TextDocument): TextEdit[] =>
  edits.map(({ start, end, text }) => ({
    range: { start: document.positionAt(start), end: document.positionAt(end) },
    newText: text,
  }));

/** A fix of a problem as an action. Of several fixes none is preferred: each is another reading. */
export const quickFixOf = (fix: Fix, problem: Problem, document: TextDocument): CodeAction => ({
  title: fix.title,
  kind: CodeActionKind.QuickFix,
  diagnostics: [diagnosticOf(problem, document.uri)],
  isPreferred: fix.safety === "safe" && problem.fixes?.length === 1,
  edit: { changes: { [document.uri]: textEditsOf(fix.edits, document) } },
});

const completionKinds = {
  key: CompletionItemKind.Property,
  value: CompletionItemKind.EnumMember,
  page: CompletionItemKind.File,
  place: CompletionItemKind.Reference,
  constant: CompletionItemKind.Constant,
  icon: CompletionItemKind.Value,
  file: CompletionItemKind.File,
  section: CompletionItemKind.Snippet,
} as const;

/** A proposal as editors show it. `order`: its place in the list. */
export function completionItemOf(completion: Completion, order: number, document: TextDocument): CompletionItem {
  const { label, kind, detail, documentation, start, end, text, isSnippet, continues } = completion;
  const range = { start: document.positionAt(start), end: document.positionAt(end) };
  return {
    label,
    kind: completionKinds[kind],
    sortText: String(order).padStart(5, "0"),
    filterText: label,
    insertTextFormat: isSnippet ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
    // The lines have their indentation already.
    insertTextMode: InsertTextMode.asIs,
    textEdit: { range, newText: text },
    ...(detail !== undefined && { detail }),
    ...(documentation !== undefined && { documentation: { kind: "markdown", value: documentation } }),
    ...(continues && { command: { title: "Propose values", command: "editor.action.triggerSuggest" } }),
    ...(kind === "icon" && { data: { icon: label } }),
  };
}

const symbolKinds = {
  group: SymbolKind.Namespace,
  page: SymbolKind.File,
  section: SymbolKind.Class,
  entry: SymbolKind.Field,
} as const;

/** A line of the outline as editors show it. */
export const symbolOf = ({ name, detail, kind, range, head, children }: OutlineItem): DocumentSymbol => ({
  name,
  detail,
  kind: symbolKinds[kind],
  range: rangeOf(range),
  selectionRange: rangeOf(head),
  children: children.map(symbolOf),
});
