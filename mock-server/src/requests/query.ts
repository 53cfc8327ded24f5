import { type Fault, unknownName } from '../faults.ts';

/** The pattern of session keys: values that a cookie can contain without quotes. */
const keyPattern = /^[\w.-]+$/;

/** Describes why a session key is malformed; undefined for a valid one. */
export function describeInvalidKey(key: string): string | undefined {
  if (keyPattern.test(key)) return undefined;
  return `"${key.slice(0, 80)}" is not a key. A key has letters, digits, dots, hyphens and underscores.`;
}

/** The error of a field with a malformed session key; empty for a valid one. */
export function keyFaults(field: string, key: string): Fault[] {
  const message = describeInvalidKey(key);
  return message === undefined ? [] : [{ field, rule: 'pattern', limit: keyPattern.source, message: `${field}: ${message}` }];
}

/** Reads the query parameters of one of the mock's own addresses: their values by name, or their errors. */
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
