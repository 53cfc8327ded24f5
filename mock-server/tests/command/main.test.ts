import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

function start(args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, ['--conditions=source', main, ...args], { env: { ...process.env, HOST: '127.0.0.1', ...env } });
  let text = '';
  child.stdout.on('data', (part) => (text += part));
  child.stderr.on('data', (part) => (text += part));
  return { child, output: () => text };
}

describe('mall-mock', () => {
  it.each<[string, (port: string) => ReturnType<typeof start>]>([
    ['--port', (port) => start(['--port', port])],
    ['MOCK_PORT', (port) => start([], { MOCK_PORT: port })],
  ])('reports in one sentence that the port of %s is in use', async (setting, startOnPort) => {
    const otherServer = createServer().listen(0, '127.0.0.1');
    await once(otherServer, 'listening');
    const address = otherServer.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { child, output } = startOnPort(String(port));
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(output()).toBe(`Port ${port} is in use: stop the program that uses it, or set ${setting} to another port.\n`);
    otherServer.close();
  });

  it.each<[string, string[], NodeJS.ProcessEnv, string]>([
    ['a port out of range', [], { MOCK_PORT: '70000' }, 'MOCK_PORT must be a whole number up to 65535, not "70000".'],
    ['a port that is not a number', ['--port', 'x'], {}, '--port must be a whole number up to 65535, not "x".'],
    ['an unknown option', ['--prot', '1'], {}, "Unknown option '--prot'. Did you mean --port or --proxy? See mall-mock --help."],
    ['a negative port', ['--port', '-1'], {}, '--port must be a whole number up to 65535, not "-1".'],
    ['an option without its value', ['--rules'], {}, '--rules needs a value. See mall-mock --help.'],
    ['an option in place of a value', ['--rules', '--strict'], {}, '--rules needs a value. See mall-mock --help.'],
    ['a value of a flag', ['--strict=yes'], {}, '--strict takes no value. See mall-mock --help.'],
    ['an empty host', ['--host='], {}, '--host must not be empty.'],
    [
      'a gateway that is no address',
      ['--proxy', 'foo'],
      {},
      '--proxy must be an http or https address such as http://127.0.0.1:4000/api/, not "foo".',
    ],
    ['an empty file name', ['--rules='], {}, '--rules must not be empty.'],
    [
      'a field to ignore that no operation has',
      ['--recording', '.', '--ignore', 'prod_id'],
      {},
      '--ignore: no operation has the field "prod_id". Did you mean pro_id?',
    ],
    ['a short form of an option', ['-p', '4011'], {}, "Unknown option '-p'. Did you mean --port or --proxy? See mall-mock --help."],
    ['a collection without a format', ['collection'], {}, '--format is missing: pass --format postman or --format bruno.'],
    ['a misspelled --version', ['--verison'], {}, "Unknown option '--verison'. Did you mean --version? See mall-mock --help."],
    [
      'a misspelled format of a collection',
      ['collection', '--format', 'posman'],
      {},
      '--format must be postman or bruno, not "posman". Did you mean postman?',
    ],
    ['a rules file that does not exist', ['--rules', 'none.json'], {}, 'The rules file none.json could not be read: it does not exist.'],
    ['a folder in place of a rules file', ['--rules', '.'], {}, 'The rules file . could not be read: it is a folder.'],
    [
      'a scenarios folder that does not exist',
      ['--scenarios', 'none'],
      {},
      'The scenarios folder none could not be read: it does not exist.',
    ],
    ['an unknown command', ['verfy'], {}, 'There is no command "verfy". Did you mean verify? See mall-mock --help.'],
  ])('refuses %s with exit code 2 and one sentence', { tags: 'matrix' }, async (_, args, env, message) => {
    const { child, output } = start(args, env);
    expect(await once(child, 'close')).toEqual([2, null]);
    expect(output()).toBe(`${message}\n`);
  });

  it.each<[string, string, string]>([
    ['rulez: []', 'an unknown member', 'rulez: there is no member "rulez". Did you mean rules?'],
    ['{}', 'no rules', 'rules is missing.'],
    ['rules: 7', 'no list of rules', 'rules must be a list, also of a single rule: [{"api": …, "response": …}].'],
  ])('refuses a rules file with %s: %s', async (text, _, message) => {
    const folder = await mkdtemp(join(tmpdir(), 'mall-rules-'));
    const file = join(folder, 'rules.yaml');
    await writeFile(file, text);
    const { child, output } = start(['--port', '0', '--rules', file]);
    expect(await once(child, 'close')).toEqual([2, null]);
    expect(output()).toBe(`${file}: ${message}\n`);
    await rm(folder, { recursive: true });
  });

  it('prints warnings about rules whose states no rule sets', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mall-rules-'));
    const file = join(folder, 'rules.yaml');
    await writeFile(file, '- { api: mall.Cart.index, whenState: { cart: full }, response: { example: ok } }');
    const { child, output } = start(['--port', '0', '--rules', file]);
    await expect.poll(output, { timeout: 20_000 }).toContain('Warning: rules.0.whenState.cart: no rule sets the state "cart".\n');
    child.kill('SIGTERM');
    await once(child, 'exit');
    await rm(folder, { recursive: true });
  });

  it('prints its version and its help', async () => {
    const [version, help] = [start(['--version']), start(['--help'])];
    await Promise.all([once(version.child, 'close'), once(help.child, 'close')]);
    expect(version.output()).toBe(`${manifest.version}\n`);
    expect(help.output()).toContain('--port N');
  });

  it('prints its help for the command help, and the help of a subcommand', async () => {
    const [help, record] = [start(['help']), start(['help', 'record'])];
    await Promise.all([once(help.child, 'close'), once(record.child, 'close')]);
    expect(help.output()).toContain('--port N');
    expect(record.output()).toContain('mall-mock record --from URL');
  });

  it.each<[string, string[], NodeJS.ProcessEnv]>([
    ['--host', ['--host', 'no-such-host.invalid'], {}],
    ['HOST', [], { HOST: 'no-such-host.invalid' }],
  ])('reports a host of %s that is no address of this machine', async (setting, args, env) => {
    const { child, output } = start(['--port', '0', ...args], env);
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(output()).toBe(
      `"no-such-host.invalid" is no address of this machine: set ${setting} to one, such as 127.0.0.1, or 0.0.0.0 for all.\n`,
    );
  });

  it.each([
    ['a line for each call, without values', [], '  POST mall.Product.index  50010  by refusal'],
    ['no line with --quiet', ['--quiet'], ''],
  ])('logs %s', async (_, args, line) => {
    const { child, output } = start(['--port', '0', ...args]);
    await expect.poll(output, { timeout: 20_000 }).toContain('The mock gateway answers at ');
    const [url = ''] = /http:[^ ]+\/api\//.exec(output()) ?? [];
    const body = new URLSearchParams({ api: 'mall.Product.index', pro_id: 'anna' });
    await fetch(url, { method: 'POST', body, headers: { 'x-mall-mock-key': 'worker-1' } });
    child.kill('SIGTERM');
    await once(child, 'close');
    const logged = output().split('\n').slice(1).join('\n');
    expect(logged).toContain(line);
    if (line === '') expect(logged).toBe('');
    else expect(logged).toMatch(/^\d\d:\d\d:\d\d\.\d{3} .* \d+ ms {2}key worker-1 {2}invalid: pro_id must be of type integer\./);
    expect(logged).not.toContain('anna');
  });

  it('treats an empty setting as not set', async () => {
    const { child, output } = start(['--port', '0'], { MOCK_PORT: '', HOST: '' });
    await expect.poll(output, { timeout: 20_000 }).toContain('The mock gateway answers at http://127.0.0.1:');
    child.kill('SIGTERM');
    await once(child, 'exit');
  });

  it('exits on SIGTERM; --port and --host take precedence over the environment', async () => {
    const { child, output } = start(['--port', '0', '--host', '127.0.0.1'], { MOCK_PORT: '1', HOST: '192.0.2.1' });
    await expect.poll(output, { timeout: 20_000 }).toContain('The mock gateway answers at http://127.0.0.1:');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
