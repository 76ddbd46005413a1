import type { PrintCommand } from "../../command.ts";
import { version as lintelVersion } from "../../package/version.ts";

export const version: PrintCommand = {
  kind: "print",
  option: "version",
  help: "show the version",
  run: () => `${lintelVersion}\n`,
};
