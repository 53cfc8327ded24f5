/** A whole number between `min` and `max`; `min` wins when they cross, and for what is no number. */
export function clampQuantity(wanted: number, min: number, max: number): number {
  if (!Number.isFinite(wanted)) return min;
  return Math.max(min, Math.min(Math.trunc(wanted), max));
}
