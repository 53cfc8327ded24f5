import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

/** Where `npm run docs:build` puts the site. */
export const folder = 'build/site';

/** The clients in other languages, in the package of the SDK. */
export const clientFiles = '../../packages/sdk/clients';

/** The address of every page, "/api/catalog/product/", and its HTML, without the package index, which is for programs. */
export function readPages(): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /^(?!simple\/).*\.html$/.test(file));
  return new Map(files.map((file) => [`/${file.replace(/index\.html$/, '')}`, readFileSync(join(folder, file), 'utf8')]));
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** Text as it is in HTML source. */
export const unescaped = (html: string) =>
  html.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(lt|gt|quot|amp));/gi, (_, hex?: string, digits?: string, name?: string) =>
    name === undefined ? String.fromCodePoint(hex === undefined ? Number(digits) : Number.parseInt(hex, 16)) : (entities[name] ?? ''),
  );

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Serves the built site as static files on a free port, until it is closed. */
export async function serveSite(): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    try {
      const content = readFileSync(file);
      response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

/** The texts that the buttons of the page copy: the examples, to the letter. */
export function copiedTexts(html: string): readonly string[] {
  return [...html.matchAll(/data-code="([^"]*)"/g)].map(([, code = '']) => unescaped(code).replaceAll('\x7f', '\n'));
}
