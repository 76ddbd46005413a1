import { pathToFileURL } from "node:url";
import { join } from "node:path";
import {
  CodeActionKind,
  createConnection,
  FoldingRangeKind,
  ProposedFeatures,
  TextDocuments,
  TextDocumentSyncKind,
  type CodeAction,
  type CompletionItem,
  type Connection,
  type InitializeResult,
  type Range as ProtocolRange,
} from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import { completionsAt } from "../../assist/completions.ts";
import { colorsOf, colorText } from "../../assist/colors.ts";
import { foldsOf } from "../../assist/folds.ts";
import { hoverAt } from "../../assist/hover.ts";
import { outlineOf } from "../../assist/outline.ts";
import { targetsOf } from "../../assist/targets.ts";
import { iconPicture } from "../../assist/value-proposals.ts";
import { compatible } from "../../repair/fix.ts";
import { version } from "../package/version.ts";
import { answerAboutNames } from "./answer-about-names.ts";
import { iconDrawing } from "./icon-drawing.ts";
import { keepChecking } from "./keep-checking.ts";
import { refactoringKinds, refactoringsAt, resolveRefactorings } from "./offer-refactorings.ts";
import { folderOf, isSiteFile, OpenSites } from "./open-sites.ts";
import { completionItemOf, quickFixOf, rangeOf, symbolOf, textEditsOf } from "./protocol.ts";
import { knowledgeOf, type ReadText } from "./site-document.ts";

const initialized: InitializeResult = {
  serverInfo: { name: "lintel", version },
  capabilities: {
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
    completionProvider: { triggerCharacters: [" ", "{", "|", "(", "/", ".", "-", ":", "\n"], resolveProvider: true },
    hoverProvider: true,
    codeActionProvider: {
      codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.SourceFixAll, ...Object.values(refactoringKinds)],
      resolveProvider: true,
    },
    documentSymbolProvider: true,
    foldingRangeProvider: true,
    colorProvider: true,
    documentLinkProvider: { resolveProvider: false },
    definitionProvider: true,
    referencesProvider: true,
    documentHighlightProvider: true,
    renameProvider: { prepareProvider: true },
  },
};

/** Speaks the Language Server Protocol over standard input and output until the editor ends it. */
export function serve(): void {
  const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
  const documents = new TextDocuments(TextDocument);
  const sites = new OpenSites();
  connection.onInitialize(() => initialized);
  keepChecking(connection, documents, sites);
  answerAboutPlaces(connection, documents, sites);
  answerAboutFiles(connection, documents, sites);
  answerAboutNames(connection, documents, sites);
  resolveRefactorings(connection, documents, sites);
  documents.listen(connection);
  connection.listen();
}

type Documents = TextDocuments<TextDocument>;

/** Answers what is asked about the place of a cursor. */
function answerAboutPlaces(connection: Connection, documents: Documents, sites: OpenSites): void {
  connection.onCompletion(async ({ textDocument: { uri }, position }) => {
    const document = documents.get(uri);
    if (!document || !isSiteFile(document)) return null;
    const site = sites.get(uri) ?? (await sites.check(document));
    const knowledge = knowledgeOf(site, sites.files(uri), iconDrawing);
    return completionsAt(document.getText(), document.offsetAt(position), knowledge).map((one, index) =>
      completionItemOf(one, index, document),
    );
  });

  connection.onCompletionResolve((item: CompletionItem): CompletionItem => {
    const data: unknown = item.data;
    const icon = typeof data === "object" && data !== null && "icon" in data ? String(data.icon) : undefined;
    const drawing = icon === undefined ? undefined : iconDrawing(icon);
    return drawing === undefined ? item : { ...item, documentation: { kind: "markdown", value: iconPicture(drawing) } };
  });

  connection.onHover(async ({ textDocument: { uri }, position }) => {
    const document = documents.get(uri);
    if (!document || !isSiteFile(document)) return null;
    const site = sites.get(uri) ?? (await sites.check(document));
    const knowledge = knowledgeOf(site, sites.files(uri), iconDrawing);
    const hover = hoverAt(document.getText(), document.offsetAt(position), knowledge);
    return hover
      ? {
          contents: { kind: "markdown", value: hover.markdown },
          range: { start: document.positionAt(hover.start), end: document.positionAt(hover.end) },
        }
      : null;
  });

  connection.onCodeAction(async ({ textDocument: { uri }, range, context: { only } }): Promise<CodeAction[]> => {
    const document = documents.get(uri);
    if (!document || !isSiteFile(document)) return [];
    const { problems } = await sites.current(document);
    const isWanted = (kind: string): boolean => !only || only.some((one) => `${kind}.`.startsWith(`${one}.`));
    const fixes = isWanted(CodeActionKind.QuickFix)
      ? sites
          .withChoices(
            document,
            problems.filter((problem) => touches(rangeOf(problem.range), range)),
          )
          .flatMap((problem) => (problem.fixes ?? []).map((fix) => quickFixOf(fix, problem, document)))
      : [];
    const refactorings = refactoringsAt(document, range, sites).filter(({ kind = "" }) => isWanted(kind));
    const safe = compatible(
      problems.flatMap(({ fixes: [fix, other] = [] }) => (fix?.safety === "safe" && !other ? [fix] : [])),
    );
    if (safe.length === 0 || !isWanted(CodeActionKind.SourceFixAll)) return [...fixes, ...refactorings];
    const edits = textEditsOf(
      safe.flatMap((fix) => fix.edits),
      document,
    );
    const title = "Make all corrections that are surely meant";
    return [
      ...fixes,
      ...refactorings,
      { title, kind: CodeActionKind.SourceFixAll, edit: { changes: { [uri]: edits } } },
    ];
  });
}

/** Whether two ranges share a place. */
const touches = (one: ProtocolRange, other: ProtocolRange): boolean =>
  one.start.line <= other.end.line && other.start.line <= one.end.line;

/** Answers what is asked about a whole document. What its text cannot be read for is not answered. */
function answerAboutFiles(connection: Connection, documents: Documents, sites: OpenSites): void {
  async function read(uri: string): Promise<ReadText | undefined> {
    const document = documents.get(uri);
    if (!document || !isSiteFile(document)) return undefined;
    const latest = (await sites.current(document)).read;
    return latest?.text === document.getText() ? latest : undefined;
  }

  connection.onDocumentSymbol(async ({ textDocument: { uri } }) => {
    const found = await read(uri);
    return found ? outlineOf(found.value, found.source).map(symbolOf) : null;
  });

  connection.onFoldingRanges(async ({ textDocument: { uri } }) => {
    const found = await read(uri);
    return found
      ? foldsOf(found.source).map(({ first, last }) => ({
          startLine: first,
          endLine: last,
          kind: FoldingRangeKind.Region,
        }))
      : null;
  });

  connection.onDocumentColor(async ({ textDocument: { uri } }) => {
    const found = await read(uri);
    return found
      ? colorsOf(found.index, found.source).map(({ range, red, green, blue }) => ({
          range: rangeOf(range),
          color: { red, green, blue, alpha: 1 },
        }))
      : [];
  });

  connection.onColorPresentation(({ color }) => [{ label: colorText(color) }]);

  connection.onDocumentLinks(async ({ textDocument: { uri } }) => {
    const found = await read(uri);
    return found
      ? targetsOf(found.index, found.source).map((target) => ({
          range: rangeOf(target.range),
          target:
            target.kind === "address"
              ? target.url
              : target.kind === "picture"
                ? pathToFileURL(join(folderOf(uri), target.file)).href
                : `${uri}#L${target.at.start.line}`,
        }))
      : null;
  });
}
