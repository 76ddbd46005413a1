import type { Check } from "../rule.ts";

/** Bytes: more make a page slow on a phone. Drawings are smaller than photographs. */
const most = { drawing: 150_000, photograph: 400_000 };
/** Pixels: fewer are blurred. A shared picture is shown 1200 wide. */
const least = { shown: 320, shared: 600 };

const size = (bytes: number): string =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.round(bytes / 1000)} kB`;

/** Pictures are light enough to load and large enough to be sharp. */
export const check: Check = {
  codes: ["image/too-heavy", "image/too-small"],
  *run({ inventory, files, source }) {
    const told = new Set<string>();
    for (const { path, value } of inventory.of("file")) {
      const facts = typeof value === "string" ? files.facts(value) : undefined;
      if (!facts || typeof value !== "string" || facts.kind === "other" || told.has(value)) continue;
      const { bytes, kind, width } = facts;
      const range = source.locate(path);
      const limit = kind === "svg" ? most.drawing : most.photograph;
      const isShared = path.at(-2) === "image" && (path.length === 3 || path.length === 4);
      const needed = isShared ? least.shared : least.shown;
      if (bytes > limit) {
        told.add(value);
        const help =
          kind === "svg" ? "Simplify the drawing, or save it as webp." : "Save it smaller, or as webp or avif.";
        yield {
          code: "image/too-heavy",
          severity: "warning",
          message: `This picture weighs ${size(bytes)}; ${size(limit)} load quickly.`,
          label: size(bytes),
          help,
          range,
          at: path,
        };
      }
      if (kind !== "svg" && width > 0 && width < needed && path.at(-2) !== "logo") {
        told.add(value);
        yield {
          code: "image/too-small",
          severity: "warning",
          message: `This picture is ${width} pixels wide; it needs ${needed} to be sharp.`,
          label: `${width} pixels wide`,
          help: "Take a larger version of it.",
          range,
          at: path,
        };
      }
    }
  },
};
