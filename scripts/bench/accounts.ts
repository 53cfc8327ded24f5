/** Compares sign-in, registration and password reset for existing and unknown accounts: duration and message must not differ. */
import { log } from '../lib/processes.ts';
import { postForm } from './load.ts';
import { captcha, internalKey, withGateway } from './with-gateway.ts';

const tries = 50;
/** The maximum ratio of two medians. */
const band = 1.25;

/** A tested operation, with the fields that name the account. */
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
  await withGateway(async ({ url, sql }) => {
    for (const way of ways) await compareAccounts(way, url, () => sql('delete from attempts'));
  });
}

/** Tries both in turns, so that the machine's load affects both equally. */
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
    // A fifth wrong attempt would lock the account and be refused without a check.
    if (at % 4 === 0) forgetTries();
    await attempt('known', known);
    await attempt('unknown', unknown(at));
  }
  const [ofKnown, ofUnknown] = [median(times.known), median(times.unknown)];
  const apart = Math.max(ofKnown, ofUnknown) / Math.min(ofKnown, ofUnknown);
  const alike = new Set([...told.known, ...told.unknown]).size === 1;
  const verdict = `${apart <= band ? 'alike in time' : 'TELLS APART BY TIME'}, ${alike ? 'alike in words' : 'TELLS APART BY WORDS'}`;
  log(`${name.padEnd(20)} ${tries} tries each  median known ${ofKnown.toFixed(1)} ms  unknown ${ofUnknown.toFixed(1)} ms  (${verdict})`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
