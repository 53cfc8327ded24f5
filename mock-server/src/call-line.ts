import type { LoggedCall } from './journal.ts';

/** Control characters, which a name could bring into a terminal. */
const control = /\p{Cc}/gu;

/** A call as a line of a log: no values of fields, only the names of invalid ones. */
export function lineOf({ at, api, verdict, steeredBy, milliseconds, session, faults, unmatched }: LoggedCall): string {
  const name = api === '' ? '(no operation)' : api.replaceAll(control, '?').slice(0, 80);
  const invalid = faults.map(({ field, rule }) => `${field.replaceAll(control, '?').slice(0, 80)} ${rule}`);
  const reasons = unmatched.map(({ rule, reason }) => `rule ${rule} did not match: ${fieldOf(reason)}`);
  const parts = [at.slice(11, 23), `POST ${name}`, verdict, `by ${(steeredBy || 'example').toLowerCase()}`, `${milliseconds} ms`];
  const details = [
    ...(session === '' ? [] : [`key ${session}`]),
    ...(invalid.length === 0 ? [] : [`invalid: ${invalid.join(', ')}`]),
    ...reasons,
  ];
  return [...parts, ...details].join('  ');
}

/** The condition that a call did not fulfil, without the values after it. */
const fieldOf = (reason: string) => (reason.split(': ')[0] ?? '').replaceAll(control, '?').slice(0, 80);
