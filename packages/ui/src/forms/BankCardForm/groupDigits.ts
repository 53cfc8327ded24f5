/** Returns the digits in groups of four, and the position of the caret that preserves the number of digits before it. */
export function groupDigits(typed: string, caret: number): { text: string; caret: number } {
  const digits = typed.replaceAll(/\D/g, '');
  const before = typed.slice(0, caret).replaceAll(/\D/g, '').length;
  // After a full group the caret is before its space; the next digit moves it past the space.
  return { text: digits.replaceAll(/(\d{4})(?=\d)/g, '$1 '), caret: before + Math.max(0, Math.floor((before - 1) / 4)) };
}
