import type { CheckCommand } from "../../command.ts";
import { fixSiteFile } from "../../fix-site-file.ts";

export const fixAll: CheckCommand = {
  kind: "check",
  option: "fix-all",
  help: "put right what is likely meant as well; look at the changes afterwards",
  needsFile: "--fix writes into the file; what is piped in is none",
  run: (options) => fixSiteFile(options, "all"),
};
