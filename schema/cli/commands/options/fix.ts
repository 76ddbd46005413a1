import type { CheckCommand } from "../../command.ts";
import { fixSiteFile } from "../../fix-site-file.ts";

export const fix: CheckCommand = {
  kind: "check",
  option: "fix",
  help: "put right what is surely meant, and check again",
  needsFile: "--fix writes into the file; what is piped in is none",
  run: (options) => fixSiteFile(options, "safe"),
};
