import type { Api, FaultName, Operation } from '@mall/contract';
import { eq } from '../../../src/db/drizzle.ts';
import { productStatus, products } from '../../../src/domains/catalog/schema.ts';
import { makeCustomer } from '../../support/customers.ts';
import type { CallOptions, Fields, TestGateway } from '../../support/gateway.ts';

/** A request that is going to be refused: its form, and who sends it from where. */
export interface Attempt extends CallOptions {
  readonly fields: Fields;
}

/** Brings the mall into the state in which an operation refuses, and says with which request. The test itself calls the operation. */
export type Scenario = (gateway: TestGateway, operation: Operation) => Promise<Attempt>;

/** One scenario for each error that an operation's contract names. */
export type Scenarios = { readonly [A in Api]?: { readonly [F in FaultName]?: Scenario } };

/** A product that never was. */
export const unknownProduct = 999_999;

/** A product with a SKU that is sold out beside one that is not. */
export const [scarce, scarceSku, soldOutSku] = [1013, 10131, 10133];

/** What the shelf is emptied of; no other scenario wants it. */
const [shelved, shelvedSku] = [1002, 10021];

/** The reasons not to sell a SKU, for operations that are asked for one: how, is theirs to say. */
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
