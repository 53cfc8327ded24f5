/** Tests the guide to proxies: its sample runs through an HTTP proxy and compiles. */
import { writeFile } from 'node:fs/promises';
import { createServer, request as requestHttp } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogProduct } from '../../src/generated/operations/catalog.ts';
import { exampleOf } from '../../src/testing.ts';
import { type RunningMock, startMock } from '../support/mock.ts';
import { compile, folder, node20, resolutions, run, sampleOf } from './consumers.ts';

const product = exampleOf(catalogProduct).pro.name;
let mock: RunningMock;

beforeAll(async () => {
  mock = await startMock();
});

afterAll(async () => {
  await mock?.stop();
});

/** The sample of the guide to proxies, with the addresses of this test. */
const proxySample = (proxyUrl: string) =>
  sampleOf('docs/proxies.md', 'mall.js').replace('http://proxy.example:3128', proxyUrl).replace('http://localhost:4010/api/', mock.baseUrl);

/** An upload with the client of that sample. */
const uploadSample = `
import { upload } from '@mall/sdk';
import { uploadsAdd } from '@mall/sdk/operations/uploads';

const file = { name: 'balm.png', type: 'image/png' };
const { url } = await upload(client, uploadsAdd, { file: new Uint8Array([137, 80, 78, 71]) }, file);
console.log(\`uploaded \${new URL(url, 'http://media').pathname}\`);
`;

test.each([
  ['Node 20 with undici 7', node20, 'undici-7'],
  ['Node 24 with undici 7', () => process.execPath, 'undici-7'],
  ['Node 24 with undici 8', () => process.execPath, 'undici'],
])('%s through a proxy, a call and an upload by the sample of the guide', async (_, node, undici) => {
  const proxy = await startProxy();
  await writeFile(join(folder, 'node/proxy.mjs'), `${proxySample(proxy.url).replace("'undici'", `'${undici}'`)}${uploadSample}`);
  try {
    expect(await run(node(), ['node/proxy.mjs'])).toMatch(new RegExp(`^${product}: 128\\.00\nuploaded /`));
    expect(new Set(proxy.hosts)).toEqual(new Set([new URL(mock.baseUrl).host]));
  } finally {
    proxy.close();
  }
});

test('Node 24 through a proxy by NODE_USE_ENV_PROXY, a call and an upload', async () => {
  const proxy = await startProxy();
  const direct = proxySample(proxy.url)
    .replace(/^import .+ from 'undici';$/m, '')
    .replace(/^const dispatcher .+$/m, '')
    .replace(/^ {2}fetch\([\s\S]*?^ {2}\},$/m, '');
  await writeFile(join(folder, 'node/direct.mjs'), direct + uploadSample);
  try {
    const environment = { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: proxy.url, NO_PROXY: '' };
    expect(await run(process.execPath, ['node/direct.mjs'], folder, environment)).toMatch(/^uploaded \//m);
    expect(new Set(proxy.hosts)).toEqual(new Set([new URL(mock.baseUrl).host]));
  } finally {
    proxy.close();
  }
});

test.each(['undici', 'undici-7'])('the sample of a proxy as TypeScript, with the types of %s', async (undici) => {
  await writeFile(join(folder, 'types/proxy.mts'), sampleOf('docs/proxies.md', 'mall.js').replace("'undici'", `'${undici}'`));
  await compile('5.9', resolutions.NodeNext, ['types/proxy.mts'], ['--skipLibCheck']);
});

/** An HTTP proxy on a free port, with the hosts that were reached through it. */
async function startProxy(): Promise<{ readonly url: string; readonly hosts: readonly string[]; readonly close: () => void }> {
  const hosts: string[] = [];
  const server = createServer((request, response) => {
    const target = new URL(request.url ?? '');
    hosts.push(target.host);
    const forwarded = requestHttp(target, { method: request.method, headers: request.headers }, (incoming) => {
      incoming.pipe(response.writeHead(incoming.statusCode ?? 502, incoming.headers));
    });
    request.pipe(forwarded);
  });
  server.on('connect', ({ url = '' }, socket) => {
    hosts.push(url);
    const [host, port] = url.split(':');
    const target = connect(Number(port), host, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      target.pipe(socket).pipe(target);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${address.port}`, hosts, close };
}
