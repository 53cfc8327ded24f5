import type { LoggedCall, RequestFault } from './journal.ts';

/** Control characters, which a name could bring into a terminal. */
const control = /\p{Cc}/gu;
const printable = (text: string, length = 80) => text.replaceAll(control, '?').slice(0, length);

/** The longest sentence in a line: it may list the known names. */
const maxSentenceLength = 400;

/** A call as a line of a log: no values of fields, only the names of invalid ones and what is wrong with them. */
export function lineOf({ at, method, api, verdict, steeredBy, milliseconds, session, faults, notices, unmatched }: LoggedCall): string {
  const name = api === '' ? '(no operation)' : printable(api);
  const invalid = faults.map(sentenceOf);
  const reasons = unmatched.map(({ rule, reason }) => `rule ${rule} did not match: ${fieldOf(reason)}`);
  const parts = [at.slice(11, 23), `${method} ${name}`, verdict, `by ${(steeredBy || 'example').toLowerCase()}`, `${milliseconds} ms`];
  const details = [
    ...(session === '' ? [] : [`key ${session}`]),
    ...(invalid.length === 0 ? [] : [`invalid: ${invalid.join(' ')}`]),
    ...notices.map((notice) => printable(notice, maxSentenceLength)),
    ...reasons,
  ];
  return [...parts, ...details].join('  ');
}

/** The sentence of a fault. That of a call unlike the recorded ones has values, and is replaced. */
const sentenceOf = ({ differences, message }: RequestFault) => {
  const sentence =
    differences === undefined ? message : `No recorded call equals this one. The most similar one differs in ${differences.join(', ')}.`;
  return printable(sentence, maxSentenceLength);
};

/** The condition that a call did not fulfil, without the values after it. */
const fieldOf = (reason: string) => printable(reason.split(': ')[0] ?? '');
