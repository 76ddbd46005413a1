import { brotliDecompressSync } from "node:zlib";

/** The tables of a font by their tags, as SFNT has them but for those of outlines. */
export type FontTables = ReadonlyMap<string, DataView>;

/** The tags that WOFF2 writes as a number, in its order (WOFF2, 4.1). */
const tags =
  "cmap head hhea hmtx maxp name OS/2 post cvt fpgm glyf loca prep CFF VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill"
    .split(" ")
    .map((tag) => tag.padEnd(4));

/** Larger fonts are not read, in bytes: what says that it is larger would fill the memory. */
const maxSize = 64 * 1024 * 1024;

const signature = 0x774f4632;
const headerSize = 48;

/** Whether a file says that it is WOFF2. */
export const isWoff2 = (file: Buffer): boolean => file.length > headerSize && file.readUInt32BE(0) === signature;

/**
 * The tables of a WOFF2 file. Tables that WOFF2 transforms are as it writes them.
 * @throws where the file is damaged, holds several fonts, or is larger than 64 MB
 */
export function tablesOf(file: Buffer): FontTables {
  if (!isWoff2(file)) throw new Error("The file is not WOFF2");
  let at = headerSize;
  const byte = (): number => file.readUInt8(at++);
  const packed = (): number => {
    let value = 0;
    for (let count = 0; count < 5; count += 1) {
      const next = byte();
      value = value * 128 + (next & 0x7f);
      if (next < 0x80) return value;
    }
    throw new Error("A number has no end");
  };
  const count = file.readUInt16BE(12);
  const entries: { readonly tag: string; readonly length: number }[] = [];
  for (let index = 0; index < count; index += 1) {
    const flags = byte();
    const known = tags[flags & 0x3f];
    const tag = known ?? file.toString("latin1", at, (at += 4));
    const version = flags >> 6;
    const original = packed();
    const isTransformed = tag === "glyf" || tag === "loca" ? version !== 3 : version !== 0;
    entries.push({ tag: isTransformed ? `${tag}*` : tag, length: isTransformed ? packed() : original });
  }
  const compressed = file.subarray(at, at + file.readUInt32BE(20));
  const data = brotliDecompressSync(compressed, { maxOutputLength: maxSize });
  const tables = new Map<string, DataView>();
  let offset = 0;
  for (const { tag, length } of entries) {
    if (offset + length > data.length) throw new Error("A table ends behind the file");
    tables.set(tag, new DataView(data.buffer, data.byteOffset + offset, length));
    offset += length;
  }
  return tables;
}

/** A table that every font has. */
export function requiredTable(tables: FontTables, tag: string): DataView {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no table ${tag}`);
  return table;
}
