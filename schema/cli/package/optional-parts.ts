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
export const missingOf = (part: PartName): readonly string[] =>
  optionalParts[part].packages.filter((name) => !isInstalled(name));

export const hasPart = (part: PartName): boolean => missingOf(part).length === 0;

/** A sentence for each part that is missing: what is lost, and how to have it. */
export const lostParts = (): readonly string[] =>
  (["pictures", "fonts"] as const).flatMap((part) => {
    const missing = missingOf(part);
    const are = missing.length === 1 ? "is" : "are";
    return missing.length === 0
      ? []
      : [
          `${missing.join(" and ")} ${are} not installed: ${optionalParts[part].lost}. To install: npm install ${missing.join(" ")}`,
        ];
  });
