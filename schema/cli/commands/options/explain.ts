import type { PrintCommand } from "../../command.ts";

export const explain: PrintCommand = {
  kind: "print",
  option: "explain",
  argument: "CODE",
  help: "what a problem means, with an example: --explain yaml/tab",
  // The pages are loaded only where one is wanted.
  run: async (code) => (await import("../../explain-code.ts")).explainCode(code),
};
