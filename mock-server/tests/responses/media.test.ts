import { readFileSync } from 'node:fs';
import { drawMedia } from '@mall/demo';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../../src/index.ts';
import { createMediaReader } from '../../src/media.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());

const get = (path: string) => fetch(`${mock.url}/media/${path}`);

describe('media', () => {
  it.each([
    ['products/1001/pack', 960],
    ['products/1001/texture?w=320', 320],
    ['products/1001/scene?w=640', 640],
    ['shops/flagship/logo?w=320', 320],
    ['banners/ritual?w=1280', 1280],
    ['membership/prices?w=320', 320],
    ['uploads/9c41e7d2a60b.webp?w=320', 320],
  ])('renders %s', async (path, width) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const image = sharp(await response.arrayBuffer());
    expect(await image.metadata()).toMatchObject({ format: 'webp', width });
  });

  it('has an image for every path in an example of the contract', () => {
    const examples = readFileSync(new URL('../../../contract/generated/openapi.json', import.meta.url), 'utf8');
    const named = new Set(
      [...examples.matchAll(/\/media\/((?:products|shops|banners|mall|membership)\/[\w/.-]+)/g)].map(([, path = '']) => path),
    );
    expect(named.size).toBeGreaterThan(50);
    expect([...named].filter((path) => drawMedia(path) === undefined)).toEqual([]);
  });

  it('renders each image once, even for two concurrent requests', async () => {
    const read = createMediaReader();
    const [first, second] = await Promise.all([read('banners/forest', 320), read('banners/forest', 320)]);
    expect(first).toBeInstanceOf(Buffer);
    expect(second).toBe(first);
    expect(await read('banners/forest', 320)).toBe(first);
  });

  it('refuses an unknown width with the list of widths', async () => {
    const response = await get('products/1001/pack?w=5');
    const errors = [{ field: 'w', rule: 'enum', limit: [320, 640, 960, 1280], message: 'w must be one of 320, 640, 960, 1280.' }];
    expect([response.status, await response.json()]).toEqual([400, { code: '50010', message: expect.any(String), data: { errors } }]);
  });

  it.each(['products/1/pack', 'products/1001/nonsense', 'uploads/9c41.webp', '../main.ts', '__proto__/x/y', ''])(
    'returns 404 for %s',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      const message = expect.stringMatching(/^There is no image \/media\//);
      const errors = path === '../main.ts' || path === '' ? expect.anything() : [{ field: 'path', rule: 'exists', message }];
      expect(await response.json()).toMatchObject({ code: '50010', data: { errors } });
    },
  );
});
