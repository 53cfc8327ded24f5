import type { LoggedCall, RequestFault } from './journal.ts';

/** Control characters, which a name could send to the terminal. */
const controlCharacters = /\p{Cc}/gu;
const printable = (text: string, length = 80) => text.replaceAll(controlCharacters, '?').slice(0, length);

/** The maximum length of a message in a line: it may list the known names. */
const maxMessageLength = 400;

/** Formats a call as a line of the log, with the names and errors of invalid fields, without values. */
export function lineOf({ at, method, api, verdict, steeredBy, milliseconds, session, faults, notices, unmatched }: LoggedCall): string {
  const name = api === '' ? '(no operation)' : printable(api);
  const invalid = faults.map(messageOf);
  const reasons = unmatched.map(({ rule, reason }) => `rule ${rule} did not match: ${fieldOf(reason)}`);
  const parts = [at.slice(11, 23), `${method} ${name}`, verdict, `by ${(steeredBy || 'example').toLowerCase()}`, `${milliseconds} ms`];
  const details = [
    ...(session === '' ? [] : [`key ${session}`]),
    ...(invalid.length === 0 ? [] : [`invalid: ${invalid.join(' ')}`]),
    ...notices.map((notice) => printable(notice, maxMessageLength)),
    ...reasons,
  ];
  return [...parts, ...details].join('  ');
}

/** The message of an error. That of a call without a recorded response contains values and is replaced. */
const messageOf = ({ differences, message }: RequestFault) => {
  const text =
    differences === undefined ? message : `No recorded call equals this one. The most similar one differs in ${differences.join(', ')}.`;
  return printable(text, maxMessageLength);
};

/** The condition that a call did not match, without its values. */
const fieldOf = (reason: string) => printable(reason.split(': ')[0] ?? '');
