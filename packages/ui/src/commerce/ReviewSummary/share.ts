/** A part of a whole in whole per cent; of nothing everything is 0, and what is there never quite vanishes. */
export function shareOf(part: number, whole: number): number {
  if (part <= 0 || whole <= 0) return 0;
  return Math.min(100, Math.max(1, Math.round((part / whole) * 100)));
}
