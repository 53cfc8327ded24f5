import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/drizzle.ts';
import { customers } from '../../src/domains/account/schema.ts';
import { cartLines } from '../../src/domains/cart/schema.ts';
import { makeCustomer, type TestCustomer } from '../support/fixtures/customers.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';

const maxLines = 200;
/** The first SKU for a full cart. */
const firstSku = 900_001;

let gateway: TestGateway;
let me: TestCustomer;
beforeAll(async () => {
  gateway = await openTestGateway();
  await gateway.db.execute(sql`
    insert into skus select (jsonb_populate_record(skus, jsonb_build_object('id', ${firstSku - 1}::integer + n))).*
    from skus, generate_series(1, ${2 * maxLines}::integer) n where skus.id = 10111`);
});
beforeEach(async () => {
  const customer = await makeCustomer(gateway);
  me = customer;
});
afterAll(() => gateway.close());

const fill = (owner: { customerId: number } | { guestId: number }, lines: number, from = firstSku) =>
  gateway.db.insert(cartLines).values(
    Array.from({ length: lines }, (_, index) => ({
      ...owner,
      productId: 1011,
      skuId: from + index,
      quantity: 1,
      createdAt: gateway.clock.now(),
    })),
  );
const linesOf = async (customerId: number) =>
  (await gateway.db.select().from(cartLines).where(sql`customer_id = ${customerId}`)).map(({ skuId }) => skuId);
const add = (pro_id: number, attribute_id: number) =>
  gateway.call('mall.Product.addCart', { pro_id, attribute_id, num: 1 }, { token: me.token });

describe('a cart of 200 lines', () => {
  test('accepts more pieces of its SKUs, and another SKU only after a line was removed', async () => {
    await fill({ customerId: me.id }, maxLines - 1);
    const added = await add(1011, 10111);
    expect(added.code).toBe('200');
    expect(await add(1013, 10131)).toMatchObject({
      code: '50010',
      data: { errors: [{ field: 'attribute_id', rule: 'maxItems', limit: maxLines }] },
    });
    expect((await add(1011, 10111)).code).toBe('200');
    expect(await linesOf(me.id)).toHaveLength(maxLines);
    await gateway.call('mall.Cart.delCart', { car_id: added.data.cart_id }, { token: me.token });
    expect((await add(1013, 10131)).code).toBe('200');
  });

  test("merges from a guest's cart the SKUs it already has, and the newest others that fit", async () => {
    const guest = (await gateway.call('mall.Product.addCart', { pro_id: 1011, attribute_id: 10111, num: 1 })).data.access_id;
    const [line] = await gateway.db.select().from(cartLines).where(sql`guest_id is not null`).limit(1);
    if (!line?.guestId) throw new Error('no guest');
    await fill({ guestId: line.guestId }, 5, firstSku + maxLines - 3);
    const [shopper] = await gateway.db.select().from(customers).where(sql`account = 'shopper01'`);
    if (!shopper) throw new Error('no demo customer');
    await fill({ customerId: shopper.id }, maxLines - 2);
    await gateway.signIn(guest);
    const lines = await linesOf(shopper.id);
    expect(lines).toHaveLength(maxLines);
    expect(lines.slice(-2)).toEqual([firstSku + maxLines, firstSku + maxLines + 1]);
  });
});
