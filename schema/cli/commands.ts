import type { Command } from "./command.ts";
import { explain } from "./commands/explain.ts";
import { fixAll } from "./commands/fix-all.ts";
import { fix } from "./commands/fix.ts";
import { help } from "./commands/help.ts";
import { version } from "./commands/version.ts";
import { watch } from "./commands/watch.ts";

/**
 * Every command, in the order of `--help`. Of several that are asked for, `help` or the last one
 * runs; without any, the file is checked.
 */
export const commands: readonly Command[] = [fix, fixAll, watch, explain, help, version];
