import type { LanguageCode } from '@mall/locales';
import { createMall, createMallClient } from '@mall/sdk';
import { type ErrorCode, errorCatalog } from '@mall/sdk/errors';
import { wireExampleOf } from '@mall/sdk/testing';
import type { Gateway } from '../../storefront/app/shared/gateway/gateway.server.ts';
import { sampleDataIn } from './sample-data.ts';

/** Name of an example of the contract, an error code of the catalog, or `no response`. */
type NamedResponse = string;

/**
 * An example of the contract with other data: objects are merged, entries of a list by their position, other values replaced. The SDK
 * validates the result like any response.
 */
interface ChangedExample {
  readonly example: string;
  readonly data: unknown;
}

/** One response of an operation. */
export type StoryResponse = NamedResponse | ChangedExample;

/** A response that changes when another operation has been called, as a list does after its entry was removed. */
interface ChangingResponse {
  readonly first: StoryResponse;
  /** The operation that changes the response. */
  readonly until: string;
  readonly later: StoryResponse;
}

/**
 * Responses of the gateway by operation: one for every request, one for each request in turn, the last of which repeats, or one that
 * another operation changes. Pages can load their data more than once. An operation that is not listed responds with its example `ok`.
 */
export type Responses = Readonly<Record<string, StoryResponse | ChangingResponse | readonly StoryResponse[]>>;

const noResponse = 'no response';
const hourMs = 3_600_000;

const isErrorCode = (response: string): response is ErrorCode => /^\d+$/.test(response) && response in errorCatalog;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges records, and records into lists by position; any other value replaces the previous one. */
function merge(value: unknown, change: unknown): unknown {
  if (Array.isArray(value) && isRecord(change)) return value.map((entry, index) => (index in change ? merge(entry, change[index]) : entry));
  if (!isRecord(value) || !isRecord(change)) return change;
  return { ...value, ...Object.fromEntries(Object.entries(change).map(([key, next]) => [key, merge(value[key], next)])) };
}

const isChanging = (responses: Responses[string]): responses is ChangingResponse => typeof responses === 'object' && 'until' in responses;

const listOf = (responses: Responses[string]): readonly StoryResponse[] =>
  isChanging(responses) ? [responses.first, responses.later] : [responses].flat();

/** Returns the envelope as the gateway writes it. Throws when the contract has no such example. */
function envelopeOf(api: string, response: StoryResponse, language: LanguageCode, messageOf: (code: ErrorCode) => string) {
  if (typeof response !== 'string') {
    return { code: '200', message: '', data: sampleDataIn(language, merge(wireExampleOf({ api }, response.example), response.data)) };
  }
  return isErrorCode(response)
    ? { code: response, message: messageOf(response), data: null }
    : { code: '200', message: '', data: sampleDataIn(language, wireExampleOf({ api }, response)) };
}

/** Throws when a response is neither an example of its operation nor an error code. */
export function assertResponses(responses: Responses): void {
  for (const [api, list] of Object.entries(responses)) {
    for (const response of listOf(list)) if (response !== noResponse) envelopeOf(api, response, 'en', String);
  }
}

/**
 * Returns a `fetch` that responds as the gateway of a story: with the contract's examples in the story's language. `messageOf` returns the text
 * of an error in it.
 */
export function storyFetch(responses: Responses, language: LanguageCode, messageOf: (code: ErrorCode) => string): typeof fetch {
  const requests = new Map<string, number>();
  const responseTo = (api: string): StoryResponse => {
    const configured = responses[api] ?? 'ok';
    const list = listOf(configured);
    const count = requests.get(api) ?? 0;
    requests.set(api, count + 1);
    if (isChanging(configured)) return requests.has(configured.until) ? configured.later : configured.first;
    return list[Math.min(count, list.length - 1)] ?? 'ok';
  };
  return async (...args) => {
    const form = await new Request(...args).formData();
    const api = String(form.get('api'));
    const response = responseTo(api);
    return response === noResponse ? new Promise<never>(() => {}) : Response.json(envelopeOf(api, response, language, messageOf));
  };
}

/** Creates the gateway of a story: the SDK's client with the responses of `fetch`. */
export function storyGateway(language: LanguageCode, fetch: typeof globalThis.fetch): Gateway {
  const client = createMallClient({
    baseUrl: 'https://gateway.test/api/',
    language,
    session: { get: () => 'story-session', set() {} },
    timeoutMs: hourMs,
    maxRetries: 0,
    fetch,
  });
  return { mall: createMall(client), deviceHeaders: {}, expectSessionOf() {}, endSession() {} };
}

/**
 * Responds by `respond` to the requests that the code of a page sends from the browser to the shop's API proxy, such as polling: Storybook has no
 * proxy. Returns a function that ends it.
 */
export function replaceApiProxy(respond: typeof fetch): () => void {
  const { fetch: original } = window;
  window.fetch = (input, init) => {
    const { origin, pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    return origin === location.origin && pathname === '/api/' ? respond(input, init) : original(input, init);
  };
  return () => {
    window.fetch = original;
  };
}
