import type { NamedCommand } from "../command.ts";
import { explainCode } from "../explain-code.ts";
import { UsageError } from "../options.ts";
import { documentAt } from "../package/document.ts";

export const explainCommand: NamedCommand = {
  usage: `Says what a problem means, with an example.

  npx lintel explain yaml/tab
  npx lintel explain link/unknown-page

${documentAt("problems/README.md")} lists every problem.
`,
  options: {},
  run([code, ...more]) {
    if (code === undefined || more.length > 0) throw new UsageError("explain wants the name of one problem");
    process.stdout.write(explainCode(code));
    return 0;
  },
};
