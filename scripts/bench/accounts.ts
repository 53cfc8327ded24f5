/** Whether signing in, registering and a forgotten password take as long, and are told the same, for an account that exists as for none. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startPostgres } from '../lib/machine.ts';
import { say, startService, stopServices, untilReady } from '../lib/processes.ts';
import { postForm } from './load.ts';

const tries = 50;
const [captcha, internalKey] = ['bench', 'bench-internal-key-0123456789abcdef'];
/** How far apart two medians may lie. */
const band = 1.25;

/** What is tried, with the fields that name the account. */
interface Way {
  readonly name: string;
  readonly api: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly known: Readonly<Record<string, string>>;
  readonly unknown: (at: number) => Record<string, string>;
}

const newPhone = (at: number) => ({ phone: `1370000${String(at).padStart(4, '0')}` });
const chosen = { password: 'spring2027', keyCode: '000000' };

const ways: readonly Way[] = [
  {
    ...{ name: 'sign-in', api: 'mall.Login.login', fields: { type: '3', password: 'wrong-one' } },
    ...{ known: { phone: 'shopper01' }, unknown: (at) => ({ phone: `nobody${at}` }) },
  },
  {
    ...{ name: 'registration', api: 'mall.Login.userRegister', fields: { ...chosen, type: '0', userId: 'suyue2026' } },
    ...{ known: { phone: '13800000001' }, unknown: newPhone },
  },
  {
    ...{ name: 'forgotten password', api: 'mall.Login.forgotpassword', fields: { ...chosen, type: '0', rpwd: 'spring2027' } },
    ...{ known: { phone: '13800000001' }, unknown: newPhone },
  },
];

export async function benchAccounts(): Promise<void> {
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'mall-bench-'));
  const port = await freePort();
  const env = {
    DATABASE_URL: postgres.url,
    MALL_DATA_DIR: folder,
    GATEWAY_PORT: String(port),
    MALL_INTERNAL_KEY: internalKey,
    MALL_CAPTCHA_ANSWER: captcha,
    MALL_LOG_LEVEL: 'error',
    MALL_DEMO_HISTORY: '0',
  };
  const gateway = startService('gateway', ['--conditions=source', 'packages/gateway/src/main.ts'], env, folder);
  try {
    await untilReady(gateway);
    for (const way of ways) await compareAccounts(way, `http://127.0.0.1:${port}/api/`, () => postgres.run('delete from attempts'));
  } finally {
    await stopServices([gateway]);
    rmSync(folder, { recursive: true });
    postgres.stop();
  }
}

/** Tries both in turns: the machine is as busy for the one as for the other. */
async function compareAccounts({ name, api, fields, known, unknown }: Way, url: string, forgetTries: () => void): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const told = { known: new Set<string>(), unknown: new Set<string>() };
  const attempt = async (who: 'known' | 'unknown', account: Readonly<Record<string, string>>) => {
    const headers = { 'x-internal-key': internalKey };
    const { code } = JSON.parse(await postForm(url, { api: 'mall.Login.getCode' }, headers)).data;
    const started = performance.now();
    told[who].add(await postForm(url, { api, ...fields, ...account, imgCode: captcha, verificationCode: code }, headers));
    times[who].push(performance.now() - started);
  };
  for (let at = 0; at < tries; at += 1) {
    // A fifth wrong try would lock the account, and be answered without a look.
    if (at % 4 === 0) forgetTries();
    await attempt('known', known);
    await attempt('unknown', unknown(at));
  }
  const [ofKnown, ofUnknown] = [median(times.known), median(times.unknown)];
  const apart = Math.max(ofKnown, ofUnknown) / Math.min(ofKnown, ofUnknown);
  const alike = new Set([...told.known, ...told.unknown]).size === 1;
  const verdict = `${apart <= band ? 'alike in time' : 'TELLS APART BY TIME'}, ${alike ? 'alike in words' : 'TELLS APART BY WORDS'}`;
  say(`${name.padEnd(20)} ${tries} tries each  median known ${ofKnown.toFixed(1)} ms  unknown ${ofUnknown.toFixed(1)} ms  (${verdict})`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
