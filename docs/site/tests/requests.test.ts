import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { type Mock, startMock } from '@mall/mock-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleOrigin, requestExamplesOf } from '../src/reference/examples.ts';
import { current } from '../src/reference/versions.ts';
import { pythonEnvironment } from './support/python.ts';

const execute = promisify(execFile);
const operations = current.domains.flatMap((domain) => domain.operations);
let mock: Mock;
/** Holds the image that the examples of uploads send. */
let folder: string;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
  folder = mkdtempSync(join(tmpdir(), 'mall-docs-'));
  writeFileSync(join(folder, 'image.png'), 'image');
});
afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true });
});

/** Runs a command as a reader pastes it, against the mock of this test; returns HTTP status and code. */
async function run(curl: string): Promise<string> {
  const command = curl.replaceAll(exampleOrigin, mock.url).replace(/^curl/, "curl --silent --show-error -w ' %{http_code}'");
  const { stdout } = await execute('bash', ['-c', command], { cwd: folder, maxBuffer: 2 ** 24 });
  const [, body = '', status] = /^([\s\S]*) (\d+)$/.exec(stdout) ?? [];
  return `${status} ${JSON.parse(body).code}`;
}

/** Sends the bytes of the example to the mock, with further headers; returns HTTP status and code. */
async function send(http: string, headers = ''): Promise<string> {
  const { hostname, port } = new URL(mock.url);
  const socket = connect(Number(port), hostname);
  socket.write(http.replace('\r\n', `\r\nConnection: close\r\n${headers}`));
  const response = await text(socket);
  return `${/^HTTP\/1\.1 (\d+)/.exec(response)?.[1]} ${/"code":"?(\d+)/.exec(response)?.[1]}`;
}

describe.each(operations)('the examples of $api', (operation) => {
  const { curl, curlSingleAddress, http } = requestExamplesOf(operation);

  test('are answered with the documented success', async () => {
    expect(await Promise.all([run(curl), run(curlSingleAddress), send(http)])).toEqual(['200 200', '200 200', '200 200']);
  });

  test('are answered with each documented code and status but the rate limits, which the mock lacks', async () => {
    for (const { code, status } of operation.failures.filter((failure) => failure.status !== 429))
      expect(await send(http, `Prefer: code=${code}\r\n`)).toBe(`${status} ${code}`);
  });
});

test('the Python examples of all operations are answered with success', async () => {
  const samples = operations.map((operation) => [operation.api, requestExamplesOf(operation).python.replaceAll(exampleOrigin, mock.url)]);
  writeFileSync(join(folder, 'samples.json'), JSON.stringify(samples));
  // One process for all: an error, such as a refusal, ends it and names the operation.
  const program = `
import json
for api, sample in json.load(open("samples.json")):
    try:
        exec(compile(sample, api, "exec"), {})
    except Exception as error:
        raise SystemExit(f"{api}: {error!r}")
`;
  const { stdout } = await execute('python3', ['-c', program], { cwd: folder, env: pythonEnvironment, maxBuffer: 2 ** 26 });
  expect(stdout.trim().split('\n')).toHaveLength(operations.length);
});
