import { readFileSync, statSync } from "node:fs";
import type { FileFacts, FileFault, Files } from "../problem.ts";
import { fontFacts } from "./fonts/font-facts.ts";
import { isWoff2 } from "./fonts/tables.ts";
import { PictureExaminer } from "./public-folder/picture-examiner.ts";
import { readPictureHead } from "./public-folder/picture-head.ts";
import { publishedFile, scanPublicFolder, type PublicFolder } from "./public-folder/scan.ts";

/**
 * The public folder on disk. What is known of a file is read once.
 * @param folder its path, or what it holds
 * @param examiner which has decoded the pictures that the check is about, where damaged ones have to be found
 */
export function publicFiles(folder: string | PublicFolder, examiner = new PictureExaminer()): Files {
  const known = new Map<string, FileFacts | undefined>();
  let scanned: PublicFolder | undefined;
  let names: readonly string[] | undefined;
  const whole = (): PublicFolder => (scanned ??= typeof folder === "string" ? scanPublicFolder(folder) : folder);
  return {
    list: () => (names ??= [...whole().files.keys()]),
    leftOut: () => whole().leftOut,
    facts(written) {
      const name = written.normalize();
      if (!known.has(name)) {
        const isWhole = scanned !== undefined || typeof folder !== "string";
        const path = isWhole ? whole().files.get(name) : publishedFile(folder, name);
        known.set(name, path === undefined ? undefined : factsOf(path, examiner));
      }
      return known.get(name);
    },
  };
}

const empty: FileFault = { why: "empty", detail: "It is empty." };

const cut: FileFault = { why: "damaged", detail: "It ends before it says how large it is." };

/** Pictures whose beginning says their size. */
const sized: ReadonlySet<string> = new Set(["png", "jpeg", "webp", "avif", "gif"]);

/** What a font file holds; a fault where it cannot be read. */
function fontIn(path: string): Pick<FileFacts, "font" | "fault"> {
  const file = readFileSync(path);
  if (!isWoff2(file)) return {};
  try {
    return { font: fontFacts(file) };
  } catch {
    return { fault: { why: "damaged", detail: "It is damaged, or cut off." } };
  }
}

/** What is wrong with a picture; nothing where it has gone since. */
function faultOf(path: string, kind: FileFacts["kind"], examiner: PictureExaminer): FileFault | undefined {
  try {
    return examiner.faultOf(path, kind);
  } catch {
    return undefined;
  }
}

function factsOf(path: string, examiner: PictureExaminer): FileFacts | undefined {
  try {
    const { size } = statSync(path);
    if (size === 0) return { bytes: 0, kind: "other", width: 0, height: 0, fault: empty };
    const facts = { bytes: size, ...readPictureHead(path) };
    if (facts.kind === "other" && /\.woff2$/i.test(path)) return { ...facts, ...fontIn(path) };
    const isCut = sized.has(facts.kind) && facts.width * facts.height === 0;
    let known: { readonly fault: FileFault | undefined } | undefined;
    return {
      ...facts,
      // A drawing is read as a whole for it, which a caller that wants its size alone does not need: 2 ms each.
      get fault() {
        return (known ??= { fault: isCut ? cut : faultOf(path, facts.kind, examiner) }).fault;
      },
    };
  } catch {
    return undefined;
  }
}
