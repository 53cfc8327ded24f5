import type { FieldError } from '@mall/contract';
import { placeOf, shapeOf, valueAt } from './shape.ts';

/** A violation of the contract by a call: the expectation and the type of the received value, never the value itself. */
export interface Finding {
  readonly side: 'request' | 'response';
  /** Where: "data.list.*.price", or "http status", "connection", "time", "body", "content-type", "code". */
  readonly path: string;
  readonly expected: string;
  readonly received: string;
}

/** What the contract's validator says of a value, fit for print. */
export function findingsOf(side: Finding['side'], value: unknown, errors: readonly FieldError[]): Finding[] {
  return errors.map(({ field, rule, limit }) => ({
    side,
    path: field === '' ? 'body' : placeOf(field),
    expected: expectedBy(rule, limit),
    received: shapeOf(valueAt(value, field)),
  }));
}

/** The expectation of a field that is missing. */
export const requiredField = 'a value';

function expectedBy(rule: string, limit: FieldError['limit']): string {
  if (rule === 'required') return requiredField;
  return limit === undefined ? rule : `${rule} ${[limit].flat().join(', ')}`;
}
