/** Rules that are refused, or accepted with a warning: those that cannot take effect, and the sentences about mistakes. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../src/index.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());
afterEach(async () => {
  for (const key of ['', '?key=anna']) await fetch(`${mock.url}/control${key}`, { method: 'DELETE' });
});

const api = 'mall.Product.index';

interface Answer {
  readonly status: number;
  /** The sentences of errors. */
  readonly messages?: readonly string[];
  readonly warnings?: readonly string[];
}

async function put(body: unknown, query = ''): Promise<Answer> {
  const answer = await fetch(`${mock.url}/control${query}`, { method: 'PUT', body: JSON.stringify(body) });
  const { errors, warnings } = await answer.json();
  if (errors === undefined) return { status: answer.status, warnings };
  return { status: answer.status, messages: errors.map(({ message }: { message: string }) => message) };
}
const putRules = (...rules: object[]) => put({ rules });
const accepted = { status: 200, warnings: [] };
const refusedMessages = (...messages: unknown[]) => ({ status: 400, messages });

describe('a condition on a state', () => {
  const pay = { api: 'mall.Pay.walletPay', answer: { setState: { crat: 'paid' } } };
  const whenState = (states: Record<string, string>) => ({ api, whenState: states, answer: { code: '4003' } });

  it.each([
    ['name', { cart: 'paid' }, 'rules.1.whenState.cart: no rule sets the state "cart". Did you mean crat?'],
    ['value', { crat: 'payed' }, 'rules.1.whenState.crat: no rule sets the state "crat" to "payed". Did you mean paid?'],
  ])('is refused when its %s is similar to one that the same rules set', async (_, states, message) => {
    expect(await putRules(pay, whenState(states))).toEqual(refusedMessages(message));
  });

  it('is accepted with a warning when no rule sets the state yet', async () => {
    const warning = 'rules.0.whenState.payment: no rule sets the state "payment".';
    expect(await putRules(whenState({ payment: 'done' }))).toEqual({ status: 200, warnings: [warning] });
    expect(mock.setRules([whenState({ payment: 'done' })])).toEqual([warning]);
    const other = 'rules.1.whenState.crat: no rule sets the state "crat" to "finished". Known: paid, Started.';
    expect(await putRules(pay, whenState({ crat: 'finished' }))).toEqual({ status: 200, warnings: [other] });
  });

  it('is accepted when the rules for all sessions set the state, and for a state that was not set', async () => {
    expect(await putRules(pay)).toEqual(accepted);
    expect(await put({ rules: [whenState({ crat: 'paid' })] }, '?key=anna')).toEqual(accepted);
    expect(await putRules(pay, whenState({ crat: 'Started' }))).toEqual(accepted);
  });
});

describe('a rule that cannot take effect is refused:', () => {
  const first = { api, answer: { example: 'ok' } };
  const second = { api, answer: { code: '4003' } };
  const when = { pro_id: { equals: 7 } };
  const unreachableMessage = 'rules.1 never applies: rules.0 comes before it and answers the same calls.';

  it.each<[string, object[], string]>([
    ['the second without conditions', [first, second], unreachableMessage],
    [
      'one after a rule for all operations',
      [
        { ...first, api: '*' },
        { ...second, when },
      ],
      unreachableMessage,
    ],
    [
      'one with the conditions of an earlier rule',
      [
        { ...first, when },
        { ...second, when },
      ],
      unreachableMessage,
    ],
    [
      'absent of a required field',
      [{ ...first, when: { pro_id: { absent: true } } }],
      'rules.0.when.pro_id.absent: pro_id is required, so a request without it is refused.',
    ],
    [
      'not present of a required field',
      [{ ...first, when: { pro_id: { not: { present: true } } } }],
      'rules.0.when.pro_id.not.present: pro_id is required, so a request without it is refused.',
    ],
    [
      'an expression that matches no value of the field',
      [{ ...first, when: { type: { matches: 'M' } } }],
      'rules.0.when.type.matches matches no value of type. Known: "", ',
    ],
    [
      'an expression without digits for a number',
      [{ ...first, when: { pro_id: { matches: '[a-z]{2}|abc' } } }],
      'rules.0.when.pro_id.matches matches no value of pro_id, which is a number.',
    ],
    [
      'letters in a number',
      [{ ...first, when: { pro_id: { contains: 'x' } } }],
      'rules.0.when.pro_id.contains matches no value of pro_id, which is a number.',
    ],
    [
      'two different values at once',
      [{ ...first, when: { pro_id: { allOf: [{ equals: 1 }, { equals: 2 }] } } }],
      'rules.0.when.pro_id: no valid value of pro_id fulfils {"allOf":[{"equals":1},{"equals":2}]}.',
    ],
    [
      'limits that exclude each other',
      [{ ...first, when: { pro_id: { allOf: [{ greaterThan: 10 }, { lessThan: 5 }] } } }],
      'rules.0.when.pro_id: no valid value',
    ],
    [
      'a limit below the minimum',
      [{ ...first, when: { pro_id: { lessThan: 1 } } }],
      'rules.0.when.pro_id: no valid value of pro_id fulfils {"lessThan":1}.',
    ],
    [
      'two values of a header at once',
      [{ ...first, whenHeaders: { 'X-App': { allOf: [{ equals: 'a' }, { equals: 'b' }] } } }],
      'rules.0.whenHeaders.X-App: no value fulfils',
    ],
    [
      'a value after a rule for several values',
      [
        { ...first, when: { pro_id: { oneOf: [1, 2] } } },
        { ...second, when: { pro_id: { equals: '1' } } },
      ],
      unreachableMessage,
    ],
    [
      'a value after a rule for a range',
      [
        { ...first, when: { pro_id: { atLeast: 10 } } },
        { ...second, when: { pro_id: { equals: 15 }, type: { absent: true } } },
      ],
      unreachableMessage,
    ],
    [
      'a range after a rule for a wider one',
      [
        { ...first, when: { pro_id: { atLeast: 10 } } },
        { ...second, when: { pro_id: { greaterThan: 9 } }, whenState: { a: 'Started' } },
      ],
      unreachableMessage,
    ],
    [
      'a value after a rule with an expression',
      [
        { ...first, whenHeaders: { 'x-app': { matches: 'ios.*' } } },
        { ...second, whenHeaders: { 'x-app': { equals: 'ios 17' } } },
      ],
      unreachableMessage,
    ],
    [
      'steps beside nth',
      [{ api, nth: 2, answer: [{ example: 'ok' }, { code: '4003' }] }],
      'rules.0.answer has 2 steps, but nth limits the rule to one call',
    ],
    [
      'a header name that cannot be',
      [{ ...first, whenHeaders: { 'X App': { present: true } } }],
      'rules.0.whenHeaders.X App is not a name of a header.',
    ],
    ['an empty patch', [{ api, answer: { patch: {} } }], 'rules.0.answer.patch is empty and changes nothing.'],
    [
      'dynamic with an example',
      [{ api, answer: { dynamic: true, example: 'sold_out' } }],
      'rules.0.answer cannot have both dynamic and example.',
    ],
  ])('%s', async (_, rules, message) => {
    expect(await putRules(...rules)).toEqual(refusedMessages(expect.stringContaining(message)));
  });

  it.each<[string, object[]]>([
    ['a second rule after one with a condition', [{ ...first, when }, second]],
    ['a second rule after one for a single call', [{ ...first, nth: 1 }, second]],
    [
      'a value beside a range',
      [
        { ...first, when: { pro_id: { atLeast: 10 } } },
        { ...second, when: { pro_id: { equals: 9 } } },
      ],
    ],
    [
      'a range of which an earlier rule answers a part',
      [
        { ...first, when: { pro_id: { oneOf: [1, 2] } } },
        { ...second, when: { pro_id: { lessThan: 4 } } },
      ],
    ],
    ['an expression that matches a number', [{ ...first, when: { pro_id: { matches: '[5-7]\\d{2}' } } }]],
    ['digits in a number', [{ ...first, when: { pro_id: { contains: '00' } } }]],
    ['limits of a number', [{ ...first, when: { pro_id: { allOf: [{ greaterThan: 4 }, { lessThan: 6 }] } } }]],
    ['a number that must not be', [{ ...first, when: { pro_id: { not: { oneOf: [1, 2, 3] } } } }]],
    ['limits below the minimum with a fault', [{ api, when: { pro_id: { lessThan: 0 } }, answer: { fault: 'drop' } }]],
    ['a rule for all operations after one of them', [first, { ...second, api: '*' }]],
    [
      'absent of a required field with a body of the rule, which also answers a refused request',
      [{ api, when: { pro_id: { absent: true } }, answer: { http: { body: '' } } }],
    ],
    ['absent of a required field within not', [{ ...first, when: { pro_id: { not: { absent: true } } } }]],
  ])('not %s', async (_, rules) => {
    expect(await putRules(...rules)).toEqual(accepted);
  });
});

it('a header whose name is similar to that of a known one is accepted with a warning', async () => {
  const rule = (name: string) => ({ api, whenHeaders: { [name]: { present: true } }, answer: { code: '4003' } });
  const warning = 'rules.0.whenHeaders.x-mall-mock-kye: clients of the mall send no header of this name. Did you mean x-mall-mock-key?';
  expect(await putRules(rule('x-mall-mock-kye'))).toEqual({ status: 200, warnings: [warning] });
  for (const name of ['X-Mall-Mock-Key', 'x-app']) expect(await putRules(rule(name))).toEqual(accepted);
});

describe('data of a rule in the JSON types of other servers', () => {
  const patch = { pro: { price: 128, num: '12' }, login_status: true };

  it('is refused, since the published document has one type for each field', async () => {
    expect(await putRules({ api, answer: { patch } })).toEqual(
      refusedMessages(
        'rules.0.answer.patch.login_status must be one of 0, 1.',
        'rules.0.answer.patch.pro.price must be an amount such as "128.00", or a range such as "128.00-218.00".',
        'rules.0.answer.patch.pro.num must be a whole number.',
      ),
    );
  });

  it('is accepted as compatible', async () => {
    expect(await putRules({ api, answer: { patch, compatible: true } })).toEqual(accepted);
  });
});

describe('the message about an invalid rule', () => {
  const answer = (step: unknown) => [{ api, answer: step }];
  const conditions = (when: object) => [{ api, when, answer: { example: 'ok' } }];

  it.each<[string, unknown[], string]>([
    [
      'names the code of an example',
      answer({ code: '101', example: 'sold_out' }),
      'rules.0.answer.example: the example "sold_out" has the code 200, not 101.',
    ],
    [
      'names a similar code under *',
      [{ api: '*', answer: { code: '1090' } }],
      'rules.0.answer.code: no operation declares the code "1090". Did you mean 109?',
    ],
    [
      'names a similar example under *',
      [{ api: '*', answer: { example: 'sold_uot' } }],
      'rules.0.answer.example: no operation declares the example "sold_uot". Did you mean sold_out?',
    ],
    [
      'names a pattern of operations',
      [{ api: 'mall.Cart.*', answer: { example: 'sold_uot' } }],
      'rules.0.answer.example: no operation of mall.Cart.* declares the example "sold_uot".',
    ],
    [
      'shows how to write a value as a condition',
      conditions({ pro_id: 1001 }),
      'rules.0.when.pro_id must be a condition. Write {"equals": 1001}.',
    ],
    [
      'shows how to write a list as a condition',
      conditions({ pro_id: [1, 2] }),
      'rules.0.when.pro_id must be a condition. Write {"oneOf": [1,2]}.',
    ],
    [
      'shows how to write a value of a header',
      [{ api, whenHeaders: { 'X-App': 'ios' }, answer: { example: 'ok' } }],
      'rules.0.whenHeaders.X-App must be a condition. Write {"equals": "ios"}.',
    ],
    [
      'names two conditions',
      conditions({ pro_id: { greaterThan: 5, lessThan: 3 } }),
      'rules.0.when.pro_id has two conditions, greaterThan and lessThan; combine them with allOf.',
    ],
    ['quotes an empty text among known values', conditions({ type: { equals: 'XX' } }), 'rules.0.when.type.equals must be one of "", '],
    ['names members that exclude each other', answer({ fault: 'drop', code: '4003' }), 'rules.0.answer cannot have both fault and code.'],
    [
      'has the index of a step in a list',
      answer([{ example: 'ok' }, { exmaple: 'ok' }]),
      'rules.0.answer.1.exmaple: there is no member "exmaple".',
    ],
    [
      'names a required field that null removes',
      answer({ patch: { pro: null } }),
      'rules.0.answer.patch.pro is removed by null, but is required.',
    ],
    [
      'names an unclosed template',
      answer({ patch: { pro: { name: 'No. {{request.pro_id' } } }),
      'rules.0.answer.patch: "{{request.pro_id" has no closing }}.',
    ],
    [
      'names an unclosed template in a header',
      answer({ http: { headers: { 'X-A': '{{uuid' } } }),
      'rules.0.answer.http.headers.X-A: "{{uuid" has no closing }}.',
    ],
    [
      'names an unknown template in a header',
      answer({ http: { headers: { 'X-A': '{{pro_id}}' } } }),
      'rules.0.answer.http.headers.X-A: {{pro_id}} is not a template.',
    ],
    [
      'names the format of an amount',
      answer({ patch: { pro: { price: 'free' } } }),
      'rules.0.answer.patch.pro.price must be an amount such as "128.00", or a range such as "128.00-218.00".',
    ],
    [
      'lists each known value once',
      answer({ patch: { pro: { status: 9 } }, compatible: true }),
      'rules.0.answer.patch.pro.status must be one of 1, 2, 3, 4, 5.',
    ],
    [
      'names what compatible applies to',
      answer({ code: '101', compatible: true }),
      'rules.0.answer.compatible has no effect alone: add data or patch.',
    ],
    [
      'names the operation of an operationId',
      [{ api: 'catalog.product', answer: { example: 'ok' } }],
      'rules.0.api: there is no operation "catalog.product". Did you mean mall.Product.index?',
    ],
  ])('%s', async (_, rules, message) => {
    expect(await put({ rules })).toEqual(refusedMessages(expect.stringContaining(message)));
  });

  it('reports an unknown operation beside a misspelt member', async () => {
    expect(await putRules({ api: 'mall.Product.indx', answer: { exmaple: 'ok' } })).toEqual(
      refusedMessages(expect.stringContaining('there is no member "exmaple"'), expect.stringContaining('Did you mean mall.Product.index')),
    );
  });

  it('names rules beside a scenario', async () => {
    expect(await put({ rules: [], scenario: 'maintenance' })).toEqual(refusedMessages('The body cannot have both rules and scenario.'));
  });

  it('is the same for an invalid key in the query, header and cookie', async () => {
    const message = '"a b" is not a key. A key has letters, digits, dots, hyphens and underscores.';
    expect(await put({ rules: [] }, '?key=a%20b')).toEqual(refusedMessages(`key: ${message}`));
    const useKey = [
      () => mock.calls('a b'),
      () => mock.deleteCalls('a b'),
      () => mock.setRules([], 'a b'),
      () => mock.setScenario('maintenance', 'a b'),
    ];
    for (const use of useKey) expect(use).toThrow(new TypeError(message));
  });

  it('contains the range of a limit', async () => {
    const answer = await fetch(`${mock.url}/calls?limit=zz`);
    expect(await answer.json()).toMatchObject({ errors: [{ message: 'limit must be a whole number from 1 to 200.' }] });
  });
});

describe('Prefer', () => {
  it.each([
    ['code=429, example=ok', 'Prefer.example: the example "ok" has the code 200, not 429.'],
    ['code=429, example=sold_uot', 'Prefer.example: there is no example "sold_uot". Did you mean sold_out?'],
    ['dynamic=true, example=sold_out', 'Prefer cannot have both dynamic and example.'],
  ])('%s is refused with a message', async (prefer, message) => {
    const body = new URLSearchParams({ api, pro_id: '1001' });
    const answer = await fetch(`${mock.url}/api/`, { method: 'POST', body, headers: { prefer } });
    expect(await answer.json()).toMatchObject({ code: '50010', data: { errors: [{ message }] } });
  });
});

it('an unknown operation of a call is explained by the operation that has its operationId', async () => {
  const answer = await fetch(`${mock.url}/api/`, { method: 'POST', body: new URLSearchParams({ api: 'catalog.product' }) });
  expect(await answer.json()).toMatchObject({ code: '50010', data: { errors: [{ field: 'api', limit: [api] }] } });
});

it('headers of a rule may refer to the call', async () => {
  const headers = { 'X-Product': 'no. {{request.pro_id}} {{header.x-app}}', 'X-Call': '{{counter}}' };
  expect(await putRules({ api, answer: { http: { headers } } })).toEqual(accepted);
  const body = new URLSearchParams({ api, pro_id: '1001' });
  const answer = await fetch(`${mock.url}/api/`, { method: 'POST', body, headers: { 'x-app': '\u00e9\t1' } });
  expect([answer.headers.get('x-product'), answer.headers.get('x-call')]).toEqual(['no. 1001 ?\t1', '1']);
});
