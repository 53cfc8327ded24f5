/** Compares the CPU time of pages for visitors with a session, which the page cache does not serve, with plain React, and weighs their HTML. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { userAgent } from '../lib/chromium.ts';
import { log, root } from '../lib/processes.ts';
import { cpuTimeOf } from './cpu-time.ts';
import { get } from './load.ts';
import type { RunningMall } from './running-mall.ts';
import { signIn } from './sign-in.ts';

const screens = ['/', '/products', '/homedetail/homedetail?id=1011', '/shoppingCart/shoppingCart', '/my/my/myOrder', '/login/login'];
/** The least ratio of the time of plain React to that of a page. */
const gate = 0.35;
const [warmUps, rounds] = [20, 100];

/** The maximum size of the compressed HTML of the second page of a visit, in bytes. */
const sizeGate = 10_000;

/**
 * Prints for each screen the CPU time of the storefront per page, that of plain React for the same elements, and their ratio; then the size of
 * its compressed HTML as the first and as the second page of a visit. CPU times are those of the second page.
 */
export async function measureRendering(mall: RunningMall): Promise<void> {
  const cookie = `pc_user=${await signIn(`${mall.gatewayUrl}?store_id=1&store_type=6`)}`;
  for (const path of screens) {
    // A customer is redirected from the sign-in page, which is not cached for visitors either.
    const session = path.startsWith('/login') ? '' : cookie;
    const url = `http://127.0.0.1:${mall.port}${path}`;
    const first = await get(url, { 'user-agent': userAgent, cookie: session });
    const headers = { 'user-agent': userAgent, cookie: `${session}; ${sharedStylesCookie(first)}` };
    const html = await get(url, headers);
    const page = await measureCpu(mall, () => get(url, headers));
    const plain = renderPlain(html);
    log(
      `rendering ${path.padEnd(32)} ${page.toFixed(1).padStart(6)} ms CPU | plain React ${plain.toFixed(2).padStart(5)} ms | ratio ${(plain / page).toFixed(3)} (gate ${gate})`,
    );
    log(
      `HTML      ${path.padEnd(32)} ${compressedSize(first)} B on the first page, ${compressedSize(html)} B on the second (gate ${sizeGate} B)`,
    );
  }
}

/** Returns the cookie of a browser that has loaded the file of all styles, which a page with its own styles names. */
const sharedStylesCookie = (html: string) => `styles=${/data-shared-styles="([^"]+)"/.exec(html)?.[1] ?? ''}`;

/** Returns the size of a page as the storefront compresses it. */
const compressedSize = (html: string) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** Returns the milliseconds of CPU time that the storefront uses per call. */
async function measureCpu({ storefront }: RunningMall, work: () => Promise<unknown>): Promise<number> {
  const { pid = 0 } = storefront.child;
  for (let round = 0; round < warmUps; round += 1) await work();
  const before = cpuTimeOf(pid);
  for (let round = 0; round < rounds; round += 1) await work();
  return (cpuTimeOf(pid) - before) / rounds;
}

function renderPlain(html: string): number {
  const program = join(root, 'storefront', 'scripts', 'render-plain.ts');
  const env = { ...process.env, NODE_ENV: 'production' };
  return Number(execFileSync(process.execPath, [program], { cwd: join(root, 'storefront'), input: html, env }));
}
