import type { PrintCommand } from "../../command.ts";

export const help: PrintCommand = {
  kind: "print",
  option: "help",
  short: "h",
  help: "show this text",
  run: (_, usage) => usage,
};
