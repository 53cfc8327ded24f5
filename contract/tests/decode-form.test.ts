import { describe, expect, it } from 'vitest';
import { decodeForm, JsonForm, operations, validateRequest } from '../src/index.ts';

function operationOf(api: string) {
  const operation = operations.get(api);
  if (!operation) throw new Error(`${api} is no operation`);
  return operation;
}

/** Decodes a form, given as text or as pairs, with the request schema of an operation. */
const decode = (api: string, form: string | Record<string, string>) => decodeForm(operationOf(api), new URLSearchParams(form));
const errorsOf = (api: string, form: string | Record<string, string>) =>
  validateRequest(operationOf(api), decode(api, form)).map(({ field, rule }) => ({ field, rule }));

describe('an empty text', () => {
  it.each([
    ['a pattern', 'plugin.member.MallMember.settlement', { amount: '' }],
    ['a format', 'mall.User.setPersonalResources', { birthday: '' }],
    ['an enum', 'mall.Order.settlement', { canshu: '' }],
    ['an enum with the empty text', 'mall.Product.index', { type: '' }],
    ['a minimum length', 'mall.User.withdrawals', { userName: '' }],
    ['no constraint', 'mall.Index.search', { keyword: '' }],
    ['a number', 'mall.Index.search', { cid: '' }],
    ['a list of texts', 'mall.Address.saveAddress', { place: '' }],
    ['a list in a repeated field', 'mall.Index.search', 'class_id[]=&class_id[]='],
    ['JSON', 'mall.Order.settlement', { product: '' }],
  ])('in an optional field with %s is omitted', (_label, api, form) => {
    expect(decode(api, form)).toEqual({});
  });

  it('in a required text is refused by the schema', () => {
    expect(errorsOf('mall.Product.sendComment', { commentId: '1', text: '' })).toContainEqual({ field: 'text', rule: 'minLength' });
    expect(errorsOf('mall.Pay.index', { type: '', total: '1.00' })).toEqual([{ field: 'type', rule: 'enum' }]);
  });

  it('in any other required field is reported as missing', () => {
    expect(errorsOf('mall.Product.index', { pro_id: '' })).toEqual([{ field: 'pro_id', rule: 'required' }]);
    expect(errorsOf('mall.Cart.delCart', { car_id: '' })).toEqual([{ field: 'car_id', rule: 'required' }]);
    expect(errorsOf('mall.Cart.upCart', { cart: '' })).toEqual([{ field: 'cart', rule: 'required' }]);
  });

  it('is preserved as an element of JSON', () => {
    expect(decode('mall.Order.payment', { remarks: '["","Ring twice"]' })).toEqual({ remarks: ['', 'Ring twice'] });
  });
});

describe('JSON in a field', () => {
  it.each([
    ['mall.Product.immediatelyCart', 'product', '[{"pid":"1001"},{"cid":10011},{"num":1}]', [{ pid: 1001 }, { cid: 10_011 }, { num: 1 }]],
    ['mall.Cart.upCart', 'cart', '[{"cart_id":"7","num":"2","selected":"0"}]', [{ cart_id: 7, num: 2, selected: 0 }]],
    ['mall.Cart.upCart', 'cart', '[{"cart_id":7,"num":"","selected":""}]', [{ cart_id: 7 }]],
    ['mall.Pay.walletPay', 'order_list', '{"sNo":"20261121","order_id":"5","total":""}', { sNo: '20261121', order_id: 5 }],
  ])('of %s is decoded by its schema: %s=%s', (api, field, text, value) => {
    expect(decode(api, { [field]: text })).toEqual({ [field]: value });
  });

  it.each([
    ['a text that is not a number', '[{"pid":"1e3"},{"cid":"0x1"},{"num":" 1"}]', [{ pid: '1e3' }, { cid: '0x1' }, { num: ' 1' }]],
    ['a field that the schema does not name', '[{"pid":"1","other":"2","":"3"}]', [{ pid: 1, other: '2', '': '3' }]],
    ['a field named like a member of Object.prototype', '[{"constructor":"1","toString":"2"}]', [{ constructor: '1', toString: '2' }]],
    ['JSON of another type than the schema', '{"pid":"1"}', { pid: '1' }],
    ['JSON nested deeper than the schema', '[["1"],{"pid":["1"]}]', [['1'], { pid: ['1'] }]],
    ['null', 'null', null],
    ['invalid JSON', '[{"pid":"1"', '[{"pid":"1"'],
  ])('leaves %s unchanged', (_label, text, value) => {
    expect(decode('mall.Product.immediatelyCart', { product: text })).toEqual({ product: value });
  });

  it('does not change the prototype of an object', () => {
    const { product } = decode('mall.Product.immediatelyCart', { product: '[{"__proto__":{"pid":1}}]' });
    expect(JSON.stringify(product)).toBe('[{"__proto__":{"pid":1}}]');
    expect(errorsOf('mall.Product.immediatelyCart', { product: '[{"__proto__":{"pid":1}},{"cid":1},{"num":1}]' })).not.toEqual([]);
  });
});

describe('a page size', () => {
  it.each([
    ['mall.User.details', 'pageSize', 100],
    ['mall.Index.search', 'pageSize', 50],
    ['mall.Order.returnDataList', 'end', 50],
  ])('of %s above the maximum of %s is read as %i', (api, field, maximum) => {
    expect(decode(api, { [field]: '9999999' })).toEqual({ [field]: maximum });
    expect(decode(api, { [field]: String(maximum - 1) })).toEqual({ [field]: maximum - 1 });
  });

  it.each(['0', '-1', '1.5', 'x', '9'.repeat(20)])('of %s is refused', (pageSize) => {
    expect(errorsOf('mall.User.details', { type: '1', pageSize }).map(({ field }) => field)).toContain('pageSize');
  });

  it('is the only number that is clamped', () => {
    expect(errorsOf('mall.Index.search', { page: '10001' })).toEqual([{ field: 'page', rule: 'maximum' }]);
    expect(errorsOf('mall.Product.addCart', { pro_id: '1', attribute_id: '1', num: '10000' })).toEqual([{ field: 'num', rule: 'maximum' }]);
  });
});

describe('a price range', () => {
  it.each(['500.00-1000.00', '0-499.00', '1000-', '-58', '98.5', '-', '12345678.99-12345678.99'])('%s is accepted', (amount) => {
    expect(errorsOf('mall.Index.search', { amount })).toEqual([]);
    expect(errorsOf('mch.mall.Mch.storeHomepage', { shop_id: '1', amount })).toEqual([]);
  });

  it.each(['1.234-', '1.-2', '.5', '1-2-3', '1e3-', '123456789-'])('%s is refused', (amount) => {
    expect(errorsOf('mall.Index.search', { amount })).toEqual([{ field: 'amount', rule: 'pattern' }]);
  });
});

describe('an alias of a field', () => {
  it('sets the field', () => {
    expect(decode('mall.Cart.delCart', { cartIds: '5,7,' })).toEqual({ car_id: [5, 7] });
    expect(decode('mall.Cart.delCart', 'cartIds[]=5&cartIds[]=7')).toEqual({ car_id: [5, 7] });
    expect(decode('mall.Login.forgotpassword', { access_id: 'c_token' })).toEqual({ verificationCode: 'c_token' });
  });

  it('is ignored when the field itself has a value', () => {
    expect(decode('mall.Cart.delCart', { cartIds: '5', car_id: '7' })).toEqual({ car_id: [7] });
    expect(decode('mall.Cart.delCart', { cartIds: '5', car_id: '' })).toEqual({ car_id: [5] });
  });

  it('applies only to its operation', () => {
    expect(decode('mall.Cart.toCollection', { cartIds: '5' })).toEqual({});
    expect(decode('mall.Login.login', { access_id: 'c_token' })).toEqual({});
    const taking = [...operations.values()].filter(({ takesAccessId }) => takesAccessId).map(({ api }) => api);
    expect(taking).toEqual(['mall.Login.forgotpassword']);
  });
});

describe('scalars and lists', () => {
  it.each([
    ['a number', 'mall.Product.index', 'pro_id=1001', { pro_id: 1001 }],
    ['the last of several', 'mall.Product.index', 'pro_id=1&pro_id=2', { pro_id: 2 }],
    ['a flag', 'mall.Product.addComment', 'isReview=1', { isReview: true }],
    ['a list joined by commas', 'mall.Index.search', 'class_id=11,12', { class_id: [11, 12] }],
    ['a comma as an empty list', 'mall.Index.search', 'class_id=,', { class_id: [] }],
    ['a list in repeated fields', 'mall.Index.search', 'class_id=11&class_id=12,13', { class_id: [11, 12, 13] }],
    ['a list with brackets', 'mall.Index.search', 'class_id[]=11&class_id[]=', { class_id: [11] }],
  ])('decode %s', (_label, api, form, request) => {
    expect(decode(api, form)).toEqual(request);
  });
});

describe('a JSON body', () => {
  const decodeBody = (api: string, body: unknown) => decodeForm(operationOf(api), new JsonForm(JSON.stringify(body)));

  it.each([
    ['numbers and booleans without a change', 'mall.Index.search', { cid: 3, keyword: 'tea' }, { cid: 3, keyword: 'tea' }],
    ['texts like form fields', 'mall.Index.search', { cid: '3', keyword: '' }, { cid: 3 }],
    ['a list of values', 'mall.Index.search', { class_id: ['1', 2] }, { class_id: [1, 2] }],
    ['a list as a text joined by commas', 'mall.Address.saveAddress', { place: 'a,b,c' }, { place: ['a', 'b', 'c'] }],
    ['nested values', 'mall.Cart.upCart', { cart: [{ cart_id: '7', num: 2 }] }, { cart: [{ cart_id: 7, num: 2 }] }],
    ['nested values as JSON text', 'mall.Cart.upCart', { cart: '[{"cart_id":"7","num":2}]' }, { cart: [{ cart_id: 7, num: 2 }] }],
    ['only declared fields', 'mall.Product.index', { pro_id: 1, other: 2, constructor: 3 }, { pro_id: 1 }],
  ])('decodes %s', (_label, api, body, request) => {
    expect(decodeBody(api, body)).toEqual(request);
  });

  it.each([1, null, ['a'], {}])('preserves %j in a text field, which the schema refuses', (keyword) => {
    const request = decodeBody('mall.Index.search', { keyword });
    expect(validateRequest(operationOf('mall.Index.search'), request)).toMatchObject([{ field: 'keyword', rule: 'type' }]);
  });

  it.each(['{', '[]', 'null', '"text"', '1', ''])('throws a SyntaxError when it is not an object: %s', (text) => {
    expect(() => new JsonForm(text)).toThrow(SyntaxError);
  });
});
