/**
 * Checks of arguments and options during development. Production builds omit them: bundlers that set the condition `production` use
 * assert-arguments.production.ts instead, see `imports` in package.json.
 */

import { requestFields, requiredFields } from '../generated/request-fields.ts';
import type { Operation, PagedOperation } from '../operation.ts';
import type { HeaderValues, KeyedCallOptions, MallClient, MallClientOptions, PollOptions, UploadOptions } from '../options.ts';
import {
  baseUrlCheck,
  type Check,
  type Checks,
  delayCheck,
  functionCheck,
  integerFrom,
  languageCheck,
  objectWith,
  optional,
  orFunction,
  signalCheck,
  textCheck,
} from './checks.ts';
import { idempotencyKeyPattern } from './idempotency-key.ts';
import { assertNames } from './names.ts';
import { isRecord, kindOf, print } from './print.ts';
import { assertEncodable, isSendable } from './sendable.ts';

const headersCheck: Check = { ...objectWith('an object of names and values'), secret: true };

const tokenCheck: Check = {
  expected: 'a string or null',
  accepts: (value) => value == null || typeof value === 'string',
  secret: true,
};

const sharedChecks = {
  timeoutMs: optional(integerFrom(1)),
  maxRetries: optional(integerFrom(0)),
  retryDelayMs: optional(functionCheck),
  language: optional(orFunction(languageCheck)),
  fetch: optional(functionCheck),
  headers: { ...optional(orFunction(headersCheck)), secret: true },
  validation: optional({ expected: '"report", "strict" or "off"', accepts: (value) => /^(report|strict|off)$/.test(String(value)) }),
};

const clientChecks: Readonly<Record<keyof MallClientOptions, Check>> = {
  baseUrl: baseUrlCheck,
  storeId: optional(integerFrom(1)),
  storeType: optional(integerFrom(1)),
  session: { ...optional(objectWith('an object with get and set', 'get', 'set')), secret: true },
  ...sharedChecks,
  idempotencyKeys: optional({ expected: 'true or false', accepts: (value) => typeof value === 'boolean' }),
  hooks: optional(objectWith('an object of functions')),
  logger: optional(objectWith('an object with debug, info and warn', 'debug', 'info', 'warn')),
};

const callChecks: Readonly<Record<keyof KeyedCallOptions, Check>> = {
  ...sharedChecks,
  signal: optional(signalCheck),
  token: tokenCheck,
  idempotencyKey: optional({
    expected: '8 to 255 letters, digits, dots, colons, underscores and hyphens',
    accepts: (value) => typeof value === 'string' && idempotencyKeyPattern.test(value),
  }),
};

const uploadChecks: Readonly<Record<keyof UploadOptions, Check>> = { ...callChecks, name: optional(textCheck), type: optional(textCheck) };

const pollChecks: Readonly<Record<keyof PollOptions<unknown>, Check>> = {
  ...callChecks,
  until: functionCheck,
  everyMs: optional(integerFrom(1)),
  deadlineMs: optional(integerFrom(0)),
};

const hookNames = ['beforeRequest', 'afterResponse', 'onRetry', 'onError', 'onContractViolation'];

const fileSources = 'a File, a Blob, bytes, a stream of bytes, or in React Native an object with a uri';

/**
 * Checks the options of a client, so that a wrong one fails where it is set and not at the first call.
 * @throws {TypeError} that names the option
 */
export function assertClientOptions(options: MallClientOptions, subject: string): void {
  if (options !== undefined && !isRecord(options)) {
    throw new TypeError(`${subject}: options are ${print(options)}, expected an object such as { baseUrl: 'https://shop.example/api/' }`);
  }
  assertOptions(subject, clientChecks, { ...options, baseUrl: options?.baseUrl });
  if (typeof options.headers === 'object') assertHeaders(subject, options.headers);
  assertNames(subject, 'hook', Object.keys(options.hooks ?? {}), hookNames);
  for (const [name, hook] of Object.entries(options.hooks ?? {})) {
    if (hook !== undefined && typeof hook !== 'function') {
      throw new TypeError(`${subject}: hooks.${name} is ${print(hook)}, expected a function`);
    }
  }
}

/**
 * Checks that a value is a client.
 * @throws {TypeError} that describes the value
 */
export function assertClient(subject: string, client: MallClient): void {
  if (typeof client?.endpoint === 'string') return;
  throw new TypeError(`${subject}: client is ${print(client)}, expected the result of createMallClient({ baseUrl })`);
}

/**
 * Checks the arguments of a call.
 * @throws {TypeError} that names the argument, the field of the request or the option
 */
export function assertCall(client: MallClient, operation: Operation<unknown, unknown>, input: unknown, options: KeyedCallOptions): void {
  assertClient('call', client);
  assertOperation('call', operation);
  const { api, idempotency } = operation;
  const required = requiredFields[api];
  if (!isRecord(input) && (input !== undefined || required)) {
    throw new TypeError(`${api}: input is ${print(input)}, expected an object with ${required ?? 'the fields of the request'}`);
  }
  if (!isRecord(options)) throw new TypeError(`${api}: options are ${print(options)}, expected an object`);
  assertOptions(api, callChecks, options);
  assertFields(client, operation, input ?? {}, options);
  assertEncodable(operation, input ?? {});
  if (options.idempotencyKey === undefined || idempotency === 'key') return;
  const reason =
    idempotency === 'safe'
      ? 'it changes nothing and is tried again without one'
      : 'the gateway would ignore it, and the call would not be protected';
  throw new TypeError(`${api} accepts no idempotency key: ${reason}`);
}

/**
 * Checks client and name of `rawCall`; `assertCall` checks its fields and options.
 * @throws {TypeError} that names the argument
 */
export function assertRawCall(client: MallClient, api: unknown): void {
  assertClient('rawCall', client);
  if (typeof api === 'string' && api) return;
  throw new TypeError(`rawCall: api is ${print(api)}, expected the name of an operation such as "mall.Product.index"`);
}

/**
 * Checks the arguments of `paginate`.
 * @throws {TypeError} that names the argument
 */
export function assertPaged<Input, Data, Items extends keyof Data>(
  client: MallClient,
  operation: PagedOperation<Input, Data, Items>,
  input: unknown,
): void {
  assertClient('paginate', client);
  assertOperation('paginate', operation);
  if (!operation.pages) throw new TypeError(`paginate: ${operation.api} has no pages. Use call`);
  if (!isRecord(input)) throw new TypeError(`paginate: input is ${print(input)}, expected an object, {} for no fields`);
}

/**
 * Checks the arguments of `upload`.
 * @throws {TypeError} that names the argument
 */
export function assertUpload(client: MallClient, operation: Operation<unknown, unknown>, input: unknown, options: UploadOptions): void {
  assertClient('upload', client);
  assertOperation('upload', operation);
  const { api, files } = operation;
  if (!files) throw new TypeError(`upload: ${api} has no files. Use call`);
  if (!isRecord(input)) throw new TypeError(`${api}: input is ${print(input)}, expected an object with the fields of the request`);
  assertOptions(api, uploadChecks, options);
  assertFields(client, operation, input, options);
  for (const field of Object.keys(files)) {
    const source: unknown = Reflect.get(input, field);
    if (typeof source !== 'object' || source === null) throw new TypeError(`${api}: ${field} is ${print(source)}, expected ${fileSources}`);
  }
}

/**
 * Checks the arguments of `poll`.
 * @throws {TypeError} that names the argument
 */
export function assertPoll<Data>(client: MallClient, operation: Operation<unknown, unknown>, options: PollOptions<Data>): void {
  assertClient('poll', client);
  assertOperation('poll', operation);
  const { api, idempotency } = operation;
  if (idempotency !== 'safe') throw new TypeError(`poll: ${api} can change data with each call. Poll an operation that only reads`);
  if (!isRecord(options)) throw new TypeError(`${api}: options are ${print(options)}, expected an object with until`);
  assertOptions(api, pollChecks, options);
}

/**
 * Checks a language, which can be the result of a function.
 * @throws {TypeError} that lists the languages
 */
export function assertLanguage(api: string, language: unknown): void {
  if (language === undefined || language === '' || languageCheck.accepts(language)) return;
  throw new TypeError(`${api}: language is ${print(language)}, expected ${languageCheck.expected}`);
}

/**
 * Checks the token that a session store returned.
 * @throws {TypeError} that names its type, because a token is secret
 */
export function assertToken(api: string, token: unknown): void {
  assertResult(api, 'session.get', tokenCheck, token);
}

/**
 * Checks the milliseconds until a retry: a timer would not wait for another value.
 * @throws {TypeError} that names the value
 */
export function assertRetryDelay(api: string, delayMs: unknown): void {
  assertResult(api, 'retryDelayMs', optional(delayCheck), delayMs);
}

/**
 * Checks names and values of headers, because the platform's message names neither the operation nor the header.
 * @throws {TypeError} that names the header, not its value, which can be secret
 */
export function assertHeaders(subject: string, headers: HeaderValues): void {
  assertResult(subject, 'headers', headersCheck, headers);
  if (headers instanceof Headers) return;
  for (const [name, value] of Object.entries(headers)) {
    if (!isSendable(name, '')) throw new TypeError(`${subject}: "${name}" is not a valid name of a header`);
    if (value === undefined) continue;
    const kind = kindOf(value);
    if (!/string|number|boolean/.test(kind)) throw new TypeError(`${subject}: the header ${name} is ${kind}, expected a string`);
    if (isSendable(name, value)) continue;
    throw new TypeError(`${subject}: the value of the header ${name} cannot be sent, expected Latin-1 characters without line breaks`);
  }
}

/**
 * Checks the names of the fields, unless validation is off, when other servers of the family can get fields that are not in the contract.
 */
function assertFields(client: MallClient, { api }: Operation<unknown, unknown>, input: object, options: KeyedCallOptions): void {
  if ((options.validation ?? client.options.validation) === 'off') return;
  const fields = requestFields[api];
  if (fields === undefined) return;
  const fieldNames = fields.split(' ').filter(Boolean);
  const misplacedOption = Object.keys(input).find((name) => !fieldNames.includes(name) && name in callChecks);
  if (misplacedOption)
    throw new TypeError(`${api} has no request field ${misplacedOption}. It is an option: pass it in the argument after the fields`);
  assertNames(api, 'request field', Object.keys(input), fieldNames);
}

function assertOperation(subject: string, operation: Operation<unknown, unknown>): void {
  if (typeof operation?.decode === 'function') return;
  throw new TypeError(`${subject}: operation is ${print(operation)}, expected one of @mall/sdk/operations/*, such as catalogProduct`);
}

function assertResult(subject: string, name: string, { accepts, expected, secret }: Check, value: unknown): void {
  if (accepts(value)) return;
  throw new TypeError(`${subject}: ${name} returned ${secret ? kindOf(value) : print(value)}, expected ${expected}`);
}

function assertOptions(subject: string, checks: Checks, options: object): void {
  assertNames(subject, 'option', Object.keys(options), Object.keys(checks));
  for (const [name, { accepts, expected, secret, mistake }] of Object.entries(checks)) {
    const value: unknown = Reflect.get(options, name);
    if (accepts(value)) continue;
    const known = mistake?.(value);
    if (known) throw new TypeError(`${subject}: ${name} is ${known}`);
    throw new TypeError(`${subject}: ${name} is ${secret && !isRecord(value) ? kindOf(value) : print(value)}, expected ${expected}`);
  }
}
