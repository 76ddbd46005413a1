import type { Connection, TextDocuments } from "vscode-languageserver/node";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { isSiteFile, type OpenSites } from "./open-sites.ts";
import { diagnosticOf } from "./protocol.ts";

/** After a change the check waits so many milliseconds for the next one, and as long again as the last check took. */
const pause = 50;

/** Checks each document after it changed, and reports what is wrong. */
export function keepChecking(connection: Connection, documents: TextDocuments<TextDocument>, sites: OpenSites): void {
  const waiting = new Map<string, NodeJS.Timeout>();
  let lastCheck = 0;
  async function check(uri: string): Promise<void> {
    const document = documents.get(uri);
    if (!document || !isSiteFile(document)) return;
    const start = performance.now();
    const { problems } = await sites.check(document);
    lastCheck = performance.now() - start;
    // What was typed meanwhile is checked next.
    if (documents.get(uri)?.version !== document.version) return;
    const diagnostics = problems.map((problem) => diagnosticOf(problem, uri));
    await connection.sendDiagnostics({ uri, version: document.version, diagnostics });
  }
  function plan(uri: string): void {
    clearTimeout(waiting.get(uri));
    const timer = setTimeout(() => void check(uri).catch(report), pause + lastCheck);
    waiting.set(uri, timer);
  }
  const report = (error: unknown): void => connection.console.error(String(error));
  documents.onDidChangeContent(({ document }) => plan(document.uri));
  // A picture may have come or gone.
  documents.onDidSave(({ document }) => plan(document.uri));
  connection.onDidChangeWatchedFiles(() => documents.keys().forEach(plan));
  documents.onDidClose(({ document: { uri } }) => {
    clearTimeout(waiting.get(uri));
    sites.close(uri);
    void connection.sendDiagnostics({ uri, diagnostics: [] });
  });
}
