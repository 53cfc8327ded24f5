import type { Api, FaultName, Operation } from '@mall/contract';
import { eq } from '../../../src/db/drizzle.ts';
import { productStatus, products } from '../../../src/domains/catalog/schema.ts';
import { makeCustomer } from '../../support/fixtures/customers.ts';
import type { CallOptions, Fields, TestGateway } from '../../support/gateway.ts';

/** A request that will be refused: its form, its session and its address. */
export interface Attempt extends CallOptions {
  readonly fields: Fields;
}

/** Brings the mall into the state in which an operation refuses, and returns the request. The test itself calls the operation. */
export type Scenario = (gateway: TestGateway, operation: Operation) => Promise<Attempt>;

/** One scenario for each declared error of an operation. */
export type Scenarios = { readonly [A in Api]?: { readonly [F in FaultName]?: Scenario } };

/** A product id that never existed. */
export const unknownProduct = 999_999;

/** A product with a sold-out SKU and an available one. */
export const [scarce, scarceSku, soldOutSku] = [1013, 10131, 10133];

/** A product that is taken off sale; no other scenario uses it. */
const [shelved, shelvedSku] = [1002, 10021];

/** Returns the scenarios in which a SKU cannot be bought, for operations that take one; `ask` creates the form. */
export function unbuyable(ask: (product: number, sku: number) => Fields) {
  const askFor = async (gateway: TestGateway, product: number, sku: number): Promise<Attempt> => {
    const { token } = await makeCustomer(gateway);
    return { fields: ask(product, sku), token };
  };
  return {
    unknown_product: (gateway) => askFor(gateway, unknownProduct, scarceSku),
    not_on_sale: async (gateway) => {
      await gateway.db.update(products).set({ status: productStatus.offShelf }).where(eq(products.id, shelved));
      return askFor(gateway, shelved, shelvedSku);
    },
    insufficient_stock: (gateway) => askFor(gateway, scarce, soldOutSku),
  } satisfies Scenarios[Api];
}
