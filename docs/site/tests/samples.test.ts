import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type Mock, startMock } from '@mall/mock-server';
import { startRecorder } from '@mall/mock-server/record';
import { startVerifier } from '@mall/mock-server/verify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blocksOf, filesOf } from '../scripts/blocks.ts';
import { exampleOrigin } from '../src/reference/examples.ts';
import { createGoModule } from './support/go.ts';
import { pythonEnvironment } from './support/python.ts';

const execute = promisify(execFile);
const content = 'src/content/docs';
const signIn = `${content}/concepts/sign-in.mdx`;
let mock: Mock;
/** The working directory of the samples. It holds the image that they upload. */
let folder: string;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
  folder = mkdtempSync(join(tmpdir(), 'mall-samples-'));
  writeFileSync(join(folder, 'image.png'), 'image');
});
afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true });
});

/** The requests that a page sends to the mock: its shell blocks, in which later ones use the variables of earlier ones. */
function requestsOf(page: string): string {
  const blocks = blocksOf(page).filter(({ language, code }) => language === 'sh' && code.includes(`${exampleOrigin}/`));
  return blocks.map(({ code }) => code).join('\n');
}

const handleErrors = 'src/reference/handle-errors.mdx';
const pages = [...globSync(`${content}/{index.md,{quick-start,concepts}/*.{md,mdx}}`), handleErrors].sort();

describe.each(pages.filter((page) => requestsOf(page) !== ''))('the curl samples of %s', (page) => {
  test('are answered with success by the mock', async () => {
    const script = [
      'set -eu',
      `curl() { command curl --silent --show-error --fail --write-out '\\n' "$@"; }`,
      requestsOf(page).replaceAll(exampleOrigin, mock.url),
    ];
    const { stdout } = await execute('bash', ['-c', script.join('\n')], { cwd: folder, maxBuffer: 2 ** 24 });
    const codes = [...stdout.matchAll(/^\{"code":"(\d+)"/gm)].map(([, code]) => code);
    expect(codes).toEqual(
      requestsOf(page)
        .match(/^curl .*\/api\//gm)
        ?.map(() => '200'),
    );
  });
});

test('no sample names a placeholder that a shell reads as a file, or another port than that of the mock', () => {
  const failures = pages.flatMap((page) =>
    blocksOf(page)
      .filter(({ language, code }) => language === 'sh' && /<\w+>|localhost:4000/.test(code))
      .map(({ code }) => `${page}: ${code}`),
  );
  expect(failures).toEqual([]);
});

describe('the samples of the sign-in page', () => {
  const salt = '0f1e2d3c4b5a69788796a5b4&';
  const puzzle = {
    algorithm: 'SHA-256' as const,
    challenge: createHash('sha256').update(`${salt}1234`).digest('hex'),
    maxnumber: 50_000,
    salt,
    signature: '1b2c',
  };
  const { algorithm, challenge, signature } = puzzle;
  const solution = { algorithm, challenge, salt, signature, number: 1234 };
  const decoded = (response: string): unknown => JSON.parse(Buffer.from(response, 'base64').toString());

  /** Writes the files of the page in a language, with the mock of this test as their server. */
  function writeFiles(language: string): string {
    // Within this package, where the samples find the SDK.
    const target = resolve('build/samples', language);
    mkdirSync(target, { recursive: true });
    for (const { file, code } of blocksOf(signIn).filter((block) => block.language === language)) {
      if (file !== undefined) writeFileSync(join(target, file), code.replaceAll(exampleOrigin, mock.url));
    }
    return target;
  }

  test('sign in and solve the puzzle in TypeScript', async () => {
    const target = writeFiles('ts');
    const { signIn: signInWith } = await import(pathToFileURL(join(target, 'sign-in.ts')).href);
    expect(await signInWith('shopper01', 'mall2026', async () => 'k7mp')).toBe('Lin Qing');
    const { solve } = await import(pathToFileURL(join(target, 'solve.ts')).href);
    expect(decoded(solve(puzzle))).toMatchObject(solution);
  });

  test('sign in and solve the puzzle in Python', async () => {
    const program = [
      'import json, sys',
      'from sign_in import sign_in',
      'from solve import solve',
      'name = sign_in("shopper01", "mall2026", lambda picture: "k7mp")',
      'print(json.dumps([name, solve(json.loads(sys.argv[1]))]))',
    ];
    const options = { cwd: writeFiles('python'), env: pythonEnvironment };
    const { stdout } = await execute('python3', ['-c', program.join('\n'), JSON.stringify(puzzle)], options);
    const [name, response] = JSON.parse(stdout);
    expect(name).toBe('Lin Qing');
    expect(decoded(response)).toMatchObject(solution);
  });

  test('sign in and solve the puzzle in Go', async () => {
    const target = writeFiles('go');
    createGoModule(target);
    const program = [
      'package main',
      'import ("context"; "encoding/json"; "fmt"; "log"; "os"; "example.com/mall")',
      'func main() {',
      `client, err := mall.New("${mock.url}/api/")`,
      'if err != nil { log.Fatal(err) }',
      'name, err := signIn(context.Background(), client, "shopper01", "mall2026", func(string) (string, error) { return "k7mp", nil })',
      'if err != nil { log.Fatal(err) }',
      'var puzzle mall.ProofOfWork',
      'if err := json.Unmarshal([]byte(os.Args[1]), &puzzle); err != nil { log.Fatal(err) }',
      'solution, err := solve(puzzle)',
      'if err != nil { log.Fatal(err) }',
      'fmt.Println(name)',
      'fmt.Println(solution)',
      '}',
    ];
    writeFileSync(join(target, 'main.go'), program.join('\n'));
    const args = ['run', 'main.go', 'sign_in.go', 'solve.go', JSON.stringify(puzzle)];
    const [name, response = ''] = (await execute('go', args, { cwd: target })).stdout.split('\n');
    expect(name).toBe('Lin Qing');
    expect(decoded(response)).toMatchObject(solution);
  });

  test.each([
    ['305', 409],
    ['51127', 409],
    ['416', 429],
  ])('report the code %s of a refusal with HTTP %i in Python', async (code, status) => {
    mock.setRules([{ api: 'mall.Login.login', response: { code } }]);
    const program = [
      'from mall import MallError',
      'from sign_in import sign_in',
      'try:',
      '    sign_in("shopper01", "wrong2026", lambda picture: "k7mp")',
      'except MallError as refusal:',
      '    print(refusal.code, refusal.retry_after)',
    ];
    const { stdout } = await execute('python3', ['-c', program.join('\n')], { cwd: writeFiles('python'), env: pythonEnvironment });
    mock.setRules([]);
    expect(stdout).toBe(`${code} ${status === 429 ? '1' : 'None'}\n`);
  });
});

test.each([
  ['the error of the SDK for an unreachable gateway', 'http://127.0.0.1:1/api/', 502],
  ['an error outside of a call', 'no address', 500],
])('the server of the quick start responds to %s and goes on', async (_, gateway, status) => {
  const target = resolve('build/samples/server');
  mkdirSync(target, { recursive: true });
  const port = await freePort();
  const code = filesOf(`${content}/quick-start/server.md`).get('server.ts') ?? '';
  writeFileSync(join(target, 'server.ts'), code.replace('listen(3000)', `listen(${port})`));
  const server = spawn(process.execPath, ['--conditions=source', 'server.ts'], {
    cwd: target,
    env: { ...process.env, GATEWAY_URL: gateway },
    stdio: 'ignore',
  });
  const statusOf = async () => (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))?.status;
  try {
    await expect.poll(statusOf, { timeout: 30_000, interval: 200 }).toBe(status);
    expect(await statusOf()).toBe(status);
    expect(server.exitCode).toBeNull();
  } finally {
    server.kill();
  }
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((finished) => server.listen(0, '127.0.0.1', finished));
  const address = server.address();
  await new Promise((finished) => server.close(finished));
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.');
  return address.port;
}

test.each(['index.md', 'quick-start/python.mdx'])('the Python program of %s prints the product', async (page) => {
  const program = blocksOf(`${content}/${page}`).find(({ language }) => language === 'python')?.code ?? '';
  const { stdout } = await execute('python3', ['-c', program.replaceAll(exampleOrigin, mock.url)], { env: pythonEnvironment });
  expect(stdout).toBe('Cloud Cleansing Milk: 128.00\n');
});

test('the asynchronous program of the guide of the Python package prints the results of two calls and an error', async () => {
  const program = filesOf('../../packages/sdk/clients/python/README.md').get('parallel.py') ?? '';
  const { stdout } = await execute('python3', ['-c', program.replaceAll(exampleOrigin, mock.url)], { env: pythonEnvironment });
  expect(stdout.trim().split('\n')).toEqual([
    'Cloud Cleansing Milk: 128.00, 2 found',
    'mall.Product.index was refused: 50010 parameter_refused (pro_id must be at least 1)',
  ]);
});

test('the programs for web frameworks of the guide of the Python package compile', async () => {
  const programs = filesOf('../../packages/sdk/clients/python/README.md');
  for (const name of ['main.py', 'views.py']) {
    const compile = `compile(${JSON.stringify(programs.get(name))}, ${JSON.stringify(name)}, "exec")`;
    await execute('python3', ['-c', compile], { env: pythonEnvironment });
  }
});

describe.each([
  { language: 'Python', program: 'python3', file: (name: string) => ['-Bm', 'unittest', `test_${name}`] },
  { language: 'Go', program: 'go', file: (name: string) => ['test', '-count=1', `${name}_test.go`] },
])('the tests of the page on tests in other languages in $language', ({ program, file }) => {
  // Within this package, where Node finds the mock.
  const target = resolve('build/samples', program);
  const run = (name: string, environment: NodeJS.ProcessEnv = {}) =>
    execute(program, file(name), { cwd: target, env: { ...pythonEnvironment, ...environment } });

  /** Writes the files of the page. */
  beforeAll(() => {
    createGoModule(target);
    for (const { file: name, code } of blocksOf('../../mock-server/docs/python-and-go.md')) {
      if (name === undefined) continue;
      mkdirSync(dirname(join(target, name)), { recursive: true });
      writeFileSync(join(target, name), code);
    }
  });

  // The mock of the repository, from its sources.
  const workspace = { NODE_OPTIONS: '--conditions=source', MALL_MOCK_URL: '' };

  test('pass', async () => {
    await expect(run('product', workspace)).resolves.toBeDefined();
  });

  test('pass with a mock that runs already', async () => {
    const tools = join(folder, 'node-that-fails');
    mkdirSync(tools, { recursive: true });
    writeFileSync(join(tools, 'node'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    await run('product', { MALL_MOCK_URL: `${mock.url}/`, PATH: `${tools}:${process.env.PATH}` });
    // Each test removes what belongs to its key.
    expect([mock.keys(), mock.calls().filter(({ session }) => session !== '')]).toEqual([[], []]);
  });

  test('fail with the reason when the mock does not start', async () => {
    const failingTools = join(folder, 'failing-tools');
    mkdirSync(failingTools, { recursive: true });
    writeFileSync(join(failingTools, 'node'), '#!/bin/sh\necho "no such package" >&2\nexit 1\n', { mode: 0o755 });
    const failure = await run('product', { PATH: `${failingTools}:${process.env.PATH}` }).catch((error: unknown) => error);
    const { stdout, stderr } = Object(failure);
    expect(`${stdout}${stderr}`.toLowerCase()).toContain('the mock did not start: no such package');
  });

  test('call a gateway at addresses that verify validates and record stores', async () => {
    const verifier = await startVerifier({ target: `${mock.url}/api/`, port: 0 });
    await run('gateway', { GATEWAY_URL: verifier.url });
    expect(await verifier.report()).toMatchObject({ calls: 1, broken: 0, operations: [{ api: 'mall.Product.index' }] });
    await verifier.close();
    const recorder = await startRecorder({ from: `${mock.url}/api/`, port: 0 });
    await run('gateway', { GATEWAY_URL: recorder.url });
    const { recording, mismatches } = await recorder.recorded();
    expect([[...recording.keys()], mismatches]).toEqual([['mall.Product.index'], []]);
    await recorder.close();
  });
});

test('the samples of the page on payment notices make the same signature in TypeScript and Python', async () => {
  const target = resolve('build/samples/payment-notices');
  mkdirSync(target, { recursive: true });
  for (const [name, code] of filesOf(`${content}/concepts/payment-notices.md`)) writeFileSync(join(target, name), code);
  const body = '{"reference":"0f1e2d3c4b5a69788796a5b4c3d2e1f0","paid":"168.00"}';
  const { signNotice } = await import(pathToFileURL(join(target, 'sign-notice.ts')).href);
  const program =
    'import json, sys; from sign_notice import sign_notice; print(json.dumps(sign_notice(sys.argv[1], "secret", 1795241400)))';
  const { stdout } = await execute('python3', ['-Bc', program, body], { cwd: target });
  const headers = signNotice(body, 'secret', new Date(1_795_241_400_000));
  expect(JSON.parse(stdout)).toEqual(headers);
  expect(headers['X-Signature']).toMatch(/^[0-9a-f]{64}$/);
});
