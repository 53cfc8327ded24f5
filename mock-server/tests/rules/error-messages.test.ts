/** Error messages about rules, `Prefer` and calls. */
import { describe, expect, it } from 'vitest';
import { accepted, api, mock, put, putRules, refusedMessages, useMock } from './put-rules.ts';

useMock();

describe('the message about an invalid rule', () => {
  const response = (step: unknown) => [{ api, response: step }];
  const conditions = (when: object) => [{ api, when, response: { example: 'ok' } }];

  it.each<[string, unknown[], string]>([
    [
      'names the code of an example',
      response({ code: '101', example: 'sold_out' }),
      'rules.0.response.example: the example "sold_out" has the code 200, not 101.',
    ],
    [
      'names a similar code under *',
      [{ api: '*', response: { code: '1090' } }],
      'rules.0.response.code: no operation declares the code "1090". Did you mean 109?',
    ],
    [
      'names a similar example under *',
      [{ api: '*', response: { example: 'sold_uot' } }],
      'rules.0.response.example: no operation declares the example "sold_uot". Did you mean sold_out?',
    ],
    [
      'names a pattern of operations',
      [{ api: 'mall.Cart.*', response: { example: 'sold_uot' } }],
      'rules.0.response.example: no operation of mall.Cart.* declares the example "sold_uot".',
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
      [{ api, whenHeaders: { 'X-App': 'ios' }, response: { example: 'ok' } }],
      'rules.0.whenHeaders.X-App must be a condition. Write {"equals": "ios"}.',
    ],
    [
      'names two conditions',
      conditions({ pro_id: { greaterThan: 5, lessThan: 3 } }),
      'rules.0.when.pro_id has two conditions, greaterThan and lessThan; combine them with allOf.',
    ],
    ['quotes an empty text among known values', conditions({ type: { equals: 'XX' } }), 'rules.0.when.type.equals must be one of "", '],
    [
      'names the minimum length of a text',
      [{ api: 'mall.Login.login', when: { password: { equals: 'abc' } }, response: { example: 'ok' } }],
      'rules.0.when.password.equals must have at least 6 characters.',
    ],
    [
      'names the minimum length of a text in a list',
      [{ api: 'mall.Login.login', when: { password: { oneOf: ['abc'] } }, response: { example: 'ok' } }],
      'rules.0.when.password.oneOf.0 must have at least 6 characters.',
    ],
    [
      'requires a text that is not empty',
      [{ api, whenState: { sku: '' }, response: { example: 'ok' } }],
      'rules.0.whenState.sku must not be empty.',
    ],
    [
      'names a status that has no body',
      response({ http: { status: 204, body: 'x' } }),
      'rules.0.response.http.body: a response with HTTP 204 has no body. Omit it, or write another status.',
    ],
    [
      'names the fields that the elements of a list in a patch lack, once',
      [{ api: 'mall.Cart.index', response: { patch: { list: [{ shop_id: 1 }, { shop_id: 2 }] } } }],
      'rules.0.response.patch.list: a patch replaces a list as a whole, and these elements lack ',
    ],
    [
      'requires a number in place of its digits',
      response({ patch: { pro: { status: '1' } } }),
      'rules.0.response.patch.pro.status must be the number 1, not the text "1".',
    ],
    [
      'names a similar group of operations',
      [{ api: 'mall.Ordr.*', response: { example: 'ok' } }],
      'rules.0.api: there is no operation "mall.Ordr.*". Did you mean mall.Order.*?',
    ],
    [
      'names members that exclude each other',
      response({ fault: 'drop', code: '4003' }),
      'rules.0.response cannot have both fault and code.',
    ],
    [
      'has the index of a step in a list',
      response([{ example: 'ok' }, { exmaple: 'ok' }]),
      'rules.0.response.1.exmaple: there is no member "exmaple".',
    ],
    [
      'names a required field that null removes',
      response({ patch: { pro: null } }),
      'rules.0.response.patch.pro is removed by null, but is required.',
    ],
    [
      'names an unclosed template',
      response({ patch: { pro: { name: 'No. {{request.pro_id' } } }),
      'rules.0.response.patch: "{{request.pro_id" has no closing }}.',
    ],
    [
      'names an unclosed template in a header',
      response({ http: { headers: { 'X-A': '{{uuid' } } }),
      'rules.0.response.http.headers.X-A: "{{uuid" has no closing }}.',
    ],
    [
      'names an unknown template in a header',
      response({ http: { headers: { 'X-A': '{{pro_id}}' } } }),
      'rules.0.response.http.headers.X-A: {{pro_id}} is not a template.',
    ],
    [
      'requires milliseconds in place of their digits',
      response({ delayMs: '8' }),
      'rules.0.response.delayMs must be a whole number of milliseconds, or a range such as {"min": 200, "max": 900}.',
    ],
    [
      'requires milliseconds as a limit of a range',
      response({ delayMs: { min: 1, max: '8' } }),
      'rules.0.response.delayMs.max must be a whole number of milliseconds.',
    ],
    ...[
      ['cuonter', '{{counter}}'],
      ['pro_id', '{{request.pro_id}}'],
      ['reqest.pro_id', '{{request.pro_id}}'],
      ['noww+2h', '{{now+1d}}'],
      ['randm 1 9', '{{random 1 100}}'],
    ].map(([reference, known]): [string, unknown[], string] => [
      `names the template that is similar to ${reference}`,
      response({ message: `{{${reference}}}` }),
      `rules.0.response.message: {{${reference}}} is not a template. Did you mean ${known}?`,
    ]),
    [
      'lists the templates when none is similar',
      response({ message: '{{xyzzy}}' }),
      'rules.0.response.message: {{xyzzy}} is not a template. Known: {{request.FIELD}}, ',
    ],
    [
      'names the format of an amount',
      response({ patch: { pro: { price: 'free' } } }),
      'rules.0.response.patch.pro.price must be an amount such as "128.00", or a range such as "128.00-218.00".',
    ],
    [
      'lists each known value once',
      response({ patch: { pro: { status: 9 } }, compatible: true }),
      'rules.0.response.patch.pro.status must be one of 1, 2, 3, 4, 5.',
    ],
    [
      'names the members to which compatible applies',
      response({ code: '101', compatible: true }),
      'rules.0.response.compatible has no effect alone: add data or patch.',
    ],
    [
      'names the operation of an operationId',
      [{ api: 'catalog.product', response: { example: 'ok' } }],
      'rules.0.api: there is no operation "catalog.product". Did you mean mall.Product.index?',
    ],
  ])('%s', async (_, rules, message) => {
    expect(await put({ rules })).toEqual(refusedMessages(expect.stringContaining(message)));
  });

  it('reports every error of the templates in a text', async () => {
    const message = '{{cuonter}} {{request.pro_idd}} {{uuid';
    const at = 'rules.0.response.message: ';
    expect(await putRules({ api, response: { message } })).toEqual(
      refusedMessages(
        `${at}"{{uuid" has no closing }}.`,
        `${at}{{cuonter}} is not a template. Did you mean {{counter}}?`,
        `${at}there is no field of ${api} "pro_idd". Did you mean pro_id?`,
      ),
    );
  });

  it('reports an unknown operation in addition to a misspelled member', async () => {
    expect(await putRules({ api: 'mall.Product.indx', response: { exmaple: 'ok' } })).toEqual(
      refusedMessages(expect.stringContaining('there is no member "exmaple"'), expect.stringContaining('Did you mean mall.Product.index')),
    );
  });

  it.each([
    ['in place of a list', { api, response: { example: 'ok' } }],
    ['as rules', { rules: { api, response: { example: 'ok' } } }],
  ])('requires a list around a single rule %s', async (_, body) => {
    expect(await put(body)).toEqual(refusedMessages('rules must be a list, also of a single rule: [{"api": …, "response": …}].'));
  });

  it('reports a body with both rules and a scenario', async () => {
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
    const response = await fetch(`${mock.url}/calls?limit=zz`);
    expect(await response.json()).toMatchObject({ errors: [{ message: 'limit must be a whole number from 1 to 200.' }] });
  });
});

describe('Prefer', () => {
  it.each([
    ['code=429, example=ok', 'Prefer.example: the example "ok" has the code 200, not 429.'],
    ['code=429, example=sold_uot', 'Prefer.example: there is no example "sold_uot". Did you mean sold_out?'],
    ['code=429, example=too_bussy', 'Prefer.example: there is no example "too_bussy". Did you mean too_busy?'],
    ['code=409, example=too_busy', 'Prefer.example: the example "too_busy" has the code 50032 with HTTP 429, not 409.'],
    ['dynamic=true, example=sold_out', 'Prefer cannot have both dynamic and example.'],
  ])('%s is refused with a message', async (prefer, message) => {
    const body = new URLSearchParams({ api, pro_id: '1001' });
    const response = await fetch(`${mock.url}/api/`, { method: 'POST', body, headers: { prefer } });
    expect(await response.json()).toMatchObject({ code: '50010', data: { errors: [{ message }] } });
  });
});

it('the error of an unknown operation names the operation with this operationId', async () => {
  const response = await fetch(`${mock.url}/api/`, { method: 'POST', body: new URLSearchParams({ api: 'catalog.product' }) });
  expect(await response.json()).toMatchObject({ code: '50010', data: { errors: [{ field: 'api', limit: [api] }] } });
});

it('headers of a rule may contain templates', async () => {
  const headers = { 'X-Product': 'no. {{request.pro_id}} {{header.x-app}}', 'X-Call': '{{counter}}' };
  expect(await putRules({ api, response: { http: { headers } } })).toEqual(accepted);
  const body = new URLSearchParams({ api, pro_id: '1001' });
  const response = await fetch(`${mock.url}/api/`, { method: 'POST', body, headers: { 'x-app': '\u00e9\t1' } });
  expect([response.headers.get('x-product'), response.headers.get('x-call')]).toEqual(['no. 1001 ?\t1', '1']);
});
