import type { OptionValues } from "../command.ts";
import { UsageError } from "../options.ts";

/** The options of every command that knows what uses what. */
export const fileOptions = {
  file: { type: "string" },
  format: { type: "string" },
} as const;

/** The options of a command that changes the file. */
export const changeOptions = { ...fileOptions, "dry-run": { type: "boolean" } } as const;

export interface FileChoice {
  readonly file: string;
  readonly format: "text" | "json";
}

/** @throws UsageError where a format is named that there is not */
export function readFileChoice({ file = "site.yaml", format = "text" }: OptionValues): FileChoice {
  if (format !== "text" && format !== "json")
    throw new UsageError(`There is no format “${String(format)}”; there are text and json`);
  return { file: String(file), format };
}

/** How things are named, for the usage of each command. */
export const namesHelp = `/pricing a page, /pricing#questions a section, or an item of one, by its anchor, {trial.days} a constant or its group, badge:new,
programs a collection, programs.basic an entry, shared:faq, art/mark.svg a picture, menu:Products,
item:Sales an entry of a menu, /pricing#2 the second section of a page,
variant:campaign the menus of some pages`;
