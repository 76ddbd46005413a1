/** What editors check YAML with, as a library: a file against a schema. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import yamlLanguageServer from "yaml-language-server";

const [file, schema] = process.argv.slice(2);
const { TextDocument } = createRequire(import.meta.resolve("yaml-language-server"))(
  "vscode-languageserver-textdocument",
);
const service = yamlLanguageServer.getLanguageService({
  schemaRequestService: () => Promise.resolve(readFileSync(schema, "utf8")),
  workspaceContext: { resolveRelativePath: (relative) => relative },
  telemetry: { send: () => undefined, sendError: () => undefined, sendTrack: () => undefined },
});
service.configure({ validate: true, customTags: [], schemas: [{ uri: "file:///site.schema.json", fileMatch: ["*"] }] });
const document = TextDocument.create("file:///site.yaml", "yaml", 1, readFileSync(file, "utf8"));
const problems = await service.doValidation(document, false);
process.stdout.write(`${problems.length} problems\n`);
