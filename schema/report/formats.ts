import type { Problem } from "../problem.ts";
import { compact } from "./compact.ts";
import { github } from "./github.ts";
import { json } from "./json.ts";
import { junit } from "./junit.ts";
import { pretty } from "./pretty.ts";
import { sarif, type RuleWords } from "./sarif.ts";

/** What is reported, and what the formats need to know about it. */
export interface ReportInput {
  readonly problems: readonly Problem[];
  /** While a file is watched: the problems of the save before. */
  readonly earlier?: readonly Problem[] | undefined;
  /** The text that was checked. */
  readonly text: string;
  /** The site file as the command line names it. */
  readonly file: string;
  /** The same from the top of the repository. */
  readonly fileInRepository: string;
  /** The version of Lintel. */
  readonly version: string;
  /** How many problems are shown at most; each format has its own default. */
  readonly max: number | undefined;
  /** Warnings count as well. */
  readonly strict: boolean;
  /** Whether the terminal shows colors. */
  readonly color: boolean;
  /** Loads what a code means. */
  readonly loadRuleWords: () => Promise<(code: string) => RuleWords | undefined>;
}

interface Format {
  /** What `--help` says of it. */
  readonly note?: string;
  readonly write: (input: ReportInput) => string | Promise<string>;
}

/** Every output format, by the name that `--format` takes. */
export const formats = {
  pretty: { note: "as here", write: ({ problems, text, ...options }) => pretty(problems, text, options) },
  compact: { note: "one line each", write: ({ problems, max, earlier }) => compact(problems, max, earlier) },
  json: { write: ({ problems, version, max }) => json(problems, { version }, max) },
  github: {
    write: ({ problems, fileInRepository }) => github(problems.map((one) => ({ ...one, file: fileInRepository }))),
  },
  sarif: {
    write: async ({ problems, text, version, fileInRepository, loadRuleWords }) =>
      sarif(problems, text, { version, file: fileInRepository, describe: await loadRuleWords() }),
  },
  junit: { write: ({ problems, file, strict }) => junit(problems, { file, strict }) },
} satisfies Readonly<Record<string, Format>>;

/** The name of an output format. */
export type FormatName = keyof typeof formats;

const isFormatName = (name: string): name is FormatName => Object.hasOwn(formats, name);

/** The names of all formats. */
export const formatNames: readonly FormatName[] = Object.keys(formats).filter(isFormatName);
