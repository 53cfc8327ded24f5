const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkDigits = '10X98765432';

/**
 * Returns whether an identity number of mainland China contains a valid birth date in the past and, with eighteen digits, the right check
 * digit (GB 11643).
 */
export function isIdentityNumber(text: string, now: Date): boolean {
  // The old fifteen-digit numbers were issued to people born in the twentieth century.
  const birth = text.length === 15 ? `19${text.slice(6, 12)}` : text.slice(6, 14);
  if (!isPastDay(birth, now)) return false;
  if (text.length === 15) return true;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(text[at]), 0);
  return checkDigits[sum % 11] === text[17]?.toUpperCase();
}

/** Returns whether a text such as "19491231" is a valid date in the past. */
function isPastDay(text: string, now: Date): boolean {
  const [year, month, day] = [text.slice(0, 4), text.slice(4, 6), text.slice(6, 8)];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day) && Number(year) >= 1900 && date < now;
}
