import { plainText } from "../../../schema/site/plain-text.ts";
import type { SiteFacts } from "../../../schema/language/types.ts";
import { iconFiles, scalableIcon } from "./pictures/icon-files.ts";
import type { OutputFormat } from "./output-file.ts";
import type { SiteColors } from "./site-colors.ts";

const square = (size: number): string => `${size}x${size}`;

/** The web manifest: what the site is called and looks like when a visitor puts it on the start screen. */
export function manifestOf(site: SiteFacts, colors: SiteColors, hasDrawings = true): string {
  const { small, large, maskable } = iconFiles;
  const scalable = scalableIcon(site);
  const drawn = [
    ...[small, large].map(({ file, size }) => ({ src: file, type: "image/png", sizes: square(size) })),
    { src: maskable.file, type: "image/png", sizes: square(maskable.size), purpose: "maskable" },
  ];
  return JSON.stringify({
    name: site.name,
    short_name: site.name,
    description: site.description && plainText(site.description),
    lang: site.language,
    start_url: "./",
    scope: "./",
    display: "browser",
    theme_color: colors.deep,
    background_color: colors.canvas.light,
    icons: [
      ...(scalable === undefined ? [] : [{ src: scalable, type: "image/svg+xml", sizes: "any" }]),
      ...(hasDrawings ? drawn : []),
    ],
  });
}

export const manifest: OutputFormat = {
  file: "manifest.webmanifest",
  content: ({ model, colors, hasDrawings }) => manifestOf(model.frame.site, colors, hasDrawings),
};
