import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

test('a product has its video before its images, and serves it by ranges for players', async () => {
  const { data } = await gateway.call('mall.Product.index', { pro_id: 1001 });
  const film = '/media/films/cloud-cleansing-milk.mp4';
  expect(data.pro).toMatchObject({ video: film, photo_x: '/media/products/1001/pack' });
  expect(data.pro.img_arr.slice(0, 2)).toEqual([film, '/media/products/1001/pack']);
  const part = await gateway.server.inject({ url: film, headers: { range: 'bytes=0-99' } });
  expect(part.statusCode).toBe(206);
  expect(part.rawPayload).toHaveLength(100);
  expect(part.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-range': expect.stringMatching(/^bytes 0-99\/\d+$/),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  for (const path of ['/media/films/none.mp4', '/media/films/..%2fpackage.json'])
    expect((await gateway.server.inject({ url: path })).statusCode, path).toBe(404);
  const without = await gateway.call('mall.Product.index', { pro_id: 1031 });
  expect(without.data.pro).toMatchObject({
    video: '',
    img_arr: ['pack', 'texture', 'scene'].map((kind) => `/media/products/1031/${kind}`),
  });
});
