import { send, type WireResponse } from './client.ts';
import { type Problem, problemsOf } from './fields.ts';
import type { Entry, Journey } from './journey.ts';
import { signInRequest } from './requests.ts';
import { MissingValue, valueAt, valuesIn, withValues } from './values.ts';

/** The target of a run and its customer. */
export interface FamilyOptions {
  /** The gateway's address, "http://127.0.0.1:4000/api/". */
  readonly target: string;
  /** The account of a customer of the target: a name, a phone of mainland China or an e-mail address. */
  readonly account: string;
  readonly password: string;
  /** The session of a customer who is already signed in; the account is then not used to sign in. */
  readonly session?: string | undefined;
  /** The response that every captcha of the target accepts. */
  readonly captcha: string;
  readonly paymentPassword: string;
  /** Whether the target responds with the examples of the contract, whatever was sent: only the types of fields are checked. */
  readonly servesExamples?: boolean;
  /** Further values for the entries, such as phones that codes may be sent to. */
  readonly values?: Readonly<Record<string, string>>;
  /** Reads the verification code that the target has sent last. */
  readonly readCode?: () => Promise<string>;
  /** Executes an action of the operator of the shop; `words` are arguments of the `mall` command. */
  readonly operate?: (words: readonly string[]) => Promise<void>;
}

/** The outcome of one entry. */
export interface Result {
  readonly journey: string;
  readonly api: string;
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'not run';
  /** The fields that the page could not read; empty unless the entry failed. */
  readonly problems: readonly Problem[];
  /** The value, code or operator that an entry needs that was not run. */
  readonly reason?: string;
}

/** A started journey. Its entries must be run in their order. */
export interface JourneyRun {
  run(entry: Entry): Promise<Result>;
}

/** A run of the suite. Journeys share the values of earlier responses; those of customers also share one session. */
export interface FamilyRun {
  begin(journey: Journey): JourneyRun;
  /** Signs the customer in; later calls return the result of the first. */
  signIn(): Promise<SignIn>;
}

/** The result of a sign-in. */
export interface SignIn {
  /** Undefined when the target refused it. */
  readonly session: string | undefined;
  /** The code of the response; undefined when the run has the option `session`, or when no envelope was received. */
  readonly code: string | undefined;
}

/** Starts a run of the suite against a target. */
export function startFamilyRun(options: FamilyOptions): FamilyRun {
  const values = new Map<string, unknown>(Object.entries(inputsOf(options)));
  let customer: Promise<SignIn> | undefined;
  const signInCustomer = () => {
    customer ??= signIn(options, values);
    return customer;
  };
  return {
    signIn: signInCustomer,
    begin(journey) {
      let session: string | undefined;
      const run = async (entry: Entry): Promise<Outcome> => {
        if (journey.session === 'customer' && session === undefined) {
          ({ session } = await signInCustomer());
          if (session === undefined) return notRun('needs the session of the customer, who could not sign in');
        }
        await prepare(entry, options, values);
        const example = options.servesExamples ? entry.example : undefined;
        const response = await send(options.target, { ...formOf(entry, values), session, example });
        if (response.code === '200') session = sessionIn(response.data) ?? session;
        return evaluate(entry, response, options, values);
      };
      return {
        run: async (entry) => ({
          journey: journey.name,
          api: entry.api,
          title: entry.title,
          ...(await run(entry).catch(handleMissingPrerequisite)),
        }),
      };
    },
  };
}

type Outcome = Pick<Result, 'outcome' | 'problems' | 'reason'>;

const notRun = (reason: string): Outcome => ({ outcome: 'not run', problems: [], reason });

/** An option that an entry requires is missing. */
class MissingPrerequisite extends Error {}

function handleMissingPrerequisite(error: unknown): Outcome {
  if (error instanceof MissingPrerequisite || error instanceof MissingValue) return notRun(error.message);
  throw error;
}

function inputsOf({ account, password, captcha, paymentPassword, values }: FamilyOptions): Record<string, string> {
  const type = account.includes('@') ? '2' : /^1\d{10}$/.test(account) ? '1' : '3';
  const accountValues = { accountType: type, accountName: type === '2' ? '' : account, accountEmail: type === '2' ? account : '' };
  return { ...accountValues, password, captcha, paymentPassword, ...values };
}

/** Signs the customer in as the page does, unless the run has a session. */
async function signIn({ target, session }: FamilyOptions, values: ReadonlyMap<string, unknown>): Promise<SignIn> {
  if (session !== undefined) return { session, code: undefined };
  const captcha = await send(target, { ...formOf({ api: 'mall.Login.getCode' }, values), session: undefined, example: undefined });
  const known = new Map([...values, ['captchaToken', valueAt(captcha.data, 'code', { anyItem: false }) ?? '']]);
  const { code, data } = await send(target, {
    ...formOf({ api: 'mall.Login.login', request: signInRequest }, known),
    session: undefined,
    example: undefined,
  });
  return { session: sessionIn(data), code };
}

function sessionIn(data: unknown): string | undefined {
  const session = valueAt(data, 'access_id', { anyItem: false });
  return typeof session === 'string' && session !== '' ? session : undefined;
}

function formOf(
  { api, request = {}, query = {}, image }: Pick<Entry, 'api' | 'request' | 'query' | 'image'>,
  values: ReadonlyMap<string, unknown>,
) {
  const fields = Object.fromEntries(Object.entries(request).map(([name, text]) => [name, withValues(text, values)]));
  return { api, fields, query, image };
}

/** Reads the verification code and executes the operator's action that an entry needs. */
async function prepare({ request = {}, needs = [], operator }: Entry, options: FamilyOptions, values: Map<string, unknown>): Promise<void> {
  const { readCode, operate, servesExamples } = options;
  for (const name of needs) withValues(`{${name}}`, values);
  if (Object.values(request).some((text) => valuesIn(text).includes('code'))) {
    if (!readCode) throw new MissingPrerequisite('needs the verification code that the target has sent');
    values.set('code', await readCode());
  }
  if (operator === undefined || servesExamples) return;
  if (!operate) throw new MissingPrerequisite(`needs the operator of the shop: ${operator.slice(0, 2).join(' ')}`);
  await operate(operator.map((word) => withValues(word, values)));
}

function evaluate(entry: Entry, { status, code, data }: WireResponse, options: FamilyOptions, values: Map<string, unknown>): Outcome {
  const { reads, keeps = {} } = entry;
  const { servesExamples = false } = options;
  const expectedByContract = entry.code ?? '200';
  const expectedCodes = servesExamples ? '200' : expectedByContract;
  if (status !== 200) return failed([{ field: 'HTTP status', expected: '200', received: String(status ?? 'no response') }]);
  if (code === undefined || !expectedCodes.split('|').includes(code))
    return failed([
      { field: 'code', expected: expectedCodes.replaceAll('|', ' or '), received: `${code ?? 'no envelope'}${refusedFields(data)}` },
    ]);
  // An expected refusal has no data to check.
  if (!expectedByContract.split('|').includes('200') || code !== '200') return { outcome: 'passed', problems: [] };
  for (const [name, path] of Object.entries(keeps)) {
    const value = valueAt(data, path, { anyItem: servesExamples });
    if (value !== undefined) values.set(name, value);
  }
  const problems = reads === undefined ? [] : problemsOf(reads, data, { values: !servesExamples });
  return problems.length === 0 ? { outcome: 'passed', problems } : failed(problems);
}

const failed = (problems: readonly Problem[]): Outcome => ({ outcome: 'failed', problems });

/** The fields that our gateway names when it refuses a request: " (cpc: pattern)". Refusals of other servers are not quoted. */
function refusedFields(data: unknown): string {
  const errors = valueAt(data, 'errors', { anyItem: false });
  if (!Array.isArray(errors)) return '';
  const words = (error: unknown) => ['field', 'rule'].map((path) => String(valueAt(error, path, { anyItem: false })));
  const known = errors.map(words).filter((pair) => pair.every((word) => /^[\w.-]{1,60}$/.test(word)));
  return known.length === 0 ? '' : ` (${known.map((pair) => pair.join(': ')).join(', ')})`;
}
