import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { operations } from '@mall/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brunoCollection } from '../src/collection/bruno.ts';
import { postmanCollection } from '../src/collection/postman.ts';
import { type Mock, startMock } from '../src/index.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

let mock: Mock;
let folder: string;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
  folder = await mkdtemp(join(tmpdir(), 'mall-collection-'));
});
afterAll(async () => {
  await mock.close();
  await rm(folder, { recursive: true });
});

interface PostmanField {
  readonly key: string;
  readonly value?: string;
  readonly src?: string;
}
interface PostmanItem {
  readonly name: string;
  readonly event?: readonly { readonly script: { readonly exec: readonly string[] } }[];
  readonly request: {
    readonly url: string;
    readonly description: string;
    readonly header: readonly object[];
    readonly body: { readonly mode: string; readonly urlencoded?: readonly PostmanField[]; readonly formdata?: readonly PostmanField[] };
  };
}

const addresses = { mock: 'http://mock/api/', gateway: 'http://gateway/api/' };
const items: readonly PostmanItem[] = JSON.parse(postmanCollection(addresses)).item.flatMap(
  ({ item }: { item: readonly PostmanItem[] }) => item,
);
const withoutVariables = (value: string) => value.replace('{{access_id}}', '').replace(/\{\{\w+\}\}/, 'shopper01');
const itemOf = (api: string) => items.find(({ request }) => request.description === api);
const bruno = brunoCollection(addresses);

describe('postmanCollection', () => {
  it('has a request for every operation, to which the mock responds with success', async () => {
    expect(items.map(({ request }) => request.description).sort()).toEqual([...operations.keys()].sort());
    for (const { request } of items) {
      const { mode, urlencoded = [], formdata = [] } = request.body;
      const form = mode === 'formdata' ? new FormData() : new URLSearchParams();
      for (const { key, value = '' } of urlencoded) form.append(key, withoutVariables(value));
      for (const { key, value, src } of formdata) {
        if (form instanceof FormData && src !== undefined) form.append(key, new File(['image'], src));
        else form.append(key, withoutVariables(value ?? ''));
      }
      const response = await fetch(request.url.replace('{{baseUrl}}', `${mock.url}/api/`), { method: 'POST', body: form });
      expect([request.description, String((await response.json()).code)]).toEqual([request.description, '200']);
    }
  });

  it('passes the session of requests that issue one to the other requests', () => {
    expect(itemOf('mall.Login.login')?.event?.[0]?.script.exec.join('\n')).toContain("pm.collectionVariables.set('access_id', issued)");
    expect(itemOf('mall.Product.index')?.event).toBeUndefined();
    expect(itemOf('mall.Product.index')?.request.body.urlencoded).toContainEqual({
      key: 'access_id',
      value: '{{access_id}}',
      type: 'text',
    });
  });
});

describe('the order of the collection', () => {
  it('begins with the captcha and the sign-in, and ends with the sign-out', () => {
    const apis = items.map(({ request }) => request.description);
    expect([apis[0], apis[1], apis.at(-1)]).toEqual(['mall.Login.getCode', 'mall.Login.login', 'mall.Login.quit']);
    expect(bruno.get('auth/folder.bru')).toContain('seq: 1\n');
    expect([...bruno.keys()].at(-1)).toMatch(/^sign-out\//);
  });

  it('signs in with the variables of an environment and the token of the captcha', () => {
    expect(itemOf('mall.Login.getCode')?.event?.[0]?.script.exec.join('\n')).toContain("set('verificationCode', issued)");
    const fields = itemOf('mall.Login.login')?.request.body.urlencoded?.map(({ key, value }) => [key, value]);
    expect(Object.fromEntries(fields ?? [])).toMatchObject({
      phone: '{{account}}',
      password: '{{password}}',
      imgCode: '{{captcha}}',
      verificationCode: '{{verificationCode}}',
    });
  });

  it('has a disabled Prefer header in each request', () => {
    for (const { request } of items) expect(request.header).toEqual([{ key: 'Prefer', value: 'example=ok', disabled: true }]);
  });
});

describe('brunoCollection', () => {
  it('has the requests of the Postman collection, with the same fields', () => {
    const requests = [...bruno].filter(([path]) => /^[\w-]+\/[\w-]+\.bru$/.test(path) && !/^environments|folder\.bru$/.test(path));
    expect(requests).toHaveLength(operations.size);
    for (const [, text] of requests) {
      const [, api = ''] = /docs \{\n {2}(\S+)\n\}/.exec(text) ?? [];
      const [, body = ''] = /body:[\w-]+ \{\n(.*?)\n\}\n/s.exec(text) ?? [];
      const { urlencoded, formdata } = itemOf(api)?.request.body ?? expect.fail(`no request of ${api}`);
      const lines = (urlencoded ?? formdata ?? []).map(({ key, value, src }) => `  ${key}: ${src === undefined ? value : `@file(${src})`}`);
      expect([api, body]).toEqual([api, lines.join('\n')]);
    }
  });

  it('has an environment for the mock and one for a gateway', () => {
    const lines = (baseUrl: string, captcha: string) =>
      `vars {\n  baseUrl: ${baseUrl}\n  account: shopper01\n  password: mall2026\n  captcha:${captcha}\n}\n`;
    expect(bruno.get('environments/mock.bru')).toBe(lines('http://mock/api/', ' k7mp'));
    expect(bruno.get('environments/gateway.bru')).toBe(lines('http://gateway/api/', ''));
  });
});

describe('mall-mock collection', () => {
  async function collection(...args: string[]) {
    const child = spawn(process.execPath, ['--conditions=source', main, 'collection', ...args]);
    let output = '';
    child.stdout.on('data', (part) => (output += part));
    child.stderr.on('data', (part) => (output += part));
    const [code] = await once(child, 'close');
    return { code, output };
  }

  it('writes the collection and the image of its uploads into a folder', async () => {
    const url = 'http://127.0.0.1:4000/api/';
    const into = join(folder, 'deep');
    expect(await collection('--format', 'postman', '--into', into, '--url', url)).toMatchObject({ code: 0 });
    expect(await readFile(join(into, 'mall.postman_collection.json'), 'utf8')).toBe(
      postmanCollection({ mock: url, gateway: 'http://127.0.0.1:4000/api/' }),
    );
    const environment = JSON.parse(await readFile(join(into, 'gateway.postman_environment.json'), 'utf8'));
    expect(environment.values).toContainEqual({ key: 'baseUrl', value: 'http://127.0.0.1:4000/api/' });
    const guide = await readFile(new URL('../docs/postman-and-bruno.md', import.meta.url), 'utf8');
    const [, image = ''] = /Uploads send\s+`([^`]+)` beside the collection/.exec(guide) ?? [];
    expect((await readFile(join(into, image))).subarray(0, 3).toString()).toBe('GIF');
    expect(await collection('--format', 'bruno', '--into', into)).toEqual({
      code: 2,
      output: `${into} is not empty: --replace overwrites the collection in it, --into names another folder.\n`,
    });
    expect(await collection('--format', 'bruno', '--into', into, '--replace')).toEqual({
      code: 0,
      output: `${bruno.size + 1} files written to ${into}.\n`,
    });
  });

  it.each([
    ['without a format', [], '--format is missing: pass --format postman or --format bruno.'],
    ['with an unknown format', ['--format', 'insomnia'], '--format must be postman or bruno, not "insomnia".'],
    [
      'when the folder cannot be written',
      ['--format', 'bruno', '--into', '/dev/null/x'],
      '/dev/null/x cannot be written: a part of its path is not a folder.',
    ],
  ])('exits with code 2 and one sentence %s', async (_, args, message) => {
    expect(await collection(...args)).toEqual({ code: 2, output: expect.stringContaining(message) });
  });
});
