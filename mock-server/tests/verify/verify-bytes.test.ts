import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMock } from '../../src/index.ts';
import { startVerifier, type Verifier } from '../../src/verify/index.ts';
import { example, form, json, post, type RawResponse, type Respond, startTarget, type Target } from '../support/target.ts';

let target: Target;
let verifier: Verifier;
beforeAll(async () => {
  target = await startTarget();
});
beforeEach(async () => {
  verifier = await startVerifier({ target: target.url, port: 0 });
});
afterEach(() => verifier.close());
afterAll(() => target.close());

const callProduct = (url = verifier.url): Promise<RawResponse> => post(url, form, [Buffer.from('api=mall.Product.index&pro_id=1001')]);
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('forwarded bytes', () => {
  const allBytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
  const file = Buffer.concat(Array.from({ length: 1200 }, () => allBytes));
  const upload = [
    Buffer.from('--=_odd \'boundary\'\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'),
    file,
    Buffer.from("\r\n--=_odd 'boundary'--\r\n"),
  ];

  it.each([
    ['with Content-Length', true],
    ['chunked', false],
  ])('of an upload are unchanged, %s', async (_name, withContentLength) => {
    target.respondWith(json(example('mall.Product.uploadImgs')));
    const headers = { 'Content-Type': 'multipart/form-data; boundary="=_odd \'boundary\'"', 'X-Odd': ['one', 'Two'], Cookie: 'a=b; c=d' };
    await post(`${verifier.url}?store_id=1&api=mall.Product.uploadImgs&x=%zz`, headers, upload, withContentLength);
    const { url, rawHeaders, body } = target.received();
    expect(url).toBe('/api/?store_id=1&api=mall.Product.uploadImgs&x=%zz');
    expect([body.length, sha(body)]).toEqual([Buffer.concat(upload).length, sha(Buffer.concat(upload))]);
    const pairs = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : []));
    expect(pairs).toEqual(
      expect.arrayContaining([`Content-Type: ${headers['Content-Type']}`, 'X-Odd: one', 'X-Odd: Two', 'Cookie: a=b; c=d']),
    );
    expect(pairs.some((pair) => pair.startsWith(withContentLength ? `Content-Length: ${body.length}` : 'Transfer-Encoding: chunked'))).toBe(
      true,
    );
    expect(await verifier.report()).toMatchObject({ broken: 0, operations: [{ api: 'mall.Product.uploadImgs', responses: { '200': 1 } }] });
  });

  it('of a response are unchanged, with status, reason and headers', async () => {
    const respond: Respond = (response) =>
      response
        .writeHead(418, 'Short And Stout', [
          'Set-Cookie',
          'a=1',
          'set-cookie',
          'b=2',
          'X-Body',
          'raw',
          'Date',
          'never',
          'Content-Length',
          '256',
        ])
        .end(allBytes);
    target.respondWith(respond);
    const [direct, through] = [await callProduct(target.url), await callProduct()];
    expect(through).toEqual(direct);
    expect(through.body.equals(allBytes)).toBe(true);
  });

  it('of a compressed response are unchanged, and the response is validated', async () => {
    const fullResponse = Buffer.from(
      await new Response(
        new Blob([JSON.stringify({ code: '77', message: 1 })]).stream().pipeThrough(new CompressionStream('gzip')),
      ).arrayBuffer(),
    );
    target.respondWith(
      (response) => void response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(fullResponse),
    );
    expect((await callProduct()).body.equals(fullResponse)).toBe(true);
    expect(await verifier.report()).toMatchObject({ operations: [{ violations: [{ path: 'code', received: '77' }] }] });
  });

  it('are streamed before the response is complete', async () => {
    let finish = () => {};
    target.respondWith((response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"code":"200",');
      finish = () => void response.end('"message":"x","data":{}}');
    });
    const response = await fetch(verifier.url, {
      method: 'POST',
      body: new URLSearchParams({ api: 'mall.Product.index', pro_id: '1001' }),
    });
    const reader = response.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('{"code":"200",');
    finish();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('"message":"x","data":{}}');
  });

  it.each([
    ['with Content-Length', true],
    ['chunked', false],
  ])('over 10 MB are refused by the target, %s', async (_name, withContentLength) => {
    const mock = await startMock({ port: 0 });
    await verifier.close();
    verifier = await startVerifier({ target: `${mock.url}/api/`, port: 0, responsesOnly: true });
    const body = Array.from({ length: 30 }, () => Buffer.alloc(1024 * 1024, 'a'));
    const { status, body: response } = await post(verifier.url, form, body, withContentLength);
    expect([status, JSON.parse(response.toString())]).toMatchObject([413, { code: '50010' }]);
    expect(await verifier.report()).toMatchObject({ broken: 0, operations: [{ api: '(no operation)', responses: { '50010': 1 } }] });
    await mock.close();
  });

  it('of other requests are not validated', async () => {
    expect((await fetch(new URL('/media/a?w=320', verifier.url))).status).toBe(405);
    expect(await verifier.report()).toMatchObject({ calls: 0, others: 1, operations: [] });
  });
});
