// `vite build`, `vite build --ssr entry-server.tsx --outDir dist/server`, then `PORT=3000 node server.mjs`.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { renderPage } from './dist/server/entry-server.js';

const client = join(import.meta.dirname, 'dist/client');
const types = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));
const { file, css = [] } = manifest['entry-client.tsx'];
const links = css.map((href) => `<link rel="stylesheet" href="/${href}">`).join('');
const assets = `${links}<script type="module" src="/${file}"></script>`;

/** Returns a file that Vite has written, by its name. */
async function asset(path) {
  const body = /^\/assets\/[\w.-]+$/.test(path) ? await readFile(join(client, path)).catch(() => null) : null;
  return new Response(body, { status: body ? 200 : 404, headers: { 'content-type': types[extname(path)] ?? 'text/plain' } });
}

const server = createServer(async (incoming, outgoing) => {
  const { method = 'GET', headers, url = '/' } = incoming;
  const body = method === 'POST' ? { body: Readable.toWeb(incoming), duplex: 'half' } : {};
  const request = new Request(`http://localhost${url}`, { method, headers, ...body });
  const { pathname } = new URL(request.url);
  const response = pathname === '/' ? await renderPage(request, assets) : await asset(pathname);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
});
server.listen(Number(process.env.PORT ?? 3000), '127.0.0.1');
