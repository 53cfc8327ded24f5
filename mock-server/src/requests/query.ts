import { type Fault, unknownName } from '../faults.ts';

/** Keys of sessions: the value of a cookie without quotes. */
const keyPattern = /^[\w.-]+$/;

/** The sentence about a key that is malformed; undefined for a good one. */
export function describeInvalidKey(key: string): string | undefined {
  if (keyPattern.test(key)) return undefined;
  return `"${key.slice(0, 80)}" is not a key. A key has letters, digits, dots, hyphens and underscores.`;
}

/** The fault of a malformed key in a field; empty for a good one. */
export function keyFaults(field: string, key: string): Fault[] {
  const message = describeInvalidKey(key);
  return message === undefined ? [] : [{ field, rule: 'pattern', limit: keyPattern.source, message: `${field}: ${message}` }];
}

/** The query of one of the mock's own addresses, each name with its value; or its faults. */
export function readQuery(url: string, names: readonly string[]): ReadonlyMap<string, string> | { readonly faults: readonly Fault[] } {
  const pairs = [...new URLSearchParams(url.split('?')[1])];
  const faults = pairs.flatMap(([name, value], index): Fault[] => {
    if (!names.includes(name)) return [unknownName(name, 'query parameter', name, names)];
    if (pairs.slice(0, index).some(([otherName]) => otherName === name)) return [{ field: name, rule: 'maxItems', limit: 1 }];
    if (value === '') return [{ field: name, rule: 'minLength', limit: 1 }];
    return name === 'key' ? keyFaults(name, value) : [];
  });
  return faults.length > 0 ? { faults } : new Map(pairs);
}
