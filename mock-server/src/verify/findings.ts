import type { FieldError } from '@mall/contract';
import { placeOf, shapeOf, valueAt } from './shape.ts';

/** One way in which a call breaks the contract. It says what was expected and the kind of what came, never a value. */
export interface Finding {
  readonly side: 'request' | 'answer';
  /** Where: "data.list.*.price", or "http status", "connection", "time", "body", "content-type", "code". */
  readonly path: string;
  readonly expected: string;
  readonly received: string;
}

/** What the contract's validator says of a value, fit for print. */
export function findingsOf(side: Finding['side'], whole: unknown, errors: readonly FieldError[]): Finding[] {
  return errors.map(({ field, rule, limit }) => ({
    side,
    path: field === '' ? 'body' : placeOf(field),
    expected: limit === undefined ? rule : `${rule} ${[limit].flat().join(', ')}`,
    received: shapeOf(valueAt(whole, field)),
  }));
}
