import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../../src/index.ts';
import { example, json, startTarget, type Target } from '../support/target.ts';

let target: Target;
let folder: string;
beforeAll(async () => {
  target = await startTarget();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-recording-'));
  return () => rm(folder, { recursive: true });
});
afterAll(() => target.close());

describe('mall-mock --recording', () => {
  const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
  const start = (...args: string[]) => spawn(process.execPath, ['--conditions=source', main, '--port', '0', ...args]);

  it.each([
    ['a folder that does not exist', () => ['--recording', join(folder, 'missing')], /^The recording folder \S+missing does not exist\.$/],
    ['a file in place of the folder', () => ['--recording', main], /^The folder \S+main\.ts could not be read: it is not a folder\.$/],
    ['an empty folder', () => ['--recording', folder], /^The folder \S+ contains no recording: mall-mock record writes one\.$/],
    ['--strict without a recording', () => ['--strict'], /^--strict refuses calls .* it needs --recording FOLDER\.$/],
  ])('exits with code 2 and one sentence for %s', { tags: 'matrix' }, async (_, args, message) => {
    const child = start(...args());
    let errors = '';
    child.stderr.on('data', (part) => (errors += part));
    const [code] = await once(child, 'close');
    expect([code, errors.trimEnd()]).toEqual([2, expect.stringMatching(message)]);
  });

  it('prints the size of the recording when it starts', async () => {
    const response = example('mall.Product.index');
    const call = { language: '', signedIn: false, request: { pro_id: 1001 }, response };
    await writeFile(join(folder, 'mall.Product.index.json'), JSON.stringify([call, call]));
    const child = start('--recording', folder);
    const [line] = await once(child.stdout, 'data');
    child.kill('SIGTERM');
    await once(child, 'close');
    expect(String(line)).toContain('Recorded: 2 calls of 1 operation.');
  });

  it.each([
    ['a file with invalid JSON', 'mall.Product.index.json', '{', /must be a list of/],
    ['a file not named after an operation', 'mall.Product.indx.json', '[]', /is not named after an operation/],
    [
      'a response that violates the contract',
      'mall.Product.index.json',
      '[{ "language": "", "signedIn": false, "request": {}, "response": { "code": "200", "message": "", "data": {} } }]',
      /the response 1 violates the contract: data\.\w+ is missing\.$/,
    ],
  ])('refuses %s', async (_, name, text, message) => {
    await writeFile(join(folder, name), text);
    await expect(startMock({ port: 0, recording: folder }).then((mock: Mock) => mock.close())).rejects.toThrow(message);
  });
});

describe('mall-mock record', () => {
  const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
  async function record(...args: string[]) {
    const child = spawn(process.execPath, ['--conditions=source', main, 'record', '--port', '0', ...args]);
    let output = '';
    child.stdout.on('data', (part) => (output += part));
    child.stderr.on('data', (part) => (output += part));
    const [code] = await once(child, 'close');
    return { code, output };
  }
  const suite = (fields: Record<string, string>) => [
    ...['--', process.execPath, '--input-type=module', '-e'],
    `await fetch(process.env.GATEWAY_URL, { method: 'POST', body: new URLSearchParams(${JSON.stringify(fields)}) });`,
  ];

  it('runs a command against the proxy and writes a file for each operation', async () => {
    target.respondWith(json(example('mall.Product.index')));
    const { code, output } = await record('--from', target.url, '--into', folder, ...suite({ api: 'mall.Product.index', pro_id: '1001' }));
    expect([code, output]).toEqual([0, `1 call of 1 operation stored in ${folder}, 0 not stored.\n`]);
    expect(await readdir(folder)).toEqual(['mall.Product.index.json']);
    const [storedCall] = JSON.parse(await readFile(join(folder, 'mall.Product.index.json'), 'utf8'));
    expect(storedCall).toMatchObject({ request: { pro_id: 1001 }, response: { code: '200' } });
  });

  it('refuses a folder that is not empty, unless it replaces the recording in it or adds to it', async () => {
    const from = ['--from', target.url, '--into', folder];
    target.respondWith(json(example('mall.Product.index')));
    const product = suite({ api: 'mall.Product.index', pro_id: '1001' });
    await record(...from, ...product);
    expect(await record(...from, ...product)).toEqual({
      code: 2,
      output: `${folder} is not empty: --replace deletes the recording in it, --add adds to it.\n`,
    });
    target.respondWith(json(example('mall.Login.getCode')));
    expect(await record(...from, '--add', ...suite({ api: 'mall.Login.getCode' }))).toMatchObject({ code: 0 });
    expect(await readdir(folder)).toEqual(['mall.Login.getCode.json', 'mall.Product.index.json']);
    expect(await record(...from, '--replace', ...suite({ api: 'mall.Login.getCode' }))).toMatchObject({ code: 0 });
    expect(await readdir(folder)).toEqual(['mall.Login.getCode.json']);
  });

  it('exits with code 1 and the reason when a call violates the contract, without its values', async () => {
    target.respondWith(json({ code: '200', message: '', data: { secret: 'hunter2' } }));
    const { code, output } = await record('--from', target.url, '--into', folder, ...suite({ api: 'mall.Product.index', pro_id: '1001' }));
    expect([code, output]).toEqual([1, expect.stringMatching(/^Not stored: a call of mall\.Product\.index\n {4}✗ response data\./)]);
    expect(output).not.toContain('hunter2');
  });

  /** A suite that calls a path below GATEWAY_URL with JSON. */
  const suiteAt = (path: string, fields: Record<string, unknown>) => [
    ...['--', process.execPath, '--input-type=module', '-e'],
    `const headers = { 'content-type': 'application/json' };
     const body = '${JSON.stringify(fields)}';
     await fetch(process.env.GATEWAY_URL + '${path}', { method: 'POST', headers, body });`,
  ];

  it('stores a call in JSON at the address of an operation', async () => {
    target.respondWith(json(example('mall.Product.index')));
    const { code, output } = await record('--from', target.url, '--into', folder, ...suiteAt('mall.Product.index', { pro_id: 1001 }));
    expect([code, output]).toEqual([0, `1 call of 1 operation stored in ${folder}, 0 not stored.\n`]);
  });

  it('exits with code 1 and a warning when nothing was stored, and keeps an earlier recording', async () => {
    await writeFile(join(folder, 'mall.Login.getCode.json'), '[]');
    const silent = ['--', process.execPath, '-e', ''];
    const { code, output } = await record('--from', target.url, '--into', folder, '--replace', ...silent);
    expect(code).toBe(1);
    expect(output).toMatch(/^Warning: Nothing was stored: no valid call reached http:\S+\/api\/\. Does the command call GATEWAY_URL\?$/m);
    expect(await readdir(folder)).toEqual(['mall.Login.getCode.json']);
  });

  it('warns about the number of POST requests at unknown addresses', async () => {
    target.respondWith(json(example('mall.Product.index')));
    const { code, output } = await record('--from', target.url, '--into', folder, ...suiteAt('v1/products', {}));
    expect(code).toBe(1);
    expect(output).toContain(
      'Warning: 1 POST request was forwarded and not stored: the addresses of calls are /api/ and /api/<operation>.\nWarning: Nothing was stored: ',
    );
  });

  it('prints one hint when the path of the gateway is missing', async () => {
    target.respondWith((response) => void response.writeHead(404).end('Not found'));
    const from = target.url.replace('/api/', '/');
    const { code, output } = await record('--from', from, '--into', folder, ...suite({ api: 'mall.Product.index', pro_id: '1001' }));
    expect([code, output]).toEqual([
      2,
      `No call to ${from} received an envelope; nothing was recorded. Is the path missing in --from, such as ${target.url}?\n`,
    ]);
  });

  it.each([
    ['without a gateway', [], /^--from must name the gateway/],
    ['with an unknown option', ['--form', 'x'], /^Unknown option '--form'\. Did you mean --from/],
    ['with an unreachable gateway', ['--from', 'http://127.0.0.1:1/api/'], /^The gateway at \S+ cannot be reached/],
    ['with an invalid URL', ['--from', 'nourl'], /^--from must be an http or https address such as \S+, not "nourl"\./],
    [
      'with a file in place of the folder',
      ['--from', 'http://127.0.0.1:1/api/', '--into', main],
      /^\S+main\.ts cannot be written: it is not a folder\.\n$/,
    ],
    [
      'with a folder to replace below a file',
      ['--from', 'http://127.0.0.1:1/api/', '--into', join(main, 'deep'), '--replace'],
      /^\S+main\.ts\/deep cannot be written: a part of its path is not a folder\.\n$/,
    ],
  ])('exits with code 2 and one sentence %s', { tags: 'matrix' }, async (_, args, message) => {
    expect(await record(...args)).toEqual({ code: 2, output: expect.stringMatching(message) });
  });
});
