import { indexedPng } from "./indexed-png.ts";

export interface Pixels {
  /** Red, green and blue of each pixel. */
  readonly data: Uint8Array;
  readonly width: number;
}

export interface Room {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** More colors than a drawing of flat shapes has at their edges: a photograph. */
const mostColors = 4096;

/** Colors that are left for letters over what lies below them. */
const mixed = 96;

/** Steps from the ground to the ink below which the edges of letters look cut. */
const fewestSteps = 12;

const distance = (a: number, b: number): number =>
  ((a >> 16) - (b >> 16)) ** 2 + (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 + ((a & 255) - (b & 255)) ** 2;

const mix = (from: number, to: number, share: number): number =>
  [16, 8, 0].reduce((color, shift) => {
    const [start, end] = [(from >> shift) & 255, (to >> shift) & 255];
    return color | (Math.round(start + (end - start) * share) << shift);
  }, 0);

const colorAt = (data: Uint8Array, pixel: number): number =>
  ((data[pixel * 3] ?? 0) << 16) | ((data[pixel * 3 + 1] ?? 0) << 8) | (data[pixel * 3 + 2] ?? 0);

/**
 * Lays letters of one color over a drawing of flat shapes, as PNG of 256 colors: a third of the bytes and of the time that
 * all colors take, and no difference to be seen. The drawing is looked at once.
 * @returns what makes a picture from how much of each pixel of the room is covered; nothing for a photograph
 */
export function flatPicture(
  { data, width }: Pixels,
  room: Room,
  ink: number,
): ((covered: Uint8Array) => Buffer) | undefined {
  const pixels = data.length / 3;
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < pixels; pixel++) {
    const color = colorAt(data, pixel);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const below = new Set<number>();
  for (let y = room.top; y < room.top + room.height; y++)
    for (let x = room.left; x < room.left + room.width; x++) below.add(colorAt(data, y * width + x));
  const steps = Math.floor(mixed / below.size);
  if (counts.size > mostColors || steps < fewestSteps) return undefined;

  // What lies below letters comes first: their places are the start of the mixtures'.
  const frequent = [...counts].sort(([a, often], [b, more]) => more - often || a - b).map(([color]) => color);
  const kept = [...new Set([...below, ...frequent])].slice(0, 256 - below.size * steps);
  const palette = [...kept];
  for (const color of below) for (let step = 1; step <= steps; step++) palette.push(mix(color, ink, step / steps));

  const places = new Map<number, number>();
  for (const color of counts.keys()) places.set(color, nearestPlace(color, kept));
  const rows = new Uint8Array((width + 1) * (pixels / width));
  for (let pixel = 0; pixel < pixels; pixel++)
    rows[pixel + Math.floor(pixel / width) + 1] = places.get(colorAt(data, pixel)) ?? 0;

  return (covered) => {
    const drawn = rows.slice();
    for (let y = 0; y < room.height; y++) {
      const row = (room.top + y) * (width + 1) + 1 + room.left;
      for (let x = 0; x < room.width; x++) {
        const cover = covered[y * room.width + x] ?? 0;
        const step = cover === 0 ? 0 : Math.round((cover * steps) / 255);
        if (step > 0) drawn[row + x] = kept.length + (drawn[row + x] ?? 0) * steps + step - 1;
      }
    }
    return indexedPng(drawn, width, palette);
  };
}

function nearestPlace(color: number, kept: readonly number[]): number {
  const same = kept.indexOf(color);
  if (same >= 0) return same;
  let [best, least] = [0, Infinity];
  kept.forEach((other, place) => {
    const far = distance(color, other);
    if (far < least) [best, least] = [place, far];
  });
  return best;
}
