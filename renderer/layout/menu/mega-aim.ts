/** A place in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The upper edge of a panel. */
export interface Edge {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

const side = (point: Point, from: Point, to: Point): number =>
  (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);

/**
 * True inside the triangle from where the pointer left an item to the panel's upper edge: a pointer there is on the way to the
 * panel, also when the way leads over other items.
 */
export function isAimed(point: Point, left: Point, edge: Edge): boolean {
  const start = { x: edge.left, y: edge.top };
  const end = { x: edge.right, y: edge.top };
  const sides = [side(point, left, start), side(point, start, end), side(point, end, left)];
  return sides.every((value) => value >= 0) || sides.every((value) => value <= 0);
}

/** True where a move goes up or down a list rather than out of it. */
export const isVertical = (from: Point, to: Point): boolean => Math.abs(to.y - from.y) > Math.abs(to.x - from.x);

/** Moves shorter than this are a hand at rest. */
const restPixels = 4;

/** True where the pointer has not really moved. */
export const isAtRest = (from: Point, to: Point): boolean => Math.hypot(to.x - from.x, to.y - from.y) < restPixels;
