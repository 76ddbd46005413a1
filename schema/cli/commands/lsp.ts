import type { NamedCommand } from "../command.ts";
import { serve } from "../language-server/serve.ts";
import { UsageError } from "../options.ts";
import { documentAt } from "../package/document.ts";

export const lsp: NamedCommand = {
  usage: `Speaks to a code editor: problems, fixes, proposals and more, while you type.

  npx lintel lsp

An editor starts it and talks to it over standard input and output (Language Server Protocol).
${documentAt("editors.md")} says how each editor does.
`,
  // Some editors add these: there is no other way than stdio, and VS Code says by which process it ends.
  options: { stdio: { type: "boolean" }, clientProcessId: { type: "string" } },
  run(words) {
    if (words.length > 0) throw new UsageError("lsp takes no words");
    return new Promise(() => serve());
  },
};
