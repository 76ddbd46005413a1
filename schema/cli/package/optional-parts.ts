import { createRequire } from "node:module";

/** A package that does heavy work. The program runs without it, with something lost. */
export interface OptionalPart {
  readonly packages: readonly string[];
  /** What is lost without it, as the rest of a sentence. */
  readonly lost: string;
}

export const optionalParts = {
  /** Reads and draws pictures of pixels. */
  pictures: {
    packages: ["sharp", "harfbuzzjs", "subset-font"],
    lost: "pictures are published as they are, there are no icons of pixels and no pictures for previews, and damaged pictures are not found",
  },
  /** Cuts fonts. */
  fonts: { packages: ["subset-font"], lost: "the whole font is published, and not what the site uses of it" },
} as const satisfies Readonly<Record<string, OptionalPart>>;

export type PartName = keyof typeof optionalParts;

const { resolve } = createRequire(import.meta.url);

/** Whether a package is there. It is not loaded, which takes long. */
export function isInstalled(name: string): boolean {
  try {
    resolve(name);
    return true;
  } catch (error) {
    // A package for `import` alone is there.
    return error instanceof Error && "code" in error && error.code !== "MODULE_NOT_FOUND";
  }
}

/** The packages of a part that are not installed. */
export const missingOf = (part: PartName, isThere = isInstalled): readonly string[] =>
  optionalParts[part].packages.filter((name) => !isThere(name));

export const hasPart = (part: PartName): boolean => missingOf(part).length === 0;

/** What is lost of all parts, and how to have it, in one sentence, because parts share packages; none where all are there. */
export function lostParts(isThere = isInstalled): readonly string[] {
  const lost = (["pictures", "fonts"] as const).filter((part) => missingOf(part, isThere).length > 0);
  const missing = [...new Set(lost.flatMap((part) => missingOf(part, isThere)))];
  if (missing.length === 0) return [];
  const are = missing.length === 1 ? "is" : "are";
  const what = lost.map((part) => optionalParts[part].lost).join("; ");
  return [`${missing.join(" and ")} ${are} not installed: ${what}. To install: npm install ${missing.join(" ")}`];
}
