import { execFile } from 'node:child_process';
import { createServer, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';

const folder = '../../packages/sdk/clients/python';
const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** Starts a server with one answer; returns its address. */
async function serve(answer: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((request, response) => request.resume().on('end', () => answer(response)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => new Promise((resolve) => server.close(() => resolve())));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

/** The error that a call of the Python client raises: its class, status, code and seconds to wait. */
async function errorOf(server: string): Promise<unknown> {
  const program = `
import json, sys
from client import Mall, MallError, MallUnavailable

class Request:
    def to_dict(self):
        return {}

try:
    Mall(sys.argv[1]).call("mall.Login.getCode", Request(), lambda envelope: envelope)
except (MallError, MallUnavailable) as error:
    print(json.dumps([type(error).__name__, error.status, getattr(error, "code", None), error.retry_after]))
`;
  const { stdout } = await promisify(execFile)('python3', ['-Bc', program, server], { cwd: folder });
  return JSON.parse(stdout);
}

test('the Python client raises a refusal with the seconds of Retry-After', async () => {
  const body = JSON.stringify({ code: '50032', message: 'Too many requests.', data: null });
  const server = await serve((response) => response.writeHead(429, { 'Retry-After': '7' }).end(body));
  expect(await errorOf(server)).toEqual(['MallError', 429, '50032', 7]);
});

test('the Python client raises a refusal that the folded address answers with HTTP 200', async () => {
  const server = await serve((response) => response.end(JSON.stringify({ code: '50010', message: 'No.', data: null })));
  expect(await errorOf(server)).toEqual(['MallError', 200, '50010', null]);
});

test('the Python client reports an answer that is no envelope', async () => {
  const server = await serve((response) => response.writeHead(502, { 'Retry-After': '3' }).end('<h1>Bad Gateway</h1>'));
  expect(await errorOf(server)).toEqual(['MallUnavailable', 502, null, 3]);
});

test('the Python client reports a refused connection', async () => {
  const server = await serve((response) => response.end());
  for (const stop of stops.splice(0)) await stop();
  expect(await errorOf(server)).toEqual(['MallUnavailable', null, null, null]);
});
