import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filesBelow } from "../../renderer/build/built-folder.ts";
import { ensureBundled } from "../../renderer/build/ensure-bundled.mjs";
import { startKept, type Called } from "../cli/kept/call-kept.ts";

/** The package as an author has it, in a folder of their own. */
export interface Installed {
  /** Blanks and letters beyond ASCII are in its name. */
  readonly folder: string;
  /** The file of the command `lintel`. */
  readonly program: string;
  /** What `lintel` does with these words, in a folder below. */
  call(words: readonly string[], below?: string): Called;
  /** Every file of the package, with its size and the time when it was written. */
  packageFiles(): readonly string[];
}

/**
 * Packs Lintel, and installs the package. Nothing is fetched where `options` leave out what is optional.
 * @param options of `npm install`
 */
export function installPacked(options: readonly string[]): Installed {
  ensureBundled(process.cwd());
  const place = realpathSync(mkdtempSync(join(tmpdir(), "lintel-package-")));
  const folder = join(place, "Über uns", "my site");
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  const npm = (words: readonly string[], cwd: string): string =>
    execFileSync("npm", words, {
      cwd,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
  const [packed] = JSON.parse(npm(["pack", "--json", "--ignore-scripts", "--pack-destination", place], process.cwd()));
  npm(["install", "--no-audit", "--no-fund", "--ignore-scripts", ...options, join(place, packed.filename)], folder);
  const root = join(folder, "node_modules/lintel");
  const program = join(root, "build/lintel.js");
  const { CACHE: _, ...others } = process.env;
  const env = { ...others, XDG_CACHE_HOME: join(place, "cache") };
  const call = startKept(program, env);
  return {
    folder,
    program,
    call: (args, below = ".") => call({ args, cwd: join(folder, below), env }),
    packageFiles: () =>
      filesBelow(root).map((file) => {
        const { size, mtimeMs } = statSync(join(root, file));
        return `${file} ${size} ${mtimeMs}`;
      }),
  };
}
