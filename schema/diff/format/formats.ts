import type { Description } from "../change.ts";
import type { FormatInput } from "./format-input.ts";
import { html } from "./html.ts";
import { json } from "./json.ts";
import { markdown } from "./markdown.ts";
import { text } from "./text.ts";

/** Every format of the changes, by the name that `--format` takes. */
export const diffFormats = { text, markdown, json, html } satisfies Readonly<
  Record<string, (description: Description, input: FormatInput) => string>
>;

export type DiffFormatName = keyof typeof diffFormats;

const isFormatName = (name: string): name is DiffFormatName => Object.hasOwn(diffFormats, name);

/** The names of all formats. */
export const diffFormatNames: readonly DiffFormatName[] = Object.keys(diffFormats).filter(isFormatName);
