import { existsSync } from "node:fs";
import { join } from "node:path";
import { workspace, type ExtensionContext } from "vscode";
import { LanguageClient, TransportKind } from "vscode-languageclient/node";

let client: LanguageClient | undefined;

/** A Lintel that the open folder has installed checks as the site's build does; else the one that the extension brings. */
function serverModule(context: ExtensionContext): string {
  const installed = (workspace.workspaceFolders ?? []).flatMap(({ uri }) => [
    join(uri.fsPath, "node_modules/lintel/build/lintel.js"),
    join(uri.fsPath, "build/lintel.js"),
  ]);
  // A workspace that the user does not trust runs no code of its own.
  const own = workspace.isTrusted ? installed.find((path) => existsSync(path)) : undefined;
  return own ?? context.asAbsolutePath("dist/server/build/lintel.js");
}

/** Starts the language server for every site file. VS Code calls it when a folder with one is opened. */
export async function activate(context: ExtensionContext): Promise<void> {
  client = new LanguageClient(
    "lintel",
    "Lintel",
    { module: serverModule(context), args: ["lsp"], transport: TransportKind.stdio },
    {
      documentSelector: [
        { scheme: "file", pattern: "**/site.yaml" },
        { scheme: "file", pattern: "**/site.yml" },
      ],
      synchronize: { fileEvents: workspace.createFileSystemWatcher("**/public/**") },
    },
  );
  await client.start();
}

/** Ends the language server. VS Code calls it when it closes. */
export const deactivate = (): Promise<void> | undefined => client?.stop();
