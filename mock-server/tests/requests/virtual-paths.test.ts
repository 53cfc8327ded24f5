import { readFile } from 'node:fs/promises';
import { operations } from '@mall/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Mock, startMock } from '../../src/index.ts';

/** The published contract, read as other tools do, without `@mall/contract`. */
interface Document {
  readonly paths: Readonly<Record<string, { readonly post: OperationObject }>>;
}
interface OperationObject {
  readonly requestBody: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, PathPart<{ readonly content: Readonly<Record<string, Media>> }>>>;
}
interface Media {
  readonly schema: unknown;
  readonly encoding?: Readonly<Record<string, { readonly contentType?: string }>>;
  readonly examples: Readonly<Record<string, PathPart<{ readonly value: unknown }>>>;
}
type PathPart<T> = T | { readonly $ref: string };

const document: Document = JSON.parse(await readFile(new URL(import.meta.resolve('@mall/contract/openapi.json')), 'utf8'));

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());

function follow<T extends object>(part: PathPart<T>, root: Document = document): T {
  if (!('$ref' in part)) return part;
  const steps = part.$ref.slice(2).split('/');
  // A reference of the contract refers to a part of the same type.
  return steps.reduce<unknown>((node, step) => Reflect.get(Object(node), step.replaceAll('~1', '/').replaceAll('~0', '~')), root) as T;
}

/** Encodes the request example by the document: a form, JSON where its encoding requires it. */
function bodyOf({ requestBody }: OperationObject): URLSearchParams | FormData {
  const [type, media] = Object.entries(requestBody.content)[0] ?? expect.fail('no request body');
  const example = follow(media.examples.ok ?? expect.fail('no example')).value;
  const body = type === 'multipart/form-data' ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(Object(example))) {
    const encoding = media.encoding?.[name]?.contentType ?? '';
    const isJson = encoding === 'application/json';
    if (encoding.startsWith('image/') && body instanceof FormData) body.append(name, new File(['image'], String(value)));
    else if (typeof value === 'boolean') body.append(name, value ? '1' : '0');
    else body.append(name, isJson ? JSON.stringify(value) : String(value));
  }
  return body;
}

it.each(Object.entries(document.paths))('%s returns each of its examples with its declared status', async (path, { post }) => {
  for (const [status, response] of Object.entries(post.responses)) {
    const examples = follow(response).content['application/json']?.examples ?? {};
    expect(Object.keys(examples)).not.toEqual([]);
    for (const [name, example] of Object.entries(examples)) {
      const headers = { prefer: `code=${status}, example=${name}` };
      const response = await fetch(mock.url + path, { method: 'POST', body: bodyOf(post), headers });
      expect([name, response.status]).toEqual([name, Number(status)]);
      expect(await response.json()).toEqual({ ...Object(follow(example).value), message: expect.any(String) });
    }
  }
  const plain = await fetch(mock.url + path, { method: 'POST', body: bodyOf(post) });
  const [first] = Object.values(follow(post.responses['200'] ?? expect.fail('no success')).content['application/json']?.examples ?? {});
  expect([plain.status, await plain.json()]).toEqual([200, follow(first ?? expect.fail('no example')).value]);
});

it('returns each example of /openapi.json with its declared status, those of a rate limit with Retry-After', async () => {
  const published: Document = JSON.parse(await (await fetch(`${mock.url}/openapi.json`)).text());
  let rateLimits = 0;
  for (const [path, { post }] of Object.entries(published.paths)) {
    const contractPost = document.paths[path]?.post ?? expect.fail(`the contract has no ${path}`);
    for (const [status, response] of Object.entries(post.responses)) {
      const examples = follow(response, published).content['application/json']?.examples ?? {};
      for (const [name, example] of Object.entries(examples)) {
        const headers = { prefer: `code=${status}, example=${name}` };
        const response = await fetch(`${mock.url}/api${path}`, { method: 'POST', body: bodyOf(contractPost), headers });
        expect([path, name, response.status]).toEqual([path, name, Number(status)]);
        expect(await response.json()).toEqual({ ...Object(follow(example, published).value), message: expect.any(String) });
        expect(response.headers.get('retry-after')).toBe(status === '429' ? '1' : null);
        if (status === '429') rateLimits += 1;
      }
    }
  }
  expect(rateLimits).toBe(3 * operations.size);
}, 120_000);
