/** Tests uploads with the FormData and the Request of React Native, which store parts and body unchanged. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMallClient, type Fetch, type NativeFile, upload } from '../src/index.ts';
import { aThing, uploadPicture, wireThing } from './support/operations.ts';

class NativeFormData {
  readonly #parts: [string, unknown][] = [];

  append(name: string, value: unknown): void {
    this.#parts.push([name, value]);
  }

  getParts(): readonly [string, unknown][] {
    return this.#parts;
  }
}

class NativeRequest {
  readonly url: string;
  readonly init: { readonly body?: unknown };

  constructor(url: string, init: { readonly body?: unknown }) {
    this.url = url;
    this.init = init;
  }
}

const sent: Parameters<Fetch>[] = [];
let response: Response;
const client = createMallClient({
  baseUrl: 'https://shop.example/api/',
  fetch: async (...request) => {
    sent.push(request);
    return response;
  },
});
const picked = { uri: 'file:///tmp/face.jpg', name: 'face.jpg', type: 'image/jpeg' };

function partsOf(request: Parameters<Fetch> | undefined) {
  const body: unknown = request?.[1].body;
  return body instanceof NativeFormData ? body.getParts() : undefined;
}

beforeEach(() => {
  sent.length = 0;
  response = Response.json({ code: '200', message: 'Success.', data: wireThing });
  vi.stubGlobal('Request', NativeRequest);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('upload in React Native', () => {
  beforeEach(() => {
    vi.stubGlobal('FormData', NativeFormData);
  });

  test('adds a picked file to the form unchanged', async () => {
    await expect(upload(client, uploadPicture, { file: picked, note: 'hello' })).resolves.toEqual(aThing);
    expect(partsOf(sent[0])).toEqual([
      ['file', picked],
      ['note', 'hello'],
    ]);
    expect(sent[0]?.[0]).toContain('&api=test.Thing.image');
  });

  test('uses name and type of the options for a file whose picker provides none', async () => {
    const unnamed: NativeFile = { uri: picked.uri, name: null };
    await upload(client, uploadPicture, { file: unnamed }, { name: 'face.png', type: 'image/png' });
    expect(partsOf(sent[0])).toEqual([['file', { uri: picked.uri, name: 'face.png', type: 'image/png' }]]);
  });

  test('refuses a file of a type that the contract does not list, before anything is sent', async () => {
    const film = { ...picked, type: 'video/mp4' };
    await expect(upload(client, uploadPicture, { file: film })).rejects.toMatchObject({ name: 'UploadError', reason: 'wrongType' });
    expect(sent).toEqual([]);
  });

  test('refuses a Blob without a global File, before anything is sent', async () => {
    vi.stubGlobal('File', undefined);
    const file = new Blob(['picture'], { type: 'image/png' });
    await expect(upload(client, uploadPicture, { file })).rejects.toThrow(
      new TypeError('This platform has no File. In React Native upload an object with a uri'),
    );
    expect(sent).toEqual([]);
    await expect(upload(client, uploadPicture, { file: picked })).resolves.toEqual(aThing);
  });

  test('works without a global ReadableStream', async () => {
    vi.stubGlobal('ReadableStream', undefined);
    await expect(upload(client, uploadPicture, { file: picked })).resolves.toEqual(aThing);
  });
});

describe('upload on other platforms', () => {
  test('refuses a file of React Native, which the form would send as "[object Object]"', async () => {
    await expect(upload(client, uploadPicture, { file: picked }, { type: 'image/jpeg' })).rejects.toThrow(TypeError);
    expect(sent).toEqual([]);
  });

  test('reads the bytes of an iterable without a global ReadableStream', async () => {
    vi.stubGlobal('ReadableStream', undefined);
    async function* bytes() {
      yield new TextEncoder().encode('picture');
    }
    await expect(upload(client, uploadPicture, { file: bytes() }, { type: 'image/png' })).resolves.toEqual(aThing);
  });
});
