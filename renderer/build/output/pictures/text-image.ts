import type { OverlayOptions } from "sharp";
import { fontFiles } from "../../fonts/font-files.ts";
import { escapeHtml } from "../../page/shell.ts";
import type { FileCache } from "../file-cache.ts";

/** How text looks: size and tracking in pixels, weight and width as in CSS (`640`, percent), color as in CSS. */
export interface TextStyle {
  readonly size: number;
  readonly weight: number;
  readonly width: number;
  readonly tracking: number;
  readonly color: string;
}

/** A rectangle in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Draws text at the left edge of a box and in the middle of its height, to be laid over a picture. */
export type DrawText = (text: string, style: TextStyle, box: Box) => Promise<OverlayOptions>;

/** The name that the font's files give their family. The comma ends it: "Medium" would be taken for a weight. */
const family = "Anek Latin Medium,";

/**
 * Text is drawn by Pango, which is part of sharp: it breaks lines, and takes characters that the font lacks from the fonts of the
 * machine. Text that is larger than its box is drawn as large as the box allows.
 */
export async function loadTextDrawing(cache: FileCache): Promise<DrawText> {
  const [{ default: sharp }, files] = await Promise.all([import("sharp"), fontFiles(cache)]);
  // Pango knows a font file from the first text on that names it.
  for (const fontfile of files)
    await sharp({ text: { text: "a", font: family, fontfile } })
      .raw()
      .toBuffer();

  return async (text, { size, weight, width, tracking, color }, box) => {
    const options = {
      text: `<span foreground="${color}" letter_spacing="${Math.round(tracking * 1024)}" line_height="0.86">${escapeHtml(text)}</span>`,
      font: `${family} ${size} @wght=${weight},wdth=${width}`,
      rgba: true,
      width: box.width,
    };
    const draw = (height?: number) =>
      sharp({ text: height === undefined ? options : { ...options, height } })
        .raw()
        .toBuffer({ resolveWithObject: true });
    const drawn = await draw();
    const fits = drawn.info.width <= box.width && drawn.info.height <= box.height;
    const { data, info } = fits ? drawn : await draw(box.height);
    return {
      input: data,
      raw: { width: info.width, height: info.height, channels: info.channels },
      left: box.left,
      top: box.top + Math.round((box.height - info.height) / 2),
    };
  };
}
