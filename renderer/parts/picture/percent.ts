/** A value as percent that a bar can show: between 0 and 100. What is not a number counts as 0. */
export function percent(value: number): number {
  return Number.isFinite(value) ? Math.min(100, Math.max(0, value)) : 0;
}
