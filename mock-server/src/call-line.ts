import type { LoggedCall } from './journal.ts';

/** Control characters, which a name could bring into a terminal. */
const control = /\p{Cc}/gu;

/** A call as a line of a log: no values of fields, only the names of invalid ones. */
export function lineOf({ api, verdict, steeredBy, milliseconds, session, faults }: LoggedCall): string {
  const name = api === '' ? '(no operation)' : api.replaceAll(control, '?').slice(0, 80);
  const invalid = faults.map(({ field, rule }) => `${field.replaceAll(control, '?').slice(0, 80)} ${rule}`);
  const parts = [`POST ${name}`, verdict, `by ${(steeredBy || 'example').toLowerCase()}`, `${milliseconds} ms`];
  const details = [...(session === '' ? [] : [`key ${session}`]), ...(invalid.length === 0 ? [] : [`invalid: ${invalid.join(', ')}`])];
  return [...parts, ...details].join('  ');
}
