import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { workflows } from '../../../../contract/tests/arazzo.ts';
import { runCommand } from '../../src/admin/commands.ts';
import { verify } from '../../src/admin/verify.ts';
import { eq } from '../../src/db/drizzle.ts';
import { customers } from '../../src/domains/account/schema.ts';
import { type AfterSalesCustomer, openAfterSalesCustomer } from '../support/fixtures/after-sales.ts';
import { codeSentTo } from '../support/fixtures/codes.ts';
import { makeCustomer, type TestCustomer } from '../support/fixtures/customers.ts';
import { type FlowRun, flowOf, runFlow } from '../support/fixtures/flows.ts';
import { invoicing } from '../support/fixtures/invoicing.ts';
import { patches } from '../support/fixtures/ordering.ts';
import { addCard } from '../support/fixtures/withdrawing.ts';
import type { TestGateway } from '../support/gateway.ts';
import { openGatewayWithProvider, sendProviderNotice, type TestProvider } from '../support/provider.ts';
import { captchaAnswer } from '../support/settings.ts';

let provider: TestProvider;
let gateway: TestGateway;
let customer: TestCustomer;
let me: AfterSalesCustomer;
beforeAll(async () => {
  ({ gateway, provider } = await openGatewayWithProvider());
});
beforeEach(async () => {
  customer = await makeCustomer(gateway);
  me = openAfterSalesCustomer(gateway, customer.token);
});
afterAll(async () => {
  expect(await verify(gateway.db)).toEqual([]);
  await gateway.close();
});

const walk = (id: string, more: Omit<FlowRun, 'call'> = {}) => runFlow(flowOf(id), { call: me.call, ...more });
const stepsOf = (id: string) => flowOf(id).steps.map((step) => step.id);
/** Runs an operator's action on the newest after-sale of a line. */
async function operator(action: string, line: unknown, ...words: string[]): Promise<void> {
  const { id } = await me.show(Number(line));
  const { ok, lines } = await runCommand('after-sale', [action, String(id), ...words], gateway);
  expect(ok, lines.join('\n')).toBe(true);
}

test('runs the flow of a withdrawn refund', async () => {
  const order = (await me.placeShipped()).data.order_id;
  expect(await walk('refundOnly', { inputs: { order } })).toEqual(stepsOf('refundOnly'));
});

test('runs the flow of an immediate refund', async () => {
  const order = (await me.placePaid()).data.order_id;
  expect(await walk('refundAtOnce', { inputs: { order } })).toEqual(stepsOf('refundAtOnce'));
  expect(await me.balance()).toBe('1000.00');
});

test("runs the flow of a return, with the operator's steps, to the refund", async () => {
  const placed = await me.placeShipped();
  const [line = 0] = await me.lineIdsOf(placed);
  const before = { agreed: () => operator('approve', line) };
  const taken = await walk('returnAndRefund', { inputs: { order: placed.data.order_id }, before });
  expect(taken).toEqual(stepsOf('returnAndRefund'));
  await operator('received', line);
  expect(await me.balance()).toBe('1000.00');
});

test("runs the flow of an exchange, with the operator's steps", async () => {
  const [line = 0] = await me.lineIdsOf(await me.placeShipped());
  const before = {
    agreed: () => operator('approve', line),
    replaced: () => operator('send-replacement', line, 'ZTO', 'ZT9'),
  };
  expect(await walk('exchange', { inputs: { line, product: patches }, before })).toEqual(stepsOf('exchange'));
});

test('runs the flow of an invoice', async () => {
  const mine = invoicing(gateway, customer);
  await mine.title();
  await mine.received();
  expect(await walk('invoice')).toEqual(stepsOf('invoice'));
});

test('runs the flow of a purchase, in the session issued by its sign-in', async () => {
  let token = '';
  const call: FlowRun['call'] = async (api, fields) => {
    const reply = await gateway.call(api, fields, token === '' ? {} : { token });
    if (reply.data?.access_id) token = reply.data.access_id;
    return reply;
  };
  expect(await runFlow(flowOf('buy'), { call, inputs: { captchaAnswer } })).toEqual(stepsOf('buy'));
});

/** The payer pays the newest charge before the customer polls the payment state. */
const payer: FlowRun['before'] = {
  poll: () => {
    const [charge] = provider.asked.slice(-1);
    if (!charge) throw new Error('The provider was asked for no charge');
    return sendProviderNotice(gateway, { reference: charge.reference, paid: charge.amount });
  },
};

test("runs the flow of a membership, with the payer's steps", async () => {
  expect(await walk('openMembership', { before: payer })).toEqual(stepsOf('openMembership'));
});

test("runs the flow of a recharge, with the payer's steps", async () => {
  expect(await walk('topUp', { before: payer })).toEqual(stepsOf('topUp'));
  expect(await me.balance()).toBe('1500.00');
});

test('runs the flow of a withdrawal, with the code that was sent', async () => {
  await addCard(gateway, customer);
  const [row] = await gateway.db.select().from(customers).where(eq(customers.id, customer.id));
  const inputs: Record<string, unknown> = {};
  const before = {
    request: async () => {
      inputs.code = await codeSentTo(gateway, `+86 ${row?.phone}`);
    },
  };
  expect(await walk('withdraw', { inputs, before })).toEqual(stepsOf('withdraw'));
  expect(await me.balance()).toBe('500.00');
});

test('every flow of the contract except registration and shop application runs here', () => {
  // Registration needs the code that was sent, and the shop application needs documents and a review: auth/ and shop/applications test
  // both.
  const elsewhere = ['register', 'applyForShop'];
  const here = ['buy', 'exchange', 'invoice', 'openMembership', 'refundAtOnce', 'refundOnly', 'returnAndRefund', 'topUp', 'withdraw'];
  const known = workflows().map(({ id }) => id);
  expect(known.filter((id) => !elsewhere.includes(id)).sort()).toEqual(here);
});
