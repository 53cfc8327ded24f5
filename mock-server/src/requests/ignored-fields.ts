import { type Operation, resolve } from '@mall/contract';
import { nearest } from '../nearest.ts';
import type { RequestForm } from './form.ts';
import { undescribedNames } from './unknown-fields.ts';

/** Fields that every request may have, in addition to those of its operation. */
const transportFields = ['access_id', 'language', 'idempotency_key'];
const singleAddressFields = ['api', 'store_id', 'store_type'];

/** The maximum number of ignored fields that are reported. */
const maxNotices = 10;

/** A field of a request that the contract does not describe. */
export interface IgnoredField {
  /** "pge", "cart.0.cart_idd". */
  readonly path: string;
  /** Similar names of fields that the request lacks. */
  readonly suggestions: readonly string[];
}

/** The fields of a request that the contract does not describe. */
export function ignoredFields(operation: Operation, form: RequestForm, request: Readonly<Record<string, unknown>>): IgnoredField[] {
  const properties = operation.requestSchema.properties ?? {};
  const aliases = Object.values(properties).flatMap((property) => property['x-alias'] ?? []);
  const known = [...Object.keys(properties), ...transportFields];
  const sent = new Set([...form.entries()].map(([name]) => name.replace(/\[\]$/, '')));
  const missing = known.filter((name) => !sent.has(name));
  const unknown = [...sent].filter((name) => ![...known, ...aliases, ...singleAddressFields].includes(name));
  const nested = Object.entries(request).flatMap(([name, value]) =>
    properties[name] ? undescribedNames(value, resolve(properties[name]), name) : [],
  );
  return [
    ...unknown.map((name) => ({ path: name, suggestions: nearest(name, missing) })),
    ...nested.map(({ path, name, known: names }) => ({ path, suggestions: nearest(name, names) })),
  ].slice(0, maxNotices);
}

/** A message for each field of a request that the contract does not describe. */
export function ignoredFieldNotices(operation: Operation, form: RequestForm, request: Readonly<Record<string, unknown>>): string[] {
  return ignoredFields(operation, form, request).map(
    ({ path, suggestions }) => `"${path.slice(0, 80)}" is not a field of the request and was ignored.${questionFor(suggestions)}`,
  );
}

/** " Did you mean page?"; empty without suggestions. */
export const questionFor = (suggestions: readonly string[]) => (suggestions.length > 0 ? ` Did you mean ${suggestions.join(' or ')}?` : '');
