import type { FileFacts } from "../../problem.ts";

type Kind = FileFacts["kind"];

/** The kind of an image and its size in pixels, as far as the beginning of the file says it. */
export interface ImageHead {
  readonly kind: Kind;
  readonly width: number;
  readonly height: number;
}

const none = { width: 0, height: 0 };
const starts = (head: Buffer, text: string, at = 0): boolean => head.toString("latin1", at, at + text.length) === text;

/** Reads the kind and the size from the first bytes; the name of a file says nothing. */
export function readImageHead(head: Buffer): ImageHead {
  if (starts(head, "\u0089PNG") && head.length >= 24)
    return { kind: "png", width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
  if (starts(head, "GIF8") && head.length >= 10)
    return { kind: "gif", width: head.readUInt16LE(6), height: head.readUInt16LE(8) };
  if (starts(head, "\u00ff\u00d8\u00ff")) return { kind: "jpeg", ...jpegSize(head) };
  if (starts(head, "RIFF") && starts(head, "WEBP", 8)) return { kind: "webp", ...webpSize(head) };
  const brands = starts(head, "ftyp", 4) ? head.toString("latin1", 8, 40) : "";
  if (/avif|avis/.test(brands)) return { kind: "avif", ...avifSize(head) };
  if (/^(?:hei[cxms]|hev[cx]|m[is]f1)/.test(brands)) return { kind: "heic", ...none };
  const text = head
    .toString("utf8")
    .replace(/^\ufeff/, "")
    .trimStart();
  if (/^(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i.test(text))
    return { kind: "svg", ...svgSize(text) };
  return { kind: "other", ...none };
}

/** Follows the segments up to the one that starts the picture. Width and height are those that browsers show. */
function jpegSize(head: Buffer): { width: number; height: number } {
  let at = 2;
  let isTurned = false;
  while (at + 9 < head.length && head[at] === 0xff) {
    const marker = head[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const [height, width] = [head.readUInt16BE(at + 5), head.readUInt16BE(at + 7)];
      return isTurned ? { width: height, height: width } : { width, height };
    }
    if (marker === 0xe1 && starts(head, "Exif\0\0", at + 4)) isTurned ||= turnsASide(head.subarray(at + 10));
    at += marker === 0xff ? 1 : 2 + head.readUInt16BE(at + 2);
  }
  return none;
}

/** Whether a camera was held upright: EXIF orientations from 5 on turn the picture by a quarter. */
function turnsASide(tiff: Buffer): boolean {
  const isLittle = starts(tiff, "II");
  const short = (at: number): number =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  if (tiff.length < 10) return false;
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let index = 0; index < short(start); index += 1) {
    const entry = start + 2 + index * 12;
    if (short(entry) === 0x112) return short(entry + 8) >= 5;
  }
  return false;
}

function webpSize(head: Buffer): { width: number; height: number } {
  if (head.length < 30) return none;
  if (starts(head, "VP8X", 12)) return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
  if (starts(head, "VP8L", 12)) {
    const bits = head.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return starts(head, "VP8 ", 12)
    ? { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff }
    : none;
}

/** The largest picture in the file: thumbnails and alpha planes have sizes of their own. */
function avifSize(head: Buffer): { width: number; height: number } {
  let best: { width: number; height: number } = none;
  for (let at = head.indexOf("ispe"); at !== -1 && at + 16 <= head.length; at = head.indexOf("ispe", at + 4)) {
    const size = { width: head.readUInt32BE(at + 8), height: head.readUInt32BE(at + 12) };
    if (size.width * size.height > best.width * best.height) best = size;
  }
  return best;
}

/** Width and height in pixels, else the viewBox. */
function svgSize(text: string): { width: number; height: number } {
  const tag = /<svg\b[^>]*>/i.exec(text)?.[0] ?? "";
  const length = (name: string): number =>
    Number(new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(tag)?.[1] ?? 0);
  const box = (/\sviewBox\s*=\s*["']\s*([^"']+)["']/.exec(tag)?.[1] ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth = 0, boxHeight = 0] = box.every(Number.isFinite) ? box : [];
  const width = length("width");
  const height = length("height");
  if (width > 0 && height > 0) return { width, height };
  if (width > 0 && boxWidth > 0) return { width, height: (width * boxHeight) / boxWidth };
  if (height > 0 && boxHeight > 0) return { width: (height * boxWidth) / boxHeight, height };
  return { width: boxWidth, height: boxHeight };
}
