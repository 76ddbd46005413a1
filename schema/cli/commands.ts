import type { Command } from "./command.ts";
import { explain } from "./commands/options/explain.ts";
import { fixAll } from "./commands/options/fix-all.ts";
import { fix } from "./commands/options/fix.ts";
import { help } from "./commands/options/help.ts";
import { version } from "./commands/options/version.ts";
import { watch } from "./commands/options/watch.ts";

/**
 * Every command, in the order of `--help`. Of several that are asked for, `help` or the last one
 * runs; without any, the file is checked.
 */
export const commands: readonly Command[] = [fix, fixAll, watch, explain, help, version];
