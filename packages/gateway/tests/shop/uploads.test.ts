// @spec 5.16 5.17 7.30

import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runJobs } from '../../src/composition/jobs.ts';
import { openCustomerSession } from '../../src/sessions/sessions.ts';
import { applyFor, upload } from '../support/fixtures/applying.ts';
import { makeCustomers } from '../support/fixtures/customers.ts';
import { bitmapOf, imageOf } from '../support/fixtures/images.ts';
import { openTestGateway, type TestGateway } from '../support/gateway.ts';
import { internalKey } from '../support/settings.ts';

let gateway: TestGateway;
let me: string;
let myId: number;
let somebody: string;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(async () => {
  const customers = await makeCustomers(gateway, 2);
  [me = '', somebody = ''] = customers.map(({ token }) => token);
  myId = customers[0]?.id ?? 0;
});
afterAll(() => gateway.close());

const send = (content: Buffer | string, name = 'image.jpg', token = me) =>
  gateway.call(
    'mall.Product.uploadImgs',
    { file: new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type: 'image/jpeg' }) },
    { token },
  );

/** Requests an image as the storefront does for the visitor with this session. */
const look = (url: string, token = '', headers: Record<string, string> = { 'x-internal-key': internalKey }) =>
  gateway.server.inject({ method: 'GET', url, headers: { ...headers, 'x-access-id': token } });

async function seen(url: string): Promise<Buffer> {
  return (await look(url, me)).rawPayload;
}

/** Returns a PNG of black and white pixels: a hundred million of them are a few kilobytes. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

describe('an uploaded image', () => {
  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('can be a %s, and is stored as WebP of its size', async (format) => {
    const reply = await send(await imageOf(format));
    expect(reply).toMatchObject({ code: '200', data: { url: expect.stringMatching(/^\/media\/uploads\/[0-9a-f]{12}\.webp\?/) } });
    expect(await sharp(await seen(reply.data.url)).metadata()).toMatchObject({ format: 'webp', width: 40, height: 24 });
  });

  test('can be a bitmap, which is stored with the right orientation and colors', async () => {
    const { data } = await send(bitmapOf(9, 8));
    const image = sharp(await seen(data.url));
    expect(await image.metadata()).toMatchObject({ width: 9, height: 8 });
    const { data: pixels } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const [top, bottom] = [pixels.subarray(0, 3), pixels.subarray(-3)];
    expect(top[0]).toBeGreaterThan(200);
    expect(top[2]).toBeLessThan(60);
    expect(bottom[2]).toBeGreaterThan(200);
    expect(bottom[0]).toBeLessThan(60);
  });

  test('claim 28: loses metadata, is rotated upright and scaled down', async () => {
    const photograph = await sharp(await imageOf('jpeg', 1, 2400, 1200))
      .withExif({ IFD0: { Copyright: 'Lin Qing' }, IFD3: { GPSLatitude: '30/1 14/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { data } = await send(photograph);
    const kept = await sharp(await seen(data.url)).metadata();
    expect(kept).toMatchObject({ width: 800, height: 1600 });
    expect([kept.exif, kept.xmp, kept.iptc, kept.orientation]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('claim 28: loses appended pages or archives, and its file name cannot traverse folders', async () => {
    const tail = '<!doctype html><script>alert(1)</script>PK\u0003\u0004';
    const { data } = await send(Buffer.concat([await imageOf('png', 9), Buffer.from(tail)]), '../../../../etc/passwd.html');
    expect(data.url).toMatch(/^\/media\/uploads\/[0-9a-f]{12}\.webp\?/);
    expect((await seen(data.url)).includes('script')).toBe(false);
    for (const path of ['/media/uploads/../../package.json', '/media/uploads/..%2f..%2fpackage.json'])
      expect((await look(path, me)).statusCode).toBe(404);
  });

  test('has one URL, however often it is uploaded', async () => {
    const content = await imageOf('png', 7);
    expect((await send(content)).data.url).toBe((await send(content, 'other-name.png')).data.url);
  });

  test.each([
    ['a page that calls itself an image', '<!doctype html><script>alert(1)</script>'],
    ['a drawing that a browser would run', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['an archive', 'PK\u0003\u0004\u0014\u0000\u0000\u0000'],
    ['a document', '%PDF-1.7\n1 0 obj'],
    ['a beginning without an image', 'GIF89a<script>alert(1)</script>'],
    ['a bitmap that ends too early', `BM${'\u0001'.repeat(80)}`],
    ['nothing', ' '],
  ])('claim 28: is refused when it is %s', async (_what, content) => {
    expect(await send(content)).toMatchObject({ http: 200, code: '322' });
  });

  test('is refused when it is truncated', async () => {
    const whole = await sharp(await imageOf('jpeg', 3, 600, 600))
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(await send(whole.subarray(0, whole.length / 2))).toMatchObject({ code: '322' });
  });

  test('claim 28: is refused when a few bytes decode to an image that exceeds the memory', async () => {
    expect(await send(pngOf(4000, 4000))).toMatchObject({ code: '200' });
    const bomb = pngOf(12_000, 12_000);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await send(bomb)).toMatchObject({ code: '322' });
    const claims = bitmapOf(8, 8);
    claims.writeInt32LE(30_000, 18);
    claims.writeInt32LE(-30_000, 22);
    expect(await send(claims)).toMatchObject({ code: '322' });
  });

  test('claim 28: is refused above five megabytes, and not read above ten', async () => {
    const limit = 5 * 1024 * 1024;
    const errors = [{ field: 'file', rule: 'maxLength', limit }];
    expect(await send(Buffer.alloc(limit + 1))).toMatchObject({ code: '50010', data: { errors } });
    expect(await send(Buffer.alloc(11 * 1024 * 1024))).toMatchObject({ http: 413, code: '50010' });
  });

  test('can be uploaded only by customers', async () => {
    expect(await send(await imageOf('png'), 'image.png', 'nobody')).toMatchObject({ code: '203' });
  });
});

describe('a stored image', () => {
  test('claim 28: is shown to its owner, with headers against caching and scripts', async () => {
    const response = await look(await upload(gateway, me), me);
    expect(response).toMatchObject({ statusCode: 200 });
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  test('returns 404 to everyone else', async () => {
    const url = await upload(gateway, me);
    const never = await look('/media/uploads/000000000000.webp', me);
    expect(never.statusCode).toBe(404);
    const own = { token: me, headers: { 'x-internal-key': 'guessed' } };
    for (const other of [look(url), look(url, somebody), look(url, own.token, own.headers), look(url, own.token, {})]) {
      const { statusCode, body, headers } = await other;
      expect({ statusCode, body, type: headers['content-type'] }).toEqual({
        statusCode: 404,
        body: '',
        type: never.headers['content-type'],
      });
    }
  });

  test('belongs to each uploader separately when two upload the same one', async () => {
    const content = await imageOf('png', 99);
    const [mine, theirs] = [await upload(gateway, me, content), await upload(gateway, somebody, content)];
    for (const [url, token] of [
      [mine, me],
      [theirs, somebody],
    ]) {
      expect((await look(url ?? '', token)).statusCode).toBe(200);
    }
  });

  test('is deleted after a week, unless it is referenced', async () => {
    const [used, front, unused] = [await upload(gateway, me), await upload(gateway, me), await upload(gateway, me)];
    expect(await applyFor(gateway, me, { imgUrls: `${used},${front}` })).toMatchObject({ code: '200' });
    const later = (days: number) => new Date(gateway.clock.now().getTime() + days * 24 * 60 * 60 * 1000);
    await runJobs(gateway.db, later(6));
    expect((await look(unused, me)).statusCode).toBe(200);
    await runJobs(gateway.db, later(8));
    // The session of a week ago has expired as well.
    const again = await openCustomerSession(gateway.db, myId, later(8));
    expect([(await look(used, again)).statusCode, (await look(unused, again)).statusCode]).toEqual([200, 404]);
  });
});
