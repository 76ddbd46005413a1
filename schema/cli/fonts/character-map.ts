/** Which glyph draws a character, by code point. */
export type CharacterMap = ReadonlyMap<number, number>;

/** Reads the table `cmap`: of its subtables the one with the most characters. */
export function characterMap(table: DataView): CharacterMap {
  const count = table.getUint16(2);
  let best: CharacterMap = new Map();
  const seen = new Set<number>();
  for (let index = 0; index < count; index += 1) {
    const record = 4 + index * 8;
    const platform = table.getUint16(record);
    const encoding = table.getUint16(record + 2);
    const offset = table.getUint32(record + 4);
    // Unicode, and Windows with Unicode. Others number the characters in their own way.
    const isUnicode = (platform === 0 && encoding !== 5) || (platform === 3 && (encoding === 1 || encoding === 10));
    if (!isUnicode || seen.has(offset)) continue;
    seen.add(offset);
    const found = subtable(new DataView(table.buffer, table.byteOffset + offset, table.byteLength - offset));
    if (found.size > best.size) best = found;
  }
  return best;
}

function subtable(table: DataView): CharacterMap {
  const format = table.getUint16(0);
  return format === 4 ? segments(table) : format === 12 ? groups(table) : new Map();
}

/** Format 4: segments of the characters up to U+FFFF. */
function segments(table: DataView): CharacterMap {
  const found = new Map<number, number>();
  const length = table.getUint16(6);
  for (let segment = 0; segment < length; segment += 2) {
    const last = table.getUint16(14 + segment);
    const first = table.getUint16(16 + length + segment);
    const delta = table.getUint16(16 + 2 * length + segment);
    const rangeAt = 16 + 3 * length + segment;
    const range = table.getUint16(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const written = range === 0 ? code : table.getUint16(rangeAt + range + 2 * (code - first));
      const glyph = range !== 0 && written === 0 ? 0 : (written + delta) & 0xffff;
      if (glyph !== 0) found.set(code, glyph);
    }
  }
  return found;
}

const maxCodePoint = 0x10ffff;

/** Format 12: groups of characters in a row. */
function groups(table: DataView): CharacterMap {
  const found = new Map<number, number>();
  const count = table.getUint32(12);
  for (let index = 0; index < count; index += 1) {
    const group = 16 + index * 12;
    const first = table.getUint32(group);
    const last = Math.min(table.getUint32(group + 4), maxCodePoint);
    const glyph = table.getUint32(group + 8);
    for (let code = first; code <= last; code += 1)
      if (glyph + code - first !== 0) found.set(code, glyph + code - first);
  }
  return found;
}
