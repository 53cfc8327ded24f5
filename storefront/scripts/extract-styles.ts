/**
 * Writes the styles of all pages to one file. Emotion creates styles while a page renders: the built shop renders every screen with the mock
 * server's data, as a visitor and as a customer.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userAgent } from '../../scripts/lib/chromium.ts';
import { type Service, startService, stopServices, untilReady } from '../../scripts/lib/processes.ts';
import { freePort } from '../../scripts/lib/services/free-port.ts';
import { screenAddresses } from '../../scripts/lib/traceability/screen-list.ts';
import { sharedStylesFile } from '../app/emotion/shared-styles.ts';
import { sharedStylesManifest } from '../server/shared-styles.ts';

const build = join(import.meta.dirname, '..', 'build');

/** The addresses of all screens, with queries that name records of the mock. */
const addresses = [...screenAddresses().values()];
/** The mock accepts any session. */
const cookies = ['', 'pc_user=session-of-a-customer'];

async function main(): Promise<void> {
  const logFolder = mkdtempSync(join(tmpdir(), 'mall-styles-'));
  const services: Service[] = [];
  try {
    const [port, mockPort] = [await freePort(), await freePort()];
    const mock = startService(
      'mock',
      ['--conditions=source', 'mock-server/src/main.ts', '--quiet'],
      { MOCK_PORT: `${mockPort}` },
      logFolder,
    );
    services.push(mock);
    await untilReady(mock);
    const env = {
      PORT: `${port}`,
      GATEWAY_URL: `http://127.0.0.1:${mockPort}/api/`,
      MALL_PUBLIC_URL: `http://localhost:${port}`,
      NODE_ENV: 'production',
    };
    const shop = startService('storefront', ['--conditions=source', 'storefront/server/main.ts'], env, logFolder);
    services.push(shop);
    await untilReady(shop);
    writeStyles(await collectStyles(`http://127.0.0.1:${port}`));
  } finally {
    await stopServices(services);
    rmSync(logFolder, { recursive: true });
  }
}

/** Returns the rules of the styles that pages share, by their names. */
async function collectStyles(origin: string): Promise<Map<string, string>> {
  const pages: Map<string, string>[] = [];
  for (const cookie of cookies) {
    for (const address of addresses) {
      const response = await fetch(origin + address, { headers: { 'user-agent': userAgent, cookie }, redirect: 'manual' });
      if (response.status >= 400) throw new Error(`${address} responds with ${response.status}`);
      if (response.status === 200) pages.push(stylesOf(await response.text()));
    }
  }
  const all = new Map(pages.flatMap((page) => [...page]));
  return new Map([...all].filter(([name, rules]) => isScoped(name, rules) || pages.every((page) => page.has(name))));
}

/** Returns whether rules apply to elements of their class only. Other rules would change pages that do not have them. */
const isScoped = (name: string, rules: string) => rules.includes(`-${name}`) || name.startsWith('animation-');

/** Returns the styles of a page, whose style elements contain one line per name. */
function stylesOf(html: string): Map<string, string> {
  const styles = new Map<string, string>();
  for (const [, names = '', css = ''] of html.matchAll(/<style data-styles="([^"]*)"[^>]*>(.*?)<\/style>/gs)) {
    const lines = css.trimEnd().split('\n');
    for (const [index, name] of names.split(' ').entries()) styles.set(name, lines[index] ?? '');
  }
  return styles;
}

function writeStyles(styles: ReadonlyMap<string, string>): void {
  const file = sharedStylesFile(styles);
  const name = `styles-${createHash('sha256').update(file).digest('base64url').slice(0, 8)}.css`;
  writeFileSync(join(build, 'client', 'assets', name), file);
  writeFileSync(join(build, sharedStylesManifest), JSON.stringify({ href: `/assets/${name}`, names: [...styles.keys()] }));
}

await main();
