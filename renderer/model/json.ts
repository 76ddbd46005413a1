/** A piece of the model while it is made: plain data with texts, addresses and images in it. */
export type Piece = { [key: string]: unknown };

export const isPiece = (value: unknown): value is Piece =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** What stands at a path, or as many steps on the way to it. */
export function pieceAt(root: Piece, path: readonly (string | number)[], steps = path.length): unknown {
  let place: unknown = root;
  for (let step = 0; step < steps; step++) {
    const key = path[step] ?? "";
    place = isList(place) ? place[Number(key)] : isPiece(place) ? place[key] : undefined;
  }
  return place;
}

/** Puts a value in place of what stands at a path. */
export function replaceAt(root: Piece, path: readonly (string | number)[], value: unknown): void {
  const key = path.at(-1);
  const parent = pieceAt(root, path, path.length - 1);
  if (isList(parent) && typeof key === "number") parent[key] = value;
  else if (isPiece(parent) && key !== undefined) parent[key] = value;
}
