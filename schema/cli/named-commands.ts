import type { NamedCommand } from "./command.ts";

interface NamedEntry {
  /** Its line in `--help`. */
  readonly help: string;
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
      help: "what a change of the site file does to the site, in words: diff main",
      load: async () => (await import("./commands/diff.ts")).diffCommand,
    },
  ],
  [
    "explain",
    {
      help: "what a problem means, with an example: explain yaml/tab",
      load: async () => (await import("./commands/explain.ts")).explainCommand,
    },
  ],
  [
    "rename",
    {
      help: "another name for a page, a fact, a picture …; all links follow: rename /pricing /prices",
      load: async () => (await import("./commands/refactor/rename.ts")).renameCommand,
    },
  ],
  [
    "move",
    {
      help: "move a section to another page, or anything in its order: move /a/questions /b",
      load: async () => (await import("./commands/refactor/move.ts")).moveCommand,
    },
  ],
  [
    "delete",
    {
      help: "delete a page, a section, a fact …; says who uses it: delete /careers --redirect /contact",
      load: async () => (await import("./commands/refactor/delete.ts")).deleteCommand,
    },
  ],
  [
    "extract",
    {
      help: "make a fact of words that texts repeat: extract 14 trial.days",
      load: async () => (await import("./commands/refactor/extract.ts")).extractCommand,
    },
  ],
  [
    "inline",
    {
      help: "write a fact out wherever texts name it, and take it away: inline {trial.days}",
      load: async () => (await import("./commands/refactor/inline.ts")).inlineCommand,
    },
  ],
  [
    "where",
    {
      help: "who uses something, and what it uses: where /pricing#questions",
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
      help: "writes what editors read to .lintel/",
      load: async () => (await import("./commands/types.ts")).types,
    },
  ],
  [
    "doctor",
    {
      help: "looks into what does not work",
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
  [
    "lsp",
    {
      help: "speaks to a code editor (Language Server Protocol)",
      load: async () => (await import("./commands/lsp.ts")).lsp,
    },
  ],
]);
