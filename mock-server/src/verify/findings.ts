import type { FieldError } from '@mall/contract';
import { redactedPath, shapeOf, valueAt } from './shape.ts';

/** A violation of the contract by a call: the expectation and the type of the received value, without the value itself. */
export interface Finding {
  readonly side: 'request' | 'response';
  /** The location: "data.list.*.price", or "http status", "connection", "time", "body", "content-type", "code". */
  readonly path: string;
  readonly expected: string;
  readonly received: string;
}

/** Converts the contract's validation errors of a value to findings, which contain no values. */
export function findingsOf(side: Finding['side'], value: unknown, errors: readonly FieldError[]): Finding[] {
  return errors.map(({ field, rule, limit }) => ({
    side,
    path: field === '' ? 'body' : redactedPath(field),
    expected: expectedBy(rule, limit),
    received: shapeOf(valueAt(value, field)),
  }));
}

/** The expectation in the finding of a missing field. */
export const requiredField = 'a value';

function expectedBy(rule: string, limit: FieldError['limit']): string {
  if (rule === 'required') return requiredField;
  return limit === undefined ? rule : `${rule} ${[limit].flat().join(', ')}`;
}
