import { createReadStream } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMallClient, describeError, type FileSource, type MallError, upload } from '../src/index.ts';
import { ok, startGateway, type TestGateway } from './support/gateway.ts';
import { aThing, uploadPicture, wireThing } from './support/operations.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.received.length = 0;
  gateway.respond(() => ok(wireThing));
});

const client = (more: object = {}) => createMallClient({ baseUrl: gateway.baseUrl, ...more });
const bytes = new TextEncoder().encode('picture');
const png = { type: 'image/png', name: 'face.png' };

async function* pieces(...texts: string[]) {
  for (const text of texts) yield new TextEncoder().encode(text);
}

describe('upload sends a file', () => {
  test.each<[string, FileSource, { type?: string; name?: string }]>([
    ['a File', new File([bytes], 'face.png', { type: 'image/png' }), {}],
    ['a Blob', new Blob([bytes], { type: 'image/png' }), { name: 'face.png' }],
    ['bytes', bytes, png],
    ['a view into longer bytes', new TextEncoder().encode('a picture!').subarray(2, 9), png],
    ['a buffer', bytes.slice().buffer, png],
    ['a web stream', new Blob([bytes]).stream(), png],
    ['an async iterable', pieces('pic', 'ture'), png],
  ])('from %s', async (_, file, options) => {
    await expect(upload(client(), uploadPicture, { file, note: 'hello' }, options)).resolves.toEqual(aThing);
    const [request] = gateway.received;
    expect(request?.url.searchParams.get('api')).toBe('test.Thing.image');
    expect(request?.body).toContain('name="file"; filename="face.png"\r\nContent-Type: image/png\r\n\r\npicture\r\n');
    expect(request?.body).toContain('name="note"\r\n\r\nhello');
  });

  test('from a stream of Node', async () => {
    const stream = createReadStream(new URL(import.meta.url), { end: 4 });
    await upload(client(), uploadPicture, { file: stream }, { type: 'application/pdf' });
    expect(gateway.received[0]?.body).toContain('filename="file"\r\nContent-Type: application/pdf\r\n\r\nimpor\r\n');
  });
});

describe('upload refuses a file before anything is sent', () => {
  test.each<[string, FileSource, string, unknown, string]>([
    ['no bytes', new File([], 'a.png', { type: 'image/png' }), 'empty', undefined, 'pictureMissing'],
    ['an empty stream', pieces(), 'empty', undefined, 'pictureMissing'],
    ['eleven bytes', new File(['x'.repeat(11)], 'a.png', { type: 'image/png' }), 'tooLarge', 10, 'parameterRefused'],
    ['a text', new File(['x'], 'a.txt', { type: 'text/plain' }), 'wrongType', ['application/pdf', 'image/*'], 'pictureTypeRefused'],
    ['a file of no kind', new Blob(['x']), 'wrongType', ['application/pdf', 'image/*'], 'pictureTypeRefused'],
  ])('%s', async (_, file, reason, limit, messageKey) => {
    const reportedErrors: MallError[] = [];
    const hooks = { onError: (error: MallError) => void reportedErrors.push(error) };
    const type = file instanceof Blob ? undefined : 'image/png';
    const fault: unknown = await upload(client({ hooks }), uploadPicture, { file }, { type }).catch((error: unknown) => error);
    expect(fault).toMatchObject({ name: 'UploadError', api: 'test.Thing.image', reason, limit, retryable: false });
    expect(describeError(fault)).toMatchObject({ action: 'toast', messageKey });
    expect(reportedErrors).toEqual([fault]);
    expect(gateway.received).toHaveLength(0);
  });

  test('upload stops reading an endless stream when it is too long', async () => {
    let suppliedFile = 0;
    let wasCancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        suppliedFile++;
        controller.enqueue(bytes);
      },
      cancel() {
        wasCancelled = true;
      },
    });
    await expect(upload(client(), uploadPicture, { file: endless }, png)).rejects.toMatchObject({ reason: 'tooLarge' });
    expect(wasCancelled).toBe(true);
    expect(suppliedFile).toBeLessThan(5);
  });

  test('upload rejects with the error of a broken stream', async () => {
    const broken = new Error('the disk is gone');
    const stream = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(broken) });
    await expect(upload(client(), uploadPicture, { file: stream }, png)).rejects.toBe(broken);
  });
});
