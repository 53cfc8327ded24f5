/** The guide to other languages: its programs run against the mock, and its commands generate models from the published document. */
import { mkdir, mkdtemp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningMock, startMock } from '../support/mock.ts';
import { recordedCalls, resetMock } from '../support/mock-control.ts';
import { folder, inConsumers, run } from './consumers.ts';
import { ensureProgram } from './toolchain.ts';

let mock: RunningMock;

beforeAll(async () => {
  mock = await startMock('--require-session');
});
afterAll(() => mock?.stop());

describe('the program in', () => {
  test.each([
    ['PHP', 'php', 'php-cli', 'php/example.php'],
    ['Ruby', 'ruby', 'ruby', 'ruby/example.rb'],
  ])('%s signs in, adds to the cart with an idempotency key and shows a refusal', async (_, program, debianPackage, file) => {
    await resetMock(mock);
    const command = await ensureProgram(program, '--version', debianPackage);
    const output = await run(command, [inConsumers('@mall/sdk/clients', file)], folder, { GATEWAY_URL: mock.baseUrl });
    expect(output).toBe('Cloud Cleansing Milk: 128.00\nSigned in as Lin Qing\nCart line 501\nRefused: HTTP 409, code 50010\n');
    const added = (await recordedCalls(mock)).find(({ api }) => api === 'mall.Product.addCart');
    expect(added?.headers['idempotency-key']).toMatch(/^[\w-]{32,36}$/);
  });
});

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
