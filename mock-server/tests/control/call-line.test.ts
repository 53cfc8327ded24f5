import { expect, it } from 'vitest';
import { lineOf } from '../../src/control/call-line.ts';
import { createJournal, type LoggedCall } from '../../src/control/journal.ts';
import { startMock } from '../../src/index.ts';

it('a log line has the time of a call and the conditions of rules that did not match, without values', () => {
  let logged: LoggedCall | undefined;
  const journal = createJournal((call) => {
    logged = call;
  });
  const complete = journal.begin({
    at: '2026-11-26T05:44:57.120Z',
    method: 'POST',
    api: 'mall.Cart.index',
    session: 'anna',
    fields: [],
    headers: {},
  });
  const unmatched = [
    { rule: 0, key: '', reason: 'access_id: expected {"equals":"secret"}, received nothing' },
    { rule: 2, key: '', reason: 'nth: expected call 2, received call 1' },
  ];
  complete({ verdict: '200', unmatched, milliseconds: 3 });
  expect(logged && lineOf(logged)).toBe(
    '05:44:57.120  POST mall.Cart.index  200  by example  3 ms  key anna  rule 0 did not match: access_id  rule 2 did not match: nth',
  );
});

it('a log line and the log have the errors of a request, with suggestions', async () => {
  const logged: LoggedCall[] = [];
  const mock = await startMock({ onCall: (call) => logged.push(call) });
  const send = (fields: Record<string, string>, prefer = '') =>
    fetch(`${mock.url}/api/`, { method: 'POST', body: new URLSearchParams({ api: 'mall.Product.index', ...fields }), headers: { prefer } });
  const faultsOf = async (...call: Parameters<typeof send>) => {
    logged.length = 0;
    await send(...call);
    const [loggedCall] = logged;
    const messages = loggedCall?.faults.map(({ message }) => message) ?? [];
    expect(loggedCall && lineOf(loggedCall).split(' ms  ')[1]).toBe(`invalid: ${messages.join(' ')}`);
    return messages;
  };
  const misspelled = 'Prefer.exmple: there is no preference "exmple". Did you mean example?';
  expect(await faultsOf({ pro_id: '1001' }, 'exmple=ok')).toEqual([misspelled]);
  expect(await faultsOf({ pro_id: '1001', type: 'XX' })).toEqual(['type must be one of "", MS.']);
  expect(await faultsOf({ pro_id: 'secret' })).toEqual(['pro_id must be of type integer.']);
  expect(mock.calls()[0]?.faults).toEqual([
    { field: 'pro_id', rule: 'type', limit: 'integer', message: 'pro_id must be of type integer.' },
  ]);
  await mock.close();
});

it('a log line has no control characters of a request, and no values of a recorded call', () => {
  const call: LoggedCall = {
    id: 1,
    at: '2026-11-26T05:44:57.120Z',
    method: 'POST',
    api: 'a\nb',
    session: '',
    fields: [],
    headers: {},
    verdict: '50010',
    steeredBy: 'refusal',
    milliseconds: 1,
    notices: [],
    unmatched: [],
    faults: [
      { field: 'a\u001b[0m', rule: 'required', message: 'a\u001b[0m is missing.' },
      {
        field: 'recording',
        rule: 'missing',
        message: 'The most similar one differs in pro_id (recorded 1, received 2).',
        differences: ['pro_id', 'type'],
      },
    ],
  };
  expect(lineOf(call)).toBe(
    '05:44:57.120  POST a?b  50010  by refusal  1 ms  invalid: a?[0m is missing. No recorded call equals this one. The most similar one differs in pro_id, type.',
  );
});

it('a log line and the log name a misspelled field, with the similar one', async () => {
  const logged: LoggedCall[] = [];
  const mock = await startMock({ onCall: (call) => logged.push(call) });
  const noticesOf = async (api: string, body: object | URLSearchParams) => {
    logged.length = 0;
    const isForm = body instanceof URLSearchParams;
    const headers = isForm ? {} : { 'content-type': 'application/json' };
    await fetch(`${mock.url}/api/${api}`, { method: 'POST', headers, body: isForm ? body : JSON.stringify(body) });
    for (const notice of logged[0]?.notices ?? []) expect(logged[0] && lineOf(logged[0])).toContain(notice);
    return logged[0]?.notices;
  };
  const ignored = (name: string, rest = '') => `"${name}" is not a field of the request and was ignored.${rest}`;
  expect(await noticesOf('mall.Product.index', { proid: 5 })).toEqual([ignored('proid', ' Did you mean pro_id?')]);
  expect(await noticesOf('mall.Product.index', new URLSearchParams('pro_id=1001&pro_ids=2&acces_id=a'))).toEqual([
    ignored('pro_ids'),
    ignored('acces_id', ' Did you mean access_id?'),
  ]);
  expect(await noticesOf('mall.Cart.upCart', { cart: [{ cart_id: 7, cardid: 7 }] })).toEqual([
    ignored('cart.0.cardid', ' Did you mean cart_id?'),
  ]);
  const known = 'api=mall.Index.search&store_id=1&store_type=6&access_id=a&language=ko&keyword=a&class_id[]=11&brand_id[]=1';
  expect(await noticesOf('', new URLSearchParams(known))).toEqual([]);
  await mock.close();
});
