/** Rules that are refused or cause a warning because they cannot take effect. */
import { describe, expect, it } from 'vitest';
import { accepted, api, mock, put, putRules, refusedMessages, useMock } from './put-rules.ts';

useMock();

describe('a condition on a state', () => {
  const pay = { api: 'mall.Pay.walletPay', response: { setState: { crat: 'paid' } } };
  const whenState = (states: Record<string, string>) => ({ api, whenState: states, response: { code: '4003' } });

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
  const first = { api, response: { example: 'ok' } };
  const second = { api, response: { code: '4003' } };
  const when = { pro_id: { equals: 7 } };
  const unreachableMessage = 'rules.1 never applies: rules.0 precedes it and answers the same calls.';

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
      'rules.0.when.pro_id: no valid value of pro_id matches {"allOf":[{"equals":1},{"equals":2}]}.',
    ],
    [
      'limits that exclude each other',
      [{ ...first, when: { pro_id: { allOf: [{ greaterThan: 10 }, { lessThan: 5 }] } } }],
      'rules.0.when.pro_id: no valid value',
    ],
    [
      'a limit below the minimum',
      [{ ...first, when: { pro_id: { lessThan: 1 } } }],
      'rules.0.when.pro_id: no valid value of pro_id matches {"lessThan":1}.',
    ],
    [
      'two values of a header at once',
      [{ ...first, whenHeaders: { 'X-App': { allOf: [{ equals: 'a' }, { equals: 'b' }] } } }],
      'rules.0.whenHeaders.X-App: no value matches',
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
      'several steps with nth',
      [{ api, nth: 2, response: [{ example: 'ok' }, { code: '4003' }] }],
      'rules.0.response has 2 steps, but nth limits the rule to one call',
    ],
    [
      'an invalid header name',
      [{ ...first, whenHeaders: { 'X App': { present: true } } }],
      'rules.0.whenHeaders.X App is not a valid name of a header.',
    ],
    ['an empty patch', [{ api, response: { patch: {} } }], 'rules.0.response.patch is empty and changes nothing.'],
    [
      'dynamic with an example',
      [{ api, response: { dynamic: true, example: 'sold_out' } }],
      'rules.0.response cannot have both dynamic and example.',
    ],
  ])('%s', async (_, rules, message) => {
    expect(await putRules(...rules)).toEqual(refusedMessages(expect.stringContaining(message)));
  });

  it.each<[string, object[]]>([
    ['a second rule after one with a condition', [{ ...first, when }, second]],
    ['a second rule after one for a single call', [{ ...first, nth: 1 }, second]],
    [
      'a value outside a range',
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
    ['a negated list of numbers', [{ ...first, when: { pro_id: { not: { oneOf: [1, 2, 3] } } } }]],
    ['limits below the minimum with a fault', [{ api, when: { pro_id: { lessThan: 0 } }, response: { fault: 'drop' } }]],
    ['a rule for all operations after one of them', [first, { ...second, api: '*' }]],
    [
      'absent of a required field with a body of the rule, which also answers a refused request',
      [{ api, when: { pro_id: { absent: true } }, response: { http: { body: '' } } }],
    ],
    ['absent of a required field within not', [{ ...first, when: { pro_id: { not: { absent: true } } } }]],
  ])('but accepts %s', async (_, rules) => {
    expect(await putRules(...rules)).toEqual(accepted);
  });
});

it('a header whose name is similar to that of a known one is accepted with a warning', async () => {
  const rule = (name: string) => ({ api, whenHeaders: { [name]: { present: true } }, response: { code: '4003' } });
  const warning = 'rules.0.whenHeaders.x-mall-mock-kye: clients of the mall send no header of this name. Did you mean x-mall-mock-key?';
  expect(await putRules(rule('x-mall-mock-kye'))).toEqual({ status: 200, warnings: [warning] });
  for (const name of ['X-Mall-Mock-Key', 'x-app']) expect(await putRules(rule(name))).toEqual(accepted);
});

describe('data of a rule in the JSON types of other servers', () => {
  const patch = { pro: { price: 128, num: '12' }, login_status: true };

  it('is refused, since the published document has one type for each field', async () => {
    expect(await putRules({ api, response: { patch } })).toEqual(
      refusedMessages(
        'rules.0.response.patch.login_status must be one of 0, 1.',
        'rules.0.response.patch.pro.price must be an amount such as "128.00", or a range such as "128.00-218.00".',
        'rules.0.response.patch.pro.num must be a whole number.',
      ),
    );
  });

  it('is accepted as compatible', async () => {
    expect(await putRules({ api, response: { patch, compatible: true } })).toEqual(accepted);
  });
});
