import { type Fault, unknownName } from './faults.ts';

/** Keys of sessions: the value of a cookie without quotes. */
export const keyPattern = /^[\w.-]+$/;

/** The query of one of the mock's own addresses, each name with its value; or its faults. */
export function readQuery(url: string, names: readonly string[]): ReadonlyMap<string, string> | { readonly faults: readonly Fault[] } {
  const pairs = [...new URLSearchParams(url.split('?')[1])];
  const faults = pairs.flatMap(([name, value], at): Fault[] => {
    if (!names.includes(name)) return [unknownName(name, 'query parameter', name, names)];
    if (pairs.slice(0, at).some(([other]) => other === name)) return [{ field: name, rule: 'maxItems', limit: 1 }];
    if (value === '') return [{ field: name, rule: 'minLength', limit: 1 }];
    return name === 'key' && !keyPattern.test(value) ? [{ field: name, rule: 'pattern', limit: keyPattern.source }] : [];
  });
  return faults.length > 0 ? { faults } : new Map(pairs);
}
