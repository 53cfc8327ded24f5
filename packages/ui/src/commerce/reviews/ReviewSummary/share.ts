/** Returns a part of a whole in whole per cent: 0 when the whole is 0, and at least 1 for a part above 0. */
export function shareOf(part: number, whole: number): number {
  if (part <= 0 || whole <= 0) return 0;
  return Math.min(100, Math.max(1, Math.round((part / whole) * 100)));
}
