// Saves 17 of 20 ms a picture (process.cpuUsage): sharp cannot write a palette that is known, it computes one for each picture.
import { crc32, deflateSync } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Level 6 would take twice the time for a sixth fewer bytes. */
const compressionLevel = 3;

function chunk(name: string, content: Buffer): Buffer {
  const out = Buffer.alloc(content.length + 12);
  out.writeUInt32BE(content.length, 0);
  out.write(name, 4, "latin1");
  content.copy(out, 8);
  out.writeUInt32BE(crc32(out.subarray(4, content.length + 8)), content.length + 8);
  return out;
}

/**
 * A PNG of at most 256 colors.
 * @param rows for each row of pixels a zero (the row has no filter), then for each pixel the index of its color
 * @param width in pixels
 * @param palette colors as `0xrrggbb`
 */
export function indexedPng(rows: Uint8Array, width: number, palette: readonly number[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(rows.length / (width + 1), 4);
  header.writeUInt8(8, 8);
  header.writeUInt8(3, 9);
  const colors = Buffer.alloc(palette.length * 3);
  palette.forEach((color, index) => colors.writeUIntBE(color, index * 3, 3));
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("PLTE", colors),
    chunk("IDAT", deflateSync(rows, { level: compressionLevel })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
