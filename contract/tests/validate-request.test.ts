import { expect, it } from 'vitest';
import { operations, validateRequest } from '../src/index.ts';

function errorsOf(api: string, request: Record<string, unknown>) {
  return validateRequest(operations.get(api) ?? expect.fail(`${api} is no operation`), request);
}

it.each([
  ['mall.Order.settlement', {}, 'cart_id'],
  ['mall.Order.payment', { pay_type: 'wallet_pay' }, 'cart_id'],
  ['mall.Pay.index', { type: 'pc_alipay', total: '12.00' }, 'sNo'],
  ['mall.Address.upAddsindex', {}, 'addr_id'],
])('a request of %s without any of its alternative fields is refused', (api, request, field) => {
  expect(errorsOf(api, request)).toEqual([{ field, rule: 'required' }]);
});

it.each([
  ['mall.Order.settlement', { cart_id: [501] }],
  ['mall.Order.settlement', { product: [{ pid: 1001 }, { cid: 10011 }, { num: 1 }] }],
  ['mall.Address.upAddsindex', { addrId: 2 }],
])('a request of %s with one of its alternative fields is accepted', (api, request) => {
  expect(errorsOf(api, request)).toEqual([]);
});
