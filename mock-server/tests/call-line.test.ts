import { expect, it } from 'vitest';
import { lineOf } from '../src/call-line.ts';
import { createJournal, type LoggedCall } from '../src/journal.ts';

it('a line of a call has its time and the conditions of rules that did not match, without values', () => {
  let logged: LoggedCall | undefined;
  const journal = createJournal((call) => {
    logged = call;
  });
  const complete = journal.begin({ at: '2026-11-26T05:44:57.120Z', api: 'mall.Cart.index', session: 'anna', fields: [], headers: {} });
  const unmatched = [
    { rule: 0, key: '', reason: 'access_id: expected {"equals":"secret"}, received nothing' },
    { rule: 2, key: '', reason: 'nth: expected call 2, received call 1' },
  ];
  complete({ verdict: '200', unmatched, milliseconds: 3 });
  expect(logged && lineOf(logged)).toBe(
    '05:44:57.120  POST mall.Cart.index  200  by example  3 ms  key anna  rule 0 did not match: access_id  rule 2 did not match: nth',
  );
});
