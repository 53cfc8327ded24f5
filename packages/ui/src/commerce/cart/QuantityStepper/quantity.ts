/** Returns a whole number between `min` and `max`; returns `min` when they cross or when `requested` is not a number. */
export function clampQuantity(requested: number, min: number, max: number): number {
  if (!Number.isFinite(requested)) return min;
  return Math.max(min, Math.min(Math.trunc(requested), max));
}
