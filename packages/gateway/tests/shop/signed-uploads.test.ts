// @spec 7.30

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/drizzle.ts';
import { kind, openAfterSalesCustomer } from '../support/fixtures/after-sales.ts';
import { applyFor } from '../support/fixtures/applying.ts';
import { makeCustomers } from '../support/fixtures/customers.ts';
import { imageOf } from '../support/fixtures/images.ts';
import { patches, patchesSku } from '../support/fixtures/ordering.ts';
import { ok } from '../support/fixtures/owning.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';
import { internalKey } from '../support/settings.ts';

const hour = 60 * 60 * 1000;

let gateway: TestGateway;
let me: string;
let somebody: string;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(async () => {
  [me = '', somebody = ''] = (await makeCustomers(gateway, 2)).map(({ token }) => token);
});
afterAll(() => gateway.close());

let drawn = 0;
/** Uploads a new image; returns its signed URL. */
async function upload(token = me): Promise<string> {
  drawn += 1;
  const file = new File([new Uint8Array(await imageOf('png', 3, 200 + drawn))], 'image.png');
  return (await ok(gateway.call('mall.Product.uploadImgs', { file }, { token }))).url;
}

const get = (url: string, token?: string) =>
  gateway.server.inject({
    method: 'GET',
    url,
    headers: token === undefined ? {} : { 'x-internal-key': internalKey, 'x-access-id': token },
  });
const pathOf = (url: string) => url.split('?')[0] ?? '';

/** Returns the same URL with another value of a parameter. */
function changed(url: string, name: string, value: string): string {
  const query = new URLSearchParams(url.split('?')[1]);
  query.set(name, value);
  return `${pathOf(url)}?${query}`;
}

describe('claim 28: the signed URL of an uploaded image', () => {
  test('shows the image without a session for an hour, uncached', async () => {
    const url = await upload();
    const shown = await get(url);
    expect(shown).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/webp', 'cache-control': 'private, no-store' } });
    gateway.clock.advance(hour - 1000);
    expect((await get(url)).rawPayload).toEqual(shown.rawPayload);
    gateway.clock.advance(1000);
    expect((await get(url)).statusCode).toBe(404);
  });

  test('returns 404 when its signature is wrong, incomplete or of another image or customer', async () => {
    const [url, other] = [await upload(), await upload()];
    const missing = await get('/media/uploads/000000000000.webp');
    const otherQuery = other.split('?')[1];
    const wrong = [
      pathOf(url),
      `${pathOf(url)}?${otherQuery}`,
      changed(url, 'signature', 'f'.repeat(43)),
      changed(url, 'signature', ''),
      changed(url, 'expires', '9999999999'),
      changed(url, 'customer', '1'),
      `${url}&signature=${'f'.repeat(43)}`,
    ];
    for (const address of wrong) {
      const { statusCode, body, headers } = await get(address);
      expect([statusCode, body, headers['content-type']], address).toEqual([404, '', missing.headers['content-type']]);
    }
  });

  test('shows the image to its owner by session alone, also when the signature has expired', async () => {
    const url = await upload();
    gateway.clock.advance(2 * hour);
    expect((await get(pathOf(url), me)).statusCode).toBe(200);
    expect((await get(url, me)).statusCode).toBe(200);
    expect((await get(url, somebody)).statusCode).toBe(404);
  });
});

/** Returns every stored text about requests. */
const stored = async (): Promise<string> => {
  const tables = ['customers', 'shop_applications', 'after_sales', 'reviews', 'idempotency_keys'];
  const rows = [];
  for (const table of tables) rows.push(await gateway.db.execute(sql.raw(`select * from ${table}`)));
  return JSON.stringify(rows, (_name, value) => (typeof value === 'bigint' ? String(value) : value));
};

describe.each([
  ['its path', (url: string) => pathOf(url), '小铺'],
  ['its signed address', (url: string) => url, '小店'],
])('an image that a request names by %s', (_name, named, shopName) => {
  test('becomes the profile image', async () => {
    const url = await upload();
    await ok(gateway.call('mall.User.setPersonalResources', { headimgurl: named(url) }, { token: me }));
    expect((await ok(gateway.call('mall.User.personalResources', {}, { token: me }))).headimgurl).toBe(pathOf(url));
  });

  test('is accepted as evidence of an after-sale', async () => {
    const buyer = openAfterSalesCustomer(gateway, me);
    const [line = 0] = await buyer.lineIdsOf(await buyer.placeShipped());
    const urls = [await upload(), await upload()];
    await buyer.opened([line], { type: kind.refundOnly, apply_return_goods: urls.map(named).join() });
    expect((await buyer.show(line)).re_photo).toEqual(urls.map(pathOf));
  });

  test('is published with a review', async () => {
    const buyer = openAfterSalesCustomer(gateway, me);
    const { lines } = await buyer.receive();
    const review = { orderDetailsId: lines[0].id, goodsId: patches, attributeId: patchesSku, start: 5, comment: 'Good.', anonymous: 0 };
    await ok(buyer.call('mall.Product.addComment', { ...review, imgUrls: named(await upload()), isReview: 'false' }));
    const { list } = await ok(buyer.call('mall.Order.getCommentsInfo', { orderDetailId: lines[0].id, goodsId: patches }));
    expect(list[0].images).toEqual([{ url: expect.stringMatching(/^\/media\/published\/[0-9a-f]{24}\.webp$/) }]);
  });

  test('is accepted in a shop application, once each', async () => {
    const [front, back] = [await upload(), await upload()];
    const twice = await applyFor(gateway, me, { imgUrls: [named(front), pathOf(front)].join() });
    expect(twice).toMatchObject({ code: '50010', data: { errors: [{ field: 'imgUrls', rule: 'uniqueItems' }] } });
    await ok(applyFor(gateway, me, { name: shopName, imgUrls: [front, back].map(named).join() }));
    const { imgUrls } = await ok(gateway.call('mch.mall.Mch.continueApply', {}, { token: me }));
    expect(imgUrls).toBe([front, back].map(pathOf).join());
  });

  test("is refused when it is another customer's", async () => {
    const url = await upload(somebody);
    const reply = await gateway.call('mall.User.setPersonalResources', { headimgurl: named(url) }, { token: me });
    expect(reply).toMatchObject({ code: '50010', data: { errors: [{ field: 'headimgurl', rule: 'exists' }] } });
  });
});

test('signatures of URLs are not stored', async () => {
  const url = await upload();
  await ok(gateway.call('mall.User.setPersonalResources', { headimgurl: url }, { token: me }));
  expect(await stored()).toContain(pathOf(url));
  expect(await stored()).not.toContain('signature=');
});
