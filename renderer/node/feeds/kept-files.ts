import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Days after which a file that no build asked for is forgotten. */
const forgetAfter = 30;

const dayLength = 86_400_000;

/** Keeps what takes long to make from one build to the next, by everything that it is made of. */
export class KeptFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param ingredients all that the result depends on */
  async get(ingredients: readonly (string | Buffer)[], make: () => Promise<Buffer>): Promise<Buffer> {
    const hash = createHash("sha256");
    for (const ingredient of ingredients) hash.update(`${ingredient.length}:`).update(ingredient);
    const file = join(this.#folder, hash.digest("hex").slice(0, 32));
    try {
      const known = await readFile(file);
      await utimes(file, new Date(), new Date());
      return known;
    } catch {
      const made = await make();
      await mkdir(this.#folder, { recursive: true });
      // Under its name only once it is whole: a build may be stopped at any moment.
      const unfinished = `${file}-${randomUUID()}`;
      await writeFile(unfinished, made);
      await rename(unfinished, file);
      return made;
    }
  }

  /** Removes what no build has asked for in a while. */
  async forget(): Promise<void> {
    const files = await readdir(this.#folder).catch(() => []);
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
