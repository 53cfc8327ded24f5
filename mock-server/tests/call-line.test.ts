import { expect, it } from 'vitest';
import { lineOf } from '../src/call-line.ts';
import { startMock } from '../src/index.ts';
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

it('a line and the log say what is wrong with a request and how to put it right', async () => {
  const logged: LoggedCall[] = [];
  const mock = await startMock({ onCall: (call) => logged.push(call) });
  const send = (fields: Record<string, string>, prefer = '') =>
    fetch(`${mock.url}/api/`, { method: 'POST', body: new URLSearchParams({ api: 'mall.Product.index', ...fields }), headers: { prefer } });
  const faultsOf = async (...call: Parameters<typeof send>) => {
    logged.length = 0;
    await send(...call);
    const [only] = logged;
    const messages = only?.faults.map(({ message }) => message) ?? [];
    expect(only && lineOf(only).split(' ms  ')[1]).toBe(`invalid: ${messages.join(' ')}`);
    return messages;
  };
  const misspelt = 'Prefer.exmple: there is no preference "exmple". Did you mean example?';
  expect(await faultsOf({ pro_id: '1001' }, 'exmple=ok')).toEqual([misspelt]);
  expect(await faultsOf({ pro_id: '1001', type: 'XX' })).toEqual(['type must be one of "", MS.']);
  expect(await faultsOf({ pro_id: 'secret' })).toEqual(['pro_id must be of type integer.']);
  expect(mock.calls()[0]?.faults).toEqual([{ field: 'pro_id', rule: 'type', limit: 'integer', message: 'pro_id must be of type integer.' }]);
  await mock.close();
});

it('a line has no control characters of a request, and none of the values of a recorded call', () => {
  const call: LoggedCall = {
    ...{ id: 1, at: '2026-11-26T05:44:57.120Z', api: 'a\nb', session: '', fields: [], headers: {}, verdict: '50010', steeredBy: 'refusal' },
    ...{ milliseconds: 1, unmatched: [] },
    faults: [
      { field: 'a\u001b[0m', rule: 'required', message: 'a\u001b[0m is missing.' },
      { field: 'recording', rule: 'missing', message: 'The most similar one differs in pro_id (recorded 1, received 2).' },
    ],
  };
  expect(lineOf(call)).toBe('05:44:57.120  POST a?b  50010  by refusal  1 ms  invalid: a?[0m is missing. recording missing');
});
