export const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

export const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/**
 * Formats a wrong value for a message: primitive values without credentials; of an object only its keys, because its values can be secret.
 */
export function print(value: unknown): string {
  if (isRecord(value)) return `an ${namesOf(value)}`;
  if (typeof value === 'function' || Array.isArray(value)) return kindOf(value);
  // JSON has no Infinity and no NaN.
  if (typeof value === 'number') return String(value);
  return String(JSON.stringify(value)).replace(/\/\/[^/]*@/, '//[redacted]@');
}

function namesOf(value: object): string {
  const names = Object.keys(value);
  if (names.length === 0) return 'empty object';
  return `object with ${names.slice(0, 3).join(', ')}${names.length > 3 ? ', …' : ''}`;
}
