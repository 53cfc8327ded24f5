import { isDeepStrictEqual } from 'node:util';
import { decodeForm, type Operation } from '@mall/contract';

type Condition = { readonly equals: unknown } | { readonly present: true } | { readonly absent: true };

/** Conditions on fields of a request, by field; all of them must be fulfilled. */
export type When = Readonly<Record<string, Condition>>;

/** Whether a decoded request of an operation fulfils the conditions. */
export function fulfils(operation: Operation, request: Readonly<Record<string, unknown>>, when: When): boolean {
  return Object.entries(when).every(([field, condition]) => {
    const isPresent = Object.hasOwn(request, field);
    if ('present' in condition) return isPresent;
    if ('absent' in condition) return !isPresent;
    return isPresent && isDeepStrictEqual(request[field], decoded(operation, field, condition.equals));
  });
}

/** A value as a request would hold it: "7" counts as 7 where the contract says number. */
function decoded(operation: Operation, field: string, value: unknown): unknown {
  return decodeForm(operation, { has: (name) => name === field, getAll: (name) => (name === field ? [value] : []) })[field];
}
