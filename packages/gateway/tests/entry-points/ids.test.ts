// @spec 7.28

import { operations } from '@mall/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verify } from '../../src/admin/verify.ts';
import { eq } from '../../src/db/drizzle.ts';
import { approveAfterSale, sendReplacement } from '../../src/domains/after-sales/act-as-shop.ts';
import { orderStatus, orders } from '../../src/domains/orders/schema.ts';
import { shipOrder } from '../../src/domains/orders/ship-order.ts';
import { decideApplication } from '../../src/domains/shops/decide-application.ts';
import { uploads } from '../../src/domains/uploads/schema.ts';
import { exampleOf, fieldsOf } from '../support/contract.ts';
import { openAfterSalesCustomer } from '../support/fixtures/after-sales.ts';
import { applicationOf, applyFor } from '../support/fixtures/applying.ts';
import { buyNow, makeCustomers, paymentPassword, type TestCustomer } from '../support/fixtures/customers.ts';
import { tinyImage } from '../support/fixtures/images.ts';
import { applied, ownedInvoice, ownedTitle } from '../support/fixtures/invoicing.ts';
import {
  bankCard,
  expiredPoints,
  membershipOrder,
  messageTo,
  type Owned,
  ok,
  openExchange,
  withdrawable,
} from '../support/fixtures/owning.ts';
import { setStock } from '../support/fixtures/stock.ts';
import type { TestGateway } from '../support/gateway.ts';
import { openGatewayWithProvider } from '../support/provider.ts';
import { idFields as fields, type IdField, isPrivate, marked, type PrivateKind, privateKinds, publicKinds } from './id-fields.ts';
import { aboutOrder, type Build, besideOwn, type OwnRecords, orderTotal, requestOf } from './id-requests.ts';

const never: Owned = { id: 2_000_000_001, number: 'GM20200101000000000000' };

let gateway: TestGateway;
let victims: Record<PrivateKind, Owned[]>;
let customerA: string;
let guestA: string;
let customerB: string;
let other: TestCustomer;

beforeAll(async () => {
  ({ gateway } = await openGatewayWithProvider());
  const [a, b] = await makeCustomers(gateway, 2, '9000.00');
  if (!a || !b) throw new Error('no customers');
  [customerA, customerB] = [a.token, b.token];
  other = b;
  await exampleImages(b.id);
  await setStock(gateway, aboutOrder.attributeId, 100_000);
  guestA = (await addLine(undefined)).token;
  victims = {
    order: await ordersInEveryState(customerA),
    address: [await addressOf(customerA)],
    ...(await linesAndAfterSales(customerA)),
    'cart-line': [(await addLine(customerA)).line, (await addLine(guestA)).line],
    'shop-application': [await rejectedApplication(customerA)],
    favorite: [await favoriteOf(customerA)],
    message: [await messageTo(gateway, a)],
    'points-record': [await expiredPoints(gateway, a)],
    'membership-order': [await membershipOrder(gateway, customerA)],
    'bank-card': [await bankCard(gateway, customerA)],
    'invoice-header': [await ownedTitle(gateway, a)],
    invoice: [await ownedInvoice(gateway, a)],
  };
});
afterAll(async () => {
  await gateway.close();
});

async function addLine(token: string | undefined): Promise<{ token: string; line: Owned }> {
  const options = token === undefined ? {} : { token };
  const data = await ok(gateway.call('mall.Product.addCart', { pro_id: 1001, attribute_id: 10011, num: 1 }, options));
  return { token: data.access_id, line: { id: data.cart_id } };
}

/** Returns an address; creates one when a test has deleted the last one. */
async function addressOf(token: string): Promise<Owned> {
  const { adds } = await ok(gateway.call('mall.Address.index', {}, { token }));
  if (adds.length > 0) return adds[0];
  const save = operations.get('mall.Address.saveAddress');
  if (!save) throw new Error('Addresses cannot be saved');
  await ok(gateway.call(save.api, fieldsOf(save, exampleOf(save)), { token }));
  return addressOf(token);
}

async function favoriteOf(token: string): Promise<Owned> {
  return { id: (await ok(gateway.call('mall.AddFavorites.index', { pro_id: 1001 }, { token }))).collection_id };
}

async function placeOrder(token: string): Promise<Owned> {
  const data = await ok(gateway.call('mall.Order.payment', { product: buyNow(1011, 10111, 1), pay_type: 'wallet_pay' }, { token }));
  expect(data.total).toBe(orderTotal);
  return { id: data.order_id, number: data.sNo };
}

const openPermit = (token: string) => ok(gateway.call('mall.User.paymentPassword', { password: paymentPassword }, { token }));

async function payOrder(token: string, { number }: Owned): Promise<void> {
  await openPermit(token);
  await ok(gateway.call('mall.Pay.walletPay', { order_list: { sNo: number }, type: 'wallet_pay', payment_money: orderTotal }, { token }));
}

/** Creates a received line of the product of these orders. */
async function receivedLine(token: string): Promise<Owned> {
  const { id } = await placeOrder(token);
  await gateway.db.update(orders).set({ status: orderStatus.completed, receivedAt: gateway.clock.now() }).where(eq(orders.id, id));
  return { id: (await ok(gateway.call('mall.Order.orderDetails', { order_id: id }, { token }))).list[0].id };
}

/** Creates a line that allows an after-sale, and one that has one. */
async function linesAndAfterSales(token: string) {
  const lines = [await receivedLine(token), await receivedLine(token)] as const;
  return { 'order-line': [...lines], 'after-sale': [await openExchange(gateway, token, lines[1])] };
}

const parcel = { courier: 'SF', parcelNumber: 'SF1' };

/** The steps of an exchange before an operation that refuses one under review. */
const stepsFor: Partial<Record<string, (token: string, exchange: Owned) => Promise<void>>> = {
  'mall.Order.backSend': async (_token, { id }) => approveAfterSale(gateway.db, id, gateway.clock.now()),
  'mall.Order.exchangeReceipt': async (token, { id }) => {
    await approveAfterSale(gateway.db, id, gateway.clock.now());
    await ok(openAfterSalesCustomer(gateway, token).sendBack(id));
    await sendReplacement(gateway.db, id, parcel, gateway.clock.now());
  },
};

/** The order state required by an operation that refuses a new order. */
const stateFor: Partial<Record<string, Partial<typeof orders.$inferInsert>>> = {
  'mall.Order.okOrder': { status: orderStatus.shipped },
  'mall.Order.delOrder': { status: orderStatus.completed },
  'mall.Order.delivery': { status: orderStatus.paid },
  'mall.Order.see_extraction_code': { status: orderStatus.shipped, pickupStoreId: 31 },
};

/** Returns an application that can be sent again. Reuses the customer's existing one. */
async function rejectedApplication(token: string): Promise<Owned> {
  const asked = await gateway.call('mch.mall.Mch.index', {}, { token });
  // Its name differs from the example's, which the caller is about to apply with.
  if (asked.data.status === 0) await ok(applyFor(gateway, token, { name: `Shop_${token.slice(0, 6).replaceAll('-', '_')}` }));
  const { id } = await applicationOf(gateway, token);
  if (asked.data.status !== 3) await decideApplication(gateway.db, id, 'Not yet.', gateway.clock.now());
  return { id };
}

/** Creates a card, with the code that confirms a withdrawal to it. */
async function readyToWithdraw(customer: TestCustomer, own: OwnRecords): Promise<Owned> {
  const { card, keyCode } = await withdrawable(gateway, customer);
  own.keyCode = keyCode;
  return card;
}

/** Stores the example's images as images of the caller. */
async function exampleImages(customerId: number): Promise<void> {
  const names = ['b80d3e5f1a27', '4d96c20e7b31', '9c41e7d2a60b'];
  await gateway.db.insert(uploads).values(names.map((name) => ({ customerId, name, image: tinyImage, createdAt: gateway.clock.now() })));
}

/** Creates orders in every state: unpaid, paid, shipped, closed. A refusal must not reveal the state. */
async function ordersInEveryState(token: string): Promise<Owned[]> {
  const [unpaid, paid, shipped, closed] = [
    await placeOrder(token),
    await placeOrder(token),
    await placeOrder(token),
    await placeOrder(token),
  ];
  for (const order of [paid, shipped]) await payOrder(token, order);
  await shipOrder(gateway.db, shipped.number ?? '', { courier: 'SF', parcelNumber: 'SF1' }, gateway.clock.now());
  await ok(gateway.call('mall.Order.removeOrder', { order_id: closed.id }, { token }));
  return [unpaid, paid, shipped, closed];
}

/** Returns all data that the owners of the records can see. */
async function viewOfOwners(): Promise<unknown[]> {
  const asked: [string, object, string][] = [
    ...[customerA, guestA].flatMap((token): [string, object, string][] => [
      ['mall.Cart.index', {}, token],
      ['mall.Index.index', {}, token],
    ]),
    ['mall.Address.index', {}, customerA],
    ['mall.Order.index', {}, customerA],
    ['mall.AddFavorites.collection', { type: 1 }, customerA],
    ['mall.Message.index', {}, customerA],
    ['plugin.integral.MallIntegral.integral', { type: 3 }, customerA],
    ['mall.InvoiceHeader.doRequest', {}, customerA],
    ['mall.InvoiceInfo.getInvoiceInfo', { status: applied }, customerA],
    ['mall.Order.returnDataList', {}, customerA],
    ['mch.mall.Mch.index', {}, customerA],
    ['mch.mall.Mch.continueApply', {}, customerA],
    ...victims['order-line'].map(({ id }): [string, object, string] => [
      'mall.Order.getCommentsInfo',
      { orderDetailId: id, goodsId: aboutOrder.goodsId },
      customerA,
    ]),
    ...victims.order.map(({ id }): [string, object, string] => ['mall.Order.orderDetails', { order_id: id }, customerA]),
  ];
  return Promise.all(asked.map(([api, request, token]) => ok(gateway.call(api, { ...request }, { token }))));
}

/** A caller with another customer's id: a token, and new records of their own that make the rest of the request valid. */
interface Caller {
  readonly token: string | undefined;
  readonly own: OwnRecords;
}

/** Creates a record of each kind for the other customer. */
const recordsOfB: Record<PrivateKind, (own: OwnRecords) => Promise<Owned>> = {
  address: () => addressOf(customerB),
  // A request with an invoice and an order names the invoice's order.
  order: async ({ invoice }) => (invoice ? { id: 0, ...(invoice.number && { number: invoice.number }) } : placeOrder(customerB)),
  'order-line': () => receivedLine(customerB),
  'after-sale': async (own) => openExchange(gateway, customerB, own['order-line'] ?? (await receivedLine(customerB))),
  'cart-line': async () => (await addLine(customerB)).line,
  'shop-application': () => rejectedApplication(customerB),
  favorite: () => favoriteOf(customerB),
  message: () => messageTo(gateway, other),
  'points-record': () => expiredPoints(gateway, other),
  'membership-order': () => membershipOrder(gateway, customerB),
  'bank-card': (own) => readyToWithdraw(other, own),
  'invoice-header': () => ownedTitle(gateway, other),
  invoice: () => ownedInvoice(gateway, other),
};

/** The callers, each with the records that a request of these kinds can name. */
const callers: Record<string, (kinds: readonly PrivateKind[]) => Promise<Caller>> = {
  'a visitor': async () => ({ token: undefined, own: {} }),
  'a guest with a cart': async () => {
    const { token, line } = await addLine(undefined);
    return { token, own: { 'cart-line': line } };
  },
  'another customer': async (kinds) => {
    await openPermit(customerB);
    // Orders need an address, and one of the tests deletes addresses.
    await addressOf(customerB);
    const own: OwnRecords = {};
    for (const kind of new Set(kinds)) own[kind] = await recordsOfB[kind](own);
    return { token: customerB, own };
  },
};

const kindsIn = ({ operation }: IdField) => fields.filter((field) => field.operation === operation).map(({ kind }) => kind);

function callerFor(field: IdField, as: string): Promise<Caller> {
  const caller = callers[as];
  if (!caller) throw new Error(`Nobody comes as ${as}`);
  return caller(kindsIn(field));
}

async function ask(field: IdField, as: string, build: Build, owned: Owned) {
  const { token, own } = await callerFor(field, as);
  const request = build(field, own, owned);
  if (!request) return undefined;
  const reply = await gateway.call(field.operation.api, fieldsOf(field.operation, request), token === undefined ? {} : { token });
  return { http: reply.http, code: reply.code, message: reply.message, data: reply.data };
}

test('every field that names a record declares its kind, and this test covers the kind', () => {
  expect(
    marked.filter(({ kind }) => !isPrivate(kind) && !publicKinds.includes(kind)).map(({ operation, kind }) => `${operation.api} ${kind}`),
  ).toEqual([]);
  const wholes = marked.filter(({ kind, schema }) => isPrivate(kind) && schema.properties !== undefined);
  for (const { operation, path } of wholes) {
    expect(fields.some((field) => field.operation === operation && field.path.join().startsWith(`${path.join()},`))).toBe(true);
  }
  expect(new Set(fields.map(({ kind }) => kind))).toEqual(new Set(privateKinds));
});

describe.each(fields.map((field) => ({ name: `${field.operation.api} ${field.path.join('.')}`, field })))(
  'claim 24: $name',
  ({ field }) => {
    let before: unknown[];
    beforeAll(async () => {
      before = await viewOfOwners();
    });

    test.each(Object.keys(callers))("reveals nothing to %s about another customer's record, and leaves it unchanged", async (caller) => {
      for (const build of [requestOf, besideOwn]) {
        const missing = await ask(field, caller, build, never);
        for (const victim of victims[field.kind]) expect(await ask(field, caller, build, victim)).toEqual(missing);
      }
      expect(await viewOfOwners()).toEqual(before);
    });

    test("is accepted when the record is the caller's own", async () => {
      const { token, own } = await callerFor(field, 'another customer');
      const record = own[field.kind];
      if (!token || !record) throw new Error(`The other customer has no ${field.kind}`);
      const state = stateFor[field.operation.api];
      if (state !== undefined) await gateway.db.update(orders).set(state).where(eq(orders.id, record.id));
      if (field.operation.api === 'mall.InvoiceInfo.applyInvoicing' && own.invoice)
        await ok(gateway.call('mall.InvoiceInfo.revoke', { id: own.invoice.id }, { token }));
      if (own['after-sale']) await stepsFor[field.operation.api]?.(token, own['after-sale']);
      const request = requestOf(field, own, record);
      expect(await gateway.call(field.operation.api, fieldsOf(field.operation, request), { token })).toMatchObject({ code: '200' });
    });
  },
);

test('money and stock are consistent after all tests', async () => {
  expect(await verify(gateway.db)).toEqual([]);
});
