/** The guide to other languages: its programs run against the mock, and its commands generate models from the published document. */
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type RunningMock, startMock } from '../support/mock.ts';
import { resetMock, setRules } from '../support/mock-control.ts';
import { type RunningServer, startServer } from '../support/serve.ts';
import { folder, inConsumers, run } from './consumers.ts';
import { ensureProgram } from './toolchain.ts';

let mock: RunningMock;

beforeAll(async () => {
  mock = await startMock('--require-session');
});
afterAll(() => mock?.stop());

describe('the program in', () => {
  const printed = `Cloud Cleansing Milk: 128.00
Found Cloud Cleansing Milk
Found Barrier Repair Cream
Signed in as Lin Qing
Cart line 501
Order GM20261121140500000042
Refused: HTTP 409, field pro_id
`;
  const programs = [
    ['PHP', 'php', 'php-cli', 'php/example.php'],
    ['Ruby', 'ruby', 'ruby', 'ruby/example.rb'],
  ] as const;

  test.each(programs)(
    '%s lists all pages, signs in, places an order, names a refusal and uploads a picture',
    async (_, program, debianPackage, file) => {
      await resetMock(mock);
      const picture = join(folder, 'balm.png');
      await writeFile(picture, Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100)]));
      const command = await ensureProgram(program, '--version', debianPackage);
      const output = await run(command, [inConsumers('@mall/sdk/clients', file), picture], folder, { GATEWAY_URL: mock.baseUrl });
      expect(output).toMatch(new RegExp(`^${printed}Uploaded /media/uploads/`));
    },
  );

  test.each(programs)('%s repeats a call after an overload, with one idempotency key', async (_, program, debianPackage, file) => {
    const keys: (string | undefined)[] = [];
    const overloaded = new Set(['mall.Product.index', 'mall.Product.addCart']);
    const proxy = await serve(async (response, request, body) => {
      const api = request.url?.split('/').at(-1) ?? '';
      if (api === 'mall.Product.addCart') keys.push(request.headers['idempotency-key']?.toString());
      if (overloaded.delete(api)) return response.writeHead(503, { 'Retry-After': '0' }).end('<html>');
      const forwarded = await fetch(new URL(api, mock.baseUrl), {
        method: 'POST',
        headers: forwardedHeaders(request.headers),
        body: body.toString(),
      });
      return response.writeHead(forwarded.status).end(await forwarded.text());
    });
    const command = await ensureProgram(program, '--version', debianPackage);
    const output = await run(command, [inConsumers('@mall/sdk/clients', file)], folder, { GATEWAY_URL: proxy.baseUrl });
    expect(output).toBe(printed);
    expect([keys[0], keys[1]]).toEqual([expect.stringMatching(/^[\w-]{32,36}$/), keys[0]]);
  });

  test.each(programs)('%s forgets the session that the mall refuses', async (_, program, debianPackage, file) => {
    await resetMock(mock);
    await setRules(mock, [{ api: 'mall.User.personalResources', response: { code: '401' } }]);
    const command = await ensureProgram(program, '--version', debianPackage);
    const shown = program === 'php' ? ['-r', phpSession(file)] : ['-e', rubySession(file)];
    const output = await run(command, shown, folder, { GATEWAY_URL: mock.baseUrl });
    expect(output).toBe('203 none');
  });

  test.each(programs)('%s requests pages until it has all items of a list', async (_, program, debianPackage, file) => {
    const server = await serve((response, _request, body) => {
      const { page }: { page: number } = JSON.parse(body.toString());
      const list = [2 * page - 1, 2 * page].filter((id) => id <= 3);
      response.end(JSON.stringify({ code: '200', message: '', data: { total: 3, list } }));
    });
    const command = await ensureProgram(program, '--version', debianPackage);
    const shown = program === 'php' ? ['-r', phpItems(file)] : ['-e', rubyItems(file)];
    expect(await run(command, shown, folder, { GATEWAY_URL: server.baseUrl })).toBe('1 2 3 ');
  });

  test.each(programs)('%s sends the whole picture again after an overload', async (_, program, debianPackage, file) => {
    const sizes: number[] = [];
    const server = await serve((response, _request, body) => {
      sizes.push(body.length);
      if (sizes.length === 1) return response.writeHead(503, { 'Retry-After': '0' }).end('<html>');
      return response.end('{"code": "200", "message": "", "data": {"url": "/media/uploads/1"}}');
    });
    const picture = join(folder, '사진.png');
    await writeFile(picture, Buffer.alloc(50_000, 0xff));
    const command = await ensureProgram(program, '--version', debianPackage);
    const shown = program === 'php' ? ['-r', phpUpload(file, picture)] : ['-e', rubyUpload(file, picture)];
    expect(await run(command, shown, folder, { GATEWAY_URL: server.baseUrl })).toBe('/media/uploads/1');
    expect(sizes).toEqual([expect.toSatisfy((size: number) => size > 50_000), sizes[0]]);
  });

  test('PHP throws when its regular expression fails', async () => {
    const server = await serve((response) => response.end('{"code": "200", "message": "", "data": null}'));
    const command = await ensureProgram('php', '--version', 'php-cli');
    const limits = ['-d', 'pcre.jit=0', '-d', 'pcre.backtrack_limit=1'];
    const output = run(command, [...limits, '-r', phpAmounts('php/example.php')], folder, { GATEWAY_URL: server.baseUrl });
    await expect(output).rejects.toThrow(/RuntimeException: .*Backtrack limit/);
  });

  test.each(programs)('%s has the code of a mall in maintenance', async (_, program, debianPackage, file) => {
    const server = await serve((response) => response.writeHead(503).end('{"code": "4003", "message": "Closed.", "data": null}'));
    const command = await ensureProgram(program, '--version', debianPackage);
    const shown = program === 'php' ? ['-r', phpRefusal(file)] : ['-e', rubyRefusal(file)];
    expect(await run(command, shown, folder, { GATEWAY_URL: server.baseUrl })).toBe('4003');
  });

  test.each(programs)(
    '%s reads an amount that is a number exactly, and leaves texts as they are',
    async (_, program, debianPackage, file) => {
      const long = 'a \\"1.5 '.repeat(20_000);
      const data = `{"long": "${long}", "total": 128.5, "whole": 256, "large": -999999999999.99, "text": "a \\"1.5, 2.50", "list": [0.1]}`;
      const server = await serve((response) => response.end(`{"code": "200", "message": "", "data": ${data}}`));
      const command = await ensureProgram(program, '--version', debianPackage);
      const shown = program === 'php' ? ['-r', phpAmounts(file)] : ['-e', rubyAmounts(file)];
      const output = await run(command, shown, folder, { GATEWAY_URL: server.baseUrl });
      expect(output).toBe('128.50 256.00 -999999999999.99 0.10 a "1.5, 2.50');
    },
  );

  const phpAmounts = (file: string) => `${clientOf(file, '$mall = ').replace('<?php', '')}
    $data = (new Mall(getenv('GATEWAY_URL')))->call('mall.New.thing');
    echo implode(' ', [...array_map(amount(...), [$data['total'], $data['whole'], $data['large'], $data['list'][0]]), $data['text']]);`;

  const rubyAmounts = (file: string) => `${clientOf(file, 'mall = ')}
data = Mall.new(ENV.fetch('GATEWAY_URL')).call('mall.New.thing')
print [*[data['total'], data['whole'], data['large'], data['list'][0]].map { |value| amount(value) }, data['text']].join(' ')`;

  const phpUpload = (file: string, picture: string) => `${clientOf(file, '$mall = ').replace('<?php', '')}
    echo (new Mall(getenv('GATEWAY_URL')))->upload('${picture}', 'image/png');`;

  const rubyUpload = (file: string, picture: string) => `${clientOf(file, 'mall = ')}
print Mall.new(ENV.fetch('GATEWAY_URL')).upload('${picture}', 'image/png')`;

  const phpRefusal = (file: string) => `${clientOf(file, '$mall = ').replace('<?php', '')}
    try { (new Mall(getenv('GATEWAY_URL')))->call('mall.New.thing'); } catch (Refusal $refusal) { echo $refusal->errorCode; }`;

  const rubyRefusal = (file: string) => `${clientOf(file, 'mall = ')}
begin
  Mall.new(ENV.fetch('GATEWAY_URL')).call('mall.New.thing')
rescue Refusal => e
  print e.code
end`;

  const phpItems = (file: string) => `${clientOf(file, '$mall = ').replace('<?php', '')}
    $mall = new Mall(getenv('GATEWAY_URL'));
    foreach ($mall->items('mall.Index.search') as $id) { echo "$id "; }`;

  const rubyItems = (file: string) => `${clientOf(file, 'mall = ')}
mall = Mall.new(ENV.fetch('GATEWAY_URL'))
mall.each_item('mall.Index.search') { |id| print "#{id} " }`;

  const forwardedHeaders = (headers: IncomingHttpHeaders) =>
    Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      ['content-type', 'authorization', 'idempotency-key', 'accept-language'].includes(name) ? [[name, String(value)]] : [],
    );

  /** Starts a server for one test. */
  async function serve(...args: Parameters<typeof startServer>): Promise<RunningServer> {
    const server = await startServer(...args);
    onTestFinished(server.stop);
    return server;
  }

  /** The client of a program without its calls. */
  const clientOf = (file: string, start: string) =>
    readFileSync(inConsumers('@mall/sdk/clients', file), 'utf8').split(`\n${start}`)[0] ?? '';

  const phpSession = (file: string) => `${clientOf(file, '$mall = ').replace('<?php', '')}
    $mall = new Mall(getenv('GATEWAY_URL'), token: 'ended');
    try { $mall->call('mall.User.personalResources'); } catch (Refusal $refusal) { echo "$refusal->errorCode " . ($mall->token ?? 'none'); }`;

  const rubySession = (file: string) => `${clientOf(file, 'mall = ')}
mall = Mall.new(ENV.fetch('GATEWAY_URL'))
mall.token = 'ended'
begin
  mall.call('mall.User.personalResources')
rescue Refusal => e
  print "#{e.code} #{mall.token || 'none'}"
end`;
});

test.each(['php/example.php', 'ruby/example.rb', 'java/Example.java', 'csharp/Example.cs'])(
  'the names of error codes in %s are those of the catalog',
  async (file) => {
    const catalog = JSON.parse(await readFile(inConsumers('@mall/sdk/openapi.json'), 'utf8'))['x-error-catalogue'];
    const program = await readFile(inConsumers('@mall/sdk/clients', file), 'utf8');
    const named = [...program.matchAll(/\b([A-Z]\w+) = ["'](\d{3,5})["']/g)].map(([, name = '', code = '']) => [snake(name), code]);
    expect(named).toHaveLength(5);
    expect(named).toEqual(named.map(([, code = '']) => [catalog[code]['x-name'], code]));
  },
);

/** "UNKNOWN_PRODUCT", "UnknownProduct" -> "unknown_product". */
const snake = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase();

describe('the command of the guide that generates models for', () => {
  /** Returns the first command of the guide for a language. */
  async function commandFor(language: string): Promise<string> {
    const guide = await readFile(inConsumers('@mall/sdk/docs/other-languages.md'), 'utf8');
    const commands = [...guide.matchAll(/^npx (quicktype (?:.*\\\n)*.*)/gm)].map(([, command = '']) => command);
    const [found] = commands.filter((command) => command.includes(`--lang ${language} `));
    if (found === undefined) throw new Error(`The guide has no command for ${language}.`);
    return found;
  }

  /** Runs the command in a folder of its own. Returns the folder. */
  async function generate(language: string): Promise<string> {
    await mkdir(join(folder, 'models'), { recursive: true });
    const target = await mkdtemp(join(folder, 'models', `${language}-`));
    const { bin }: { bin: Record<string, string> } = JSON.parse(await readFile(inConsumers('quicktype', 'package.json'), 'utf8'));
    const quicktype = `'${process.execPath}' '${inConsumers('quicktype', bin.quicktype ?? '')}'`;
    const command = (await commandFor(language)).replace(/^quicktype/, quicktype);
    await run('sh', ['-c', command.replaceAll('openapi.json#', `${inConsumers('@mall/sdk/openapi.json')}#`)], target);
    return target;
  }

  test.each([
    ['java', 'CatalogProductEnvelope.java', 'public class CatalogProductEnvelope '],
    ['csharp', 'Models.cs', 'public partial class CatalogProductEnvelope'],
    ['kotlin', 'Models.kt', 'data class CatalogProductEnvelope '],
    ['rust', 'models.rs', 'pub struct CatalogProductEnvelope '],
    ['swift', 'Models.swift', 'struct CatalogProductEnvelope'],
    ['ruby', 'models.rb', 'class CatalogProductEnvelope '],
  ])('%s writes the types of requests and responses', async (language, file, declaration) => {
    const target = await generate(language);
    expect(await readdir(target)).toContain(file);
    const code = await readFile(join(target, file), 'utf8');
    expect(code).toContain(declaration);
  });

  test('ruby writes valid syntax', async () => {
    const ruby = await ensureProgram('ruby', '--version', 'ruby');
    expect(await run(ruby, ['-c', 'models.rb'], await generate('ruby'))).toBe('Syntax OK\n');
  });
});
