import { createHash, randomUUID } from "node:crypto";
import { closeSync, fstatSync, futimesSync, openSync, readFileSync } from "node:fs";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Days after which a file that no build asked for is forgotten. */
const forgetAfter = 30;

const dayLength = 86_400_000;

/** What is kept under a name, marked as asked for. All at once: in turns it takes three times as long, and there are thousands. */
function readKept(name: string): Buffer | undefined {
  try {
    const file = openSync(name, "r");
    try {
      const now = new Date();
      if (now.getTime() - fstatSync(file).mtimeMs > dayLength) futimesSync(file, now, now);
      return readFileSync(file);
    } finally {
      closeSync(file);
    }
  } catch {
    return undefined;
  }
}

/** Keeps what takes long to make from one build to the next, by everything that it is made of. */
export class KeptFiles {
  readonly #folder: string;
  readonly #engine: string | undefined;

  /** @param engine what the state of the engine's code is called, where it is known */
  constructor(folder: string, engine?: string) {
    this.#folder = folder;
    this.#engine = engine;
  }

  /** @param ingredients all that the result depends on */
  async get(ingredients: readonly (string | Buffer)[], make: () => Promise<Buffer>): Promise<Buffer> {
    const hash = createHash("sha256");
    for (const ingredient of ingredients) hash.update(`${ingredient.length}:`).update(ingredient);
    const file = join(this.#folder, hash.digest("hex").slice(0, 32));
    const known = readKept(file);
    if (known) return known;
    const made = await make();
    await mkdir(this.#folder, { recursive: true });
    // Under its name only once it is whole: a build may be stopped at any moment.
    const unfinished = `${file}-${randomUUID()}`;
    await writeFile(unfinished, made);
    await rename(unfinished, file);
    return made;
  }

  /** The same for what the engine's code makes in its own way: kept for this state of it, and made anew where that is unknown. */
  getOfEngine(ingredients: readonly (string | Buffer)[], make: () => Promise<Buffer>): Promise<Buffer> {
    return this.#engine === undefined ? make() : this.get(["engine", this.#engine, ...ingredients], make);
  }

  /** Removes what no build has asked for in a while. */
  async forget(): Promise<void> {
    // In a folder that somebody names there may be files of his own.
    const files = (await readdir(this.#folder).catch(() => [])).filter((file) => /^[\da-f]{32}(?:-|$)/.test(file));
    const limit = Date.now() - forgetAfter * dayLength;
    await Promise.all(
      files.map(async (file) => {
        const path = join(this.#folder, file);
        const known = await stat(path).catch(() => undefined);
        if (known && known.mtimeMs < limit) await rm(path, { force: true });
      }),
    );
  }
}
