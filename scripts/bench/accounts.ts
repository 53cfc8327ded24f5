/** Compares sign-in, registration and password reset for existing and unknown accounts: duration and message must not differ. */
import { log } from '../lib/processes.ts';
import { postForm } from './load.ts';
import { captcha } from './sign-in.ts';
import { internalKey, withGateway } from './with-gateway.ts';

const attemptCount = 50;
/** The maximum ratio of two medians. */
const maxRatio = 1.25;

/** A tested operation, with the fields that name the account. */
interface AccountOperation {
  readonly name: string;
  readonly api: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly existingAccount: Readonly<Record<string, string>>;
  readonly unknownAccount: (index: number) => Record<string, string>;
}

const newPhone = (index: number) => ({ phone: `1370000${String(index).padStart(4, '0')}` });
const newCredentials = { password: 'spring2027', keyCode: '000000' };

const accountOperations: readonly AccountOperation[] = [
  {
    name: 'sign-in',
    api: 'mall.Login.login',
    fields: { type: '3', password: 'wrong-one' },
    existingAccount: { phone: 'shopper01' },
    unknownAccount: (index) => ({ phone: `nobody${index}` }),
  },
  {
    name: 'registration',
    api: 'mall.Login.userRegister',
    fields: { ...newCredentials, type: '0', userId: 'suyue2026' },
    existingAccount: { phone: '13800000001' },
    unknownAccount: newPhone,
  },
  {
    name: 'forgotten password',
    api: 'mall.Login.forgotpassword',
    fields: { ...newCredentials, type: '0', rpwd: 'spring2027' },
    existingAccount: { phone: '13800000001' },
    unknownAccount: newPhone,
  },
];

export async function benchAccounts(): Promise<void> {
  await withGateway(async ({ url, sql }) => {
    for (const operation of accountOperations) await compareAccounts(operation, url, () => sql('delete from attempts'));
  });
}

/** Tries both in turns, so that the machine's load affects both equally. */
async function compareAccounts(
  { name, api, fields, existingAccount, unknownAccount }: AccountOperation,
  url: string,
  clearAttempts: () => void,
): Promise<void> {
  const times = { existingAccount: [] as number[], unknownAccount: [] as number[] };
  const responsesByKind = { existingAccount: new Set<string>(), unknownAccount: new Set<string>() };
  const attempt = async (kind: 'existingAccount' | 'unknownAccount', account: Readonly<Record<string, string>>) => {
    const headers = { 'x-internal-key': internalKey };
    const { code } = JSON.parse(await postForm(url, { api: 'mall.Login.getCode' }, headers)).data;
    const started = performance.now();
    responsesByKind[kind].add(await postForm(url, { api, ...fields, ...account, imgCode: captcha, verificationCode: code }, headers));
    times[kind].push(performance.now() - started);
  };
  for (let index = 0; index < attemptCount; index += 1) {
    // A fifth wrong attempt would lock the account and be refused without a check.
    if (index % 4 === 0) clearAttempts();
    await attempt('existingAccount', existingAccount);
    await attempt('unknownAccount', unknownAccount(index));
  }
  const [existingMedian, unknownMedian] = [median(times.existingAccount), median(times.unknownAccount)];
  const ratio = Math.max(existingMedian, unknownMedian) / Math.min(existingMedian, unknownMedian);
  const sameResponses = new Set([...responsesByKind.existingAccount, ...responsesByKind.unknownAccount]).size === 1;
  const verdict = `${ratio <= maxRatio ? 'equal time' : 'DIFFERS BY TIME'}, ${sameResponses ? 'equal messages' : 'DIFFERS BY MESSAGE'}`;
  log(
    `${name.padEnd(20)} ${attemptCount} attempts each  median known ${existingMedian.toFixed(1)} ms  unknown ${unknownMedian.toFixed(1)} ms  (${verdict})`,
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
