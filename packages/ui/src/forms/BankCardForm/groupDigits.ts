/** Digits in groups of four, and where the caret stands among them when so many digits are before it. */
export function groupDigits(typed: string, caret: number): { text: string; caret: number } {
  const digits = typed.replaceAll(/\D/g, '');
  const before = typed.slice(0, caret).replaceAll(/\D/g, '').length;
  // After a full group the caret stands before its space, where the next digit brings it over.
  return { text: digits.replaceAll(/(\d{4})(?=\d)/g, '$1 '), caret: before + Math.max(0, Math.floor((before - 1) / 4)) };
}
