import type { CallOptions } from './call.ts';
import type { MallClientOptions } from './client.ts';

/** The form of an option: its types joined by "or", and where they do not suffice a test and the words for it. */
type Form = readonly [types: string, detail?: string, fits?: (value: unknown) => boolean];

/** More milliseconds than a timer can hold end at once. */
const most = 2 ** 31 - 1;

const wholeFrom = (least: number): Form => [
  'number',
  `, whole and at least ${least}`,
  (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
];

const matching = (pattern: RegExp): Form => ['string', ` matching ${pattern}`, (value) => pattern.test(String(value))];

const having = (...methods: readonly string[]): Form => [
  'object',
  ` with ${methods.join(' and ')}`,
  (value) => methods.every((method) => method in Object(value)),
];

const ofBoth = { timeoutMs: wholeFrom(1), maxRetries: wholeFrom(0) };

const clientForms: Readonly<Record<keyof MallClientOptions, Form>> = {
  baseUrl: ['string', ', an http(s) address', isAddress],
  storeId: wholeFrom(1),
  storeType: wholeFrom(1),
  ...ofBoth,
  language: ['string or function'],
  session: having('get', 'set'),
  fetch: ['function'],
  headers: ['object or function'],
  hooks: ['object'],
  logger: having('debug', 'warn'),
  validation: matching(/^(report|strict|off)$/),
};

const callForms: Readonly<Record<keyof CallOptions, Form>> = {
  ...ofBoth,
  signal: ['object'],
  language: ['string'],
  token: ['string or null'],
  headers: ['object'],
  // The gateway ignores any other key: the call would not be protected.
  idempotencyKey: matching(/^[\w.:-]{8,255}$/),
};

/**
 * Checks the options of a client: a wrong one shows where it is written, not at the first call.
 * @throws {TypeError} that names the option
 */
export function assertClientOptions(options: MallClientOptions): void {
  assertForms('createMallClient', clientForms, { ...options, baseUrl: options?.baseUrl });
}

/** Checks the options of a call of `api`. */
export function assertCallOptions(api: string, options: CallOptions): void {
  assertForms(api, callForms, options);
}

function assertForms(where: string, forms: Readonly<Record<string, Form>>, options: object): void {
  for (const [name, value] of Object.entries(options)) {
    const form = forms[name];
    if (!form) throw new TypeError(`${where} has no option ${name}. Options: ${Object.keys(forms).join(', ')}`);
    const [types, detail = '', fits] = form;
    const type = value === null ? 'null' : typeof value;
    if ((types.includes(type) && fits?.(value) !== false) || (value === undefined && name !== 'baseUrl')) continue;
    // Sessions, tokens and headers are secret.
    const received = /sess|tok|head/.test(name) ? type : JSON.stringify(value);
    throw new TypeError(`${where}: ${name} is ${received}, expected ${types}${detail}`);
  }
}

function isAddress(baseUrl: unknown): boolean {
  try {
    return baseUrl !== '' && /^https?:/.test(new URL(String(baseUrl), globalThis.location?.href).href);
  } catch {
    return false;
  }
}
