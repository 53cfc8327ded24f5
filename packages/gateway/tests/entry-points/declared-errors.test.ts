import { type Api, catalogue, type Example, type ExampleOrRef, type FaultName, type Operation, operations, resolve } from '@mall/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { verify } from '../../src/admin/verify.ts';
import { handlers } from '../../src/composition/registry.ts';
import { setMaintenance } from '../../src/domains/shell/publish-notice.ts';
import { expectHarmless } from '../support/expect-harmless.ts';
import { broken, openVerifiedGateway, type VerifiedGateway } from '../support/fixtures/verified.ts';
import { account } from './errors/account.ts';
import { afterSales } from './errors/after-sales.ts';
import { auth } from './errors/auth.ts';
import { cart } from './errors/cart.ts';
import { catalog } from './errors/catalog.ts';
import { checkout } from './errors/checkout.ts';
import { coupons } from './errors/coupons.ts';
import { everyOperation, noticeMemory } from './errors/every-operation.ts';
import { favorites } from './errors/favorites.ts';
import { invoices } from './errors/invoices.ts';
import { membership } from './errors/membership.ts';
import { orders } from './errors/orders.ts';
import { payments } from './errors/payments.ts';
import { points } from './errors/points.ts';
import { reviews } from './errors/reviews.ts';
import type { Scenario, Scenarios } from './errors/scenario.ts';
import { shops } from './errors/shops.ts';
import { uploads } from './errors/uploads.ts';
import { wallet } from './errors/wallet.ts';

const scenarios: Scenarios = {
  ...account,
  ...afterSales,
  ...auth,
  ...cart,
  ...catalog,
  ...checkout,
  ...invoices,
  ...membership,
  ...orders,
  ...payments,
  ...points,
  ...coupons,
  ...favorites,
  ...orders,
  ...payments,
  ...reviews,
  ...shops,
  ...uploads,
  ...wallet,
};

/** An error declared by the contract of an operation. */
interface Declared {
  readonly operation: Operation;
  readonly api: Api;
  readonly code: string;
  readonly fault: FaultName;
}

function declaredBy(operation: Operation): Declared[] {
  const failures = Object.entries(operation.responses).filter(([status]) => status !== '200');
  return failures
    .flatMap(([, { content }]) => Object.values(content?.['application/json']?.examples ?? {}))
    .map((example) => {
      const code = codeOf(example);
      const entry = catalogue.get(code);
      if (!entry) throw new Error(`${operation.api} names ${code}, which is not in the catalogue`);
      return { operation, api: operation.api, code, fault: entry.name };
    });
}

function codeOf(example: ExampleOrRef): string {
  // The contract's linter validates the examples of errors against the envelope.
  return (resolve<Example>(example).value as { code: string }).code;
}

const nameOf = ({ api, fault }: Pick<Declared, 'api' | 'fault'>) => `${api} ${fault}`;
const scenarioOf = ({ api, fault }: Declared): Scenario | undefined => scenarios[api]?.[fault] ?? everyOperation[fault];

const declared = [...operations.values()].flatMap(declaredBy);

let gateway: VerifiedGateway;
beforeAll(async () => {
  gateway = await openVerifiedGateway();
});
// Reopens the mall after a test that closed it.
afterEach(async () => {
  await setMaintenance(gateway.db, false, gateway.clock.now());
  gateway.clock.advance(noticeMemory);
});
afterAll(() => gateway.close());

test('every declared error of the contract has a scenario', () => {
  expect(declared.filter((error) => scenarioOf(error) === undefined).map(nameOf)).toEqual([]);
});

test('every scenario is for a declared error of an implemented operation', () => {
  const named = new Set(declared.map(nameOf));
  const written = Object.entries(scenarios).flatMap(([api, faults]) => Object.keys(faults).map((fault) => `${api} ${fault}`));
  expect(written.filter((name) => !named.has(name))).toEqual([]);
});

const provoked = declared.flatMap((error) => {
  const scenario = scenarioOf(error);
  return scenario ? [[nameOf(error), error.code, error.operation, scenario] as const] : [];
});

test.each(provoked)('%s responds with %s', async (_name, code, operation, scenario) => {
  const { fields, ...options } = await scenario(gateway, operation);
  const reply = await gateway.call(operation.api, fields, options);
  expectHarmless(reply);
  expect(reply.code, reply.body).toBe(code);
});

test('no response violated the contract, and every implemented operation was called', async () => {
  const report = await gateway.report();
  expect(broken(report)).toEqual([]);
  expect(new Set(report.operations.map(({ api }) => api))).toEqual(new Set(handlers.keys()));
});

test('money and stock are consistent after all tests', async () => {
  expect(await verify(gateway.db)).toEqual([]);
});
