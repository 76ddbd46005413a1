import type { NamedCommand } from "./command.ts";

interface NamedEntry {
  /** Its line in `--help`; left out where it stands in that of the command before it. */
  readonly help?: string;
  /** What a command needs is loaded when it is called, so that the check starts fast. */
  readonly load: () => Promise<NamedCommand>;
}

/** Every command that is called by its name, in the order of `--help`. */
export const namedCommands: ReadonlyMap<string, NamedEntry> = new Map([
  [
    "init",
    {
      help: "makes a new site in a folder",
      load: async () => (await import("./commands/init.ts")).init,
    },
  ],
  [
    "start",
    {
      help: "shows a site live while you edit its file",
      load: async () => (await import("./commands/start.ts")).startCommand,
    },
  ],
  [
    "build",
    {
      help: "checks a site file, and writes the site to a folder for any server",
      load: async () => (await import("./commands/build.ts")).buildCommand,
    },
  ],
  [
    "preview",
    {
      help: "serves a built site",
      load: async () => (await import("./commands/preview.ts")).previewCommand,
    },
  ],
  [
    "diff",
    {
      help: "says what a change of the site file does to the site, in words: diff main",
      load: async () => (await import("./commands/diff.ts")).diffCommand,
    },
  ],
  [
    "explain",
    {
      help: "says what a problem means, with an example: explain yaml/tab",
      load: async () => (await import("./commands/explain.ts")).explainCommand,
    },
  ],
  [
    "rename",
    {
      help: "changes a name or a place; all links follow: rename /pricing /prices",
      load: async () => (await import("./commands/refactor/rename.ts")).renameCommand,
    },
  ],
  [
    "move",
    {
      load: async () => (await import("./commands/refactor/move.ts")).moveCommand,
    },
  ],
  [
    "delete",
    {
      load: async () => (await import("./commands/refactor/delete.ts")).deleteCommand,
    },
  ],
  [
    "extract",
    {
      help: "makes a fact of words that texts repeat, and the reverse: extract 14 trial.days",
      load: async () => (await import("./commands/refactor/extract.ts")).extractCommand,
    },
  ],
  [
    "inline",
    {
      load: async () => (await import("./commands/refactor/inline.ts")).inlineCommand,
    },
  ],
  [
    "where",
    {
      help: "says who uses something, and what it uses: where /pricing#questions",
      load: async () => (await import("./commands/refactor/where.ts")).whereCommand,
    },
  ],
  [
    "new",
    {
      help: "makes a section type of your own: new block price-map",
      load: async () => (await import("./commands/new.ts")).newCommand,
    },
  ],
  [
    "types",
    {
      help: "what code editors need: types for own sections; the Language Server Protocol",
      load: async () => (await import("./commands/types.ts")).types,
    },
  ],
  [
    "lsp",
    {
      load: async () => (await import("./commands/lsp.ts")).lsp,
    },
  ],
  [
    "doctor",
    {
      help: "looks into what does not work: versions, folders, what is missing",
      load: async () => (await import("./commands/doctor.ts")).doctor,
    },
  ],
  [
    "upgrade",
    {
      help: "brings a site file to the newest version of the language",
      load: async () => (await import("./commands/upgrade.ts")).upgrade,
    },
  ],
  [
    "undo",
    {
      help: "takes back the last change that Lintel wrote into the site file",
      load: async () => (await import("./commands/undo.ts")).undoCommand,
    },
  ],
]);
