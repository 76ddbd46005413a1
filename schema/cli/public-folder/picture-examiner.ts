import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, extname } from "node:path";
import type { FileFault } from "../../problem.ts";
import { hasPart } from "../package/optional-parts.ts";
import { version } from "../package/version.ts";
import { hasTooManyPixels } from "../../site/pictures/picture-limits.ts";
import { readPictureHead } from "./picture-head.ts";
import { scanPublicFolder } from "./scan.ts";
import { loadSharp } from "./sharp.ts";
import { examineSvg } from "./svg/examine-svg.ts";

/** What was found out of a file in one state of it. */
interface Verdict {
  /** When it was written, and its size. */
  readonly stamp: string;
  readonly fault?: FileFault;
}

/** Larger drawings are not read, in bytes. */
const maxDrawing = 16 * 1024 * 1024;

const drawingEndings = new Set([".svg", ".svgz"]);

const pixelEndings = new Set([".png", ".jpg", ".jpeg", ".webp", ".avif", ".gif"]);

const damaged: FileFault = { why: "damaged", detail: "It is damaged, or cut off." };

/**
 * Looks into whole pictures, which takes long: each state of a file is looked at once. Drawings are read when somebody asks; to
 * decode pictures of pixels is not possible without waiting, so `decode` does that before the check.
 */
export class PictureExaminer {
  readonly #verdicts: Map<string, Verdict>;
  readonly #cacheFile: string | undefined;

  /** @param cacheFile where the verdicts on pictures of pixels are kept from one process to the next: loading sharp takes 0.1 s */
  constructor(cacheFile?: string) {
    this.#cacheFile = cacheFile;
    this.#verdicts = new Map(cacheFile === undefined ? [] : readVerdicts(cacheFile));
  }

  /**
   * Decodes the pictures of a folder that a text names, where that is possible.
   * @param folder its path, or its files: each with its name and its path
   */
  async decode(folder: string | Iterable<readonly [name: string, path: string]>, text: string): Promise<void> {
    const written = text.normalize();
    // "\u00f6.png" may name any of them.
    const isEscaped = /\\[xuU]/.test(written);
    const isNamed = (name: string): boolean => isEscaped || written.includes(name.slice(name.lastIndexOf("/") + 1));
    const files = typeof folder === "string" ? scanPublicFolder(folder).files : folder;
    const named = [...files].filter(([name]) => isNamed(name));
    const withEnding = (endings: ReadonlySet<string>): string[] =>
      named.flatMap(([name, path]) => (endings.has(extname(name).toLowerCase()) ? [path] : []));
    const drawings = withEnding(drawingEndings).filter((path) => !this.#known(path));
    for (const path of drawings) this.#examine(path);
    const pending = hasPart("pictures") ? withEnding(pixelEndings).filter((path) => !this.#known(path)) : [];
    if (drawings.length + pending.length === 0) return;
    const next = pending.values();
    const work = async (): Promise<void> => {
      for (const path of next) this.#verdicts.set(path, await decoded(path));
    };
    // A progressive photograph is in memory as a whole while it is decoded.
    await Promise.all(Array.from({ length: availableParallelism() }, work));
    this.#save(new Set(named.map(([, path]) => path)));
  }

  /** What is wrong with a picture, as far as it is known. */
  faultOf(path: string, kind: string): FileFault | undefined {
    if (kind !== "svg" && !/\.svgz?$/i.test(path)) return this.#known(path)?.fault;
    return (this.#known(path) ?? this.#examine(path)).fault;
  }

  /** Reads a drawing. */
  #examine(path: string): Verdict {
    const verdict = { stamp: stampOf(path), ...withFault(faultOfDrawing(path)) };
    this.#verdicts.set(path, verdict);
    return verdict;
  }

  #known(path: string): Verdict | undefined {
    const verdict = this.#verdicts.get(path);
    return verdict?.stamp === stampOf(path) ? verdict : undefined;
  }

  #save(current: ReadonlySet<string>): void {
    if (this.#cacheFile === undefined) return;
    const kept = [...this.#verdicts].filter(([path]) => current.has(path));
    try {
      mkdirSync(dirname(this.#cacheFile), { recursive: true });
      const unfinished = `${this.#cacheFile}-${process.pid}`;
      writeFileSync(unfinished, JSON.stringify(kept));
      renameSync(unfinished, this.#cacheFile);
    } catch {
      // The next process decodes them again.
    }
  }
}

const withFault = (fault: FileFault | undefined): { fault?: FileFault } => (fault ? { fault } : {});

function stampOf(path: string): string {
  const { mtimeMs, size } = statSync(path);
  // Another version may know better what harms.
  return `${mtimeMs} ${size} ${version}`;
}

function faultOfDrawing(path: string): FileFault | undefined {
  if (/\.svgz$/i.test(path)) return { why: "active", detail: "what cannot be looked into: it is packed" };
  if (statSync(path).size > maxDrawing) return { why: "active", detail: "more than 16 MB" };
  return examineSvg(readFileSync(path));
}

async function decoded(path: string): Promise<Verdict> {
  const stamp = stampOf(path);
  // What the rules say of too many pixels follows from the size. To decode them is what must not happen.
  if (hasTooManyPixels(readPictureHead(path))) return { stamp };
  const open = await loadSharp();
  try {
    await open(path, { sequentialRead: true }).resize(8, 8, { fit: "fill" }).raw().toBuffer();
    return { stamp };
  } catch {
    return { stamp, fault: damaged };
  }
}

function readVerdicts(file: string): [string, Verdict][] {
  try {
    const kept: [string, Verdict][] = JSON.parse(readFileSync(file, "utf8"));
    return [...new Map(kept)];
  } catch {
    return [];
  }
}
