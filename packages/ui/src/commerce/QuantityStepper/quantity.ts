/** Returns a whole number between `min` and `max`; returns `min` when they cross or when `wanted` is not a number. */
export function clampQuantity(wanted: number, min: number, max: number): number {
  if (!Number.isFinite(wanted)) return min;
  return Math.max(min, Math.min(Math.trunc(wanted), max));
}
