import type { AnyMallError, ContractViolation, MallError } from './errors.ts';
import type { ResponseHeaders } from './fault-details.ts';
import type { Fetch } from './fetch.ts';

/** A language of the mall by its code (`tn` is traditional Chinese), or a locale of one, such as "en_US" and "zh-TW". */
export type Language = 'en' | 'zh' | 'tn' | 'ko' | `${'en' | 'zh' | 'ko'}${'-' | '_'}${string}`;

/** Storage of a session token. Both methods can be asynchronous: a call waits for them. */
export interface SessionStore {
  /** Returns the token to send, if there is one. */
  get(): string | null | undefined | Promise<string | null | undefined>;
  /** Stores a token that a response issued; called with `null` when the session is no longer valid. */
  set(token: string | null): void | Promise<void>;
}

/** A call and the number of its attempt. */
export interface Attempt {
  /** Name of the operation, "mall.Product.index". */
  readonly api: string;
  /** Id of the call in logs and errors, identical for all its attempts, sent as `X-Request-Id`. */
  readonly requestId: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** URL that the attempt is sent to. */
  readonly url: string;
}

/**
 * Functions called during each call. An error of `beforeRequest` ends the call, which rejects with it. An error of the others, thrown or as a
 * rejected promise, is logged and has no effect on the call.
 */
export interface Hooks {
  /** Called before each attempt; can add headers. An error that it throws ends the call. */
  beforeRequest?(
    event: Attempt & {
      /** Headers of the request, which the hook can change. */
      readonly headers: Headers;
    },
  ): void | Promise<void>;
  /** Called after each response, including refusals. `code` is undefined for a response that is not an envelope of the gateway. */
  afterResponse?(
    event: Attempt & {
      /** HTTP status. */
      readonly status: number;
      /** Code of the envelope, "200" for a success. */
      readonly code: string | undefined;
      /** Headers of the response, with cookies and tokens masked. */
      readonly headers: ResponseHeaders;
      /** Milliseconds from the request to the end of the response. */
      readonly durationMs: number;
    },
  ): void;
  /** Called before a retry, with the error of the failed attempt and the milliseconds until the next one. */
  onRetry?(
    event: Attempt & {
      /** Error of the failed attempt. */
      readonly error: AnyMallError;
      /** Milliseconds until the next attempt. */
      readonly delayMs: number;
    },
  ): void;
  /** Called once for each call that fails, with its error and the milliseconds that the whole call took. */
  onError?(
    error: MallError,
    event: {
      /** Milliseconds from the start of the call, with all attempts and pauses. */
      readonly durationMs: number;
    },
  ): void;
  /** Called for each response that violates the contract, unless `validation` is `off`. */
  onContractViolation?(violation: ContractViolation): void;
}

/** A logger; `console` is one. Secrets and personal data in fields are masked before they are logged. */
export interface Logger {
  /**
   * Called for each request and response, as "mall.Product.index response": with the fields of the request, and with status, code and duration.
   */
  debug(message: string, fields: object): void;
  /** Called for each retry, and each call that the mall refused with a status below 500 or that its signal aborted. */
  info(message: string, fields: object): void;
  /** Called for each other failed call, violation of the contract and failed hook. */
  warn(message: string, fields: object): void;
}

/** Options that a client and each of its calls accept. Those of a call take precedence over those of its client. */
export interface SharedOptions {
  /**
   * Maximum duration of each attempt in milliseconds, including the body of the response. An attempt that takes longer fails with a
   * `TimeoutError`.
   * @defaultValue `5000`
   * @example `timeoutMs: 10_000`
   */
  readonly timeoutMs?: number | undefined;
  /**
   * Number of retries after the first attempt, for calls that can be repeated: operations that change nothing, and those that accept an
   * idempotency key. 0 turns retries off.
   * @defaultValue `2`
   * @example `maxRetries: 0`
   */
  readonly maxRetries?: number | undefined;
  /**
   * Milliseconds to wait before the next attempt, given the number of the failed one (from 1) and its error. Return `undefined` to stop retrying.
   * @defaultValue the `Retry-After` of the server up to 5 seconds, else exponential backoff with jitter: a random part of 250 ms, 500 ms, 1 s … up to 5 s
   * @example `retryDelayMs: (attempt) => attempt * 1000`
   */
  readonly retryDelayMs?: ((attempt: number, error: MallError) => number | undefined) | undefined;
  /**
   * Language of the texts in responses: `en`, `zh`, `tn` (traditional Chinese), `ko` or a locale of one such as `zh-CN`, or a function that
   * returns one, also asynchronously, called for each call. An unsupported language is a `TypeError`.
   * @defaultValue the default language of the server, also for an empty text
   * @example `language: () => (navigator.language.startsWith('zh') ? 'zh' : 'en')`
   */
  readonly language?: Language | (() => Language | undefined | Promise<Language | undefined>) | undefined;
  /**
   * Function that sends the request, called as `fetch(url, init)`: for a proxy, an agent, or tests.
   * @defaultValue `globalThis.fetch`
   * @example `fetch: (url, init) => fetch(url, { ...init, cache: 'no-store' })`
   */
  readonly fetch?: Fetch | undefined;
  /**
   * Headers to add to the request, or a function that returns them, also asynchronously, called once for each call. Headers of a call, and of
   * `withOptions`, are added to those of the client and replace those of the same name. An `X-Request-Id` becomes the request id of the call in logs and errors.
   * @defaultValue none; each call gets a random request id
   * @example `headers: () => ({ 'X-Request-Id': crypto.randomUUID() })`
   */
  readonly headers?: HeaderValues | (() => HeaderValues | Promise<HeaderValues>) | undefined;
  /**
   * Handling of a response that violates the contract: `report` calls the hook `onContractViolation` and returns the data, decoded as far
   * as possible; `strict` throws a `ContractViolation`; `off` returns the data without a report.
   * @defaultValue `'report'`
   * @example `validation: 'strict'`
   */
  readonly validation?: 'report' | 'strict' | 'off' | undefined;
}

/** Headers by name; an undefined value removes the client's header. */
export type HeaderValues = Headers | Readonly<Record<string, string | undefined>>;

/** Options of `createMallClient`. */
export interface MallClientOptions extends SharedOptions {
  /**
   * URL of the gateway, with the path `/api/`, as text or `URL`. Relative URLs work in browsers only.
   * @example `baseUrl: 'https://shop.example/api/'`
   */
  readonly baseUrl: string | { readonly href: string };
  /**
   * Id of the store.
   * @defaultValue `1`
   * @example `storeId: 1`
   */
  readonly storeId?: number | undefined;
  /**
   * Type of the client: 6 is the mall for desktop browsers, which this contract describes. Other servers of the family use 1 to 5 and 11 for
   * their other clients, 7 for the back office of a shop and 8 for administration. This gateway ignores it.
   * @defaultValue `6`
   * @example `storeType: 6`
   */
  readonly storeType?: number | undefined;
  /**
   * Storage of the session token: `get` returns the token to send, `set` receives a new one, or `null` when the session has ended.
   * @defaultValue none; calls are sent without a session
   * @example `session: { get: () => localStorage.getItem('mall'), set: (token) => (token === null ? localStorage.removeItem('mall') : localStorage.setItem('mall', token)) }`
   */
  readonly session?: SessionStore | undefined;
  /**
   * Whether calls without an `idempotencyKey` get a random one where the operation accepts one. Set `false` for a server that ignores the header
   * `Idempotency-Key`: it would apply a retried call twice. These calls are then sent once.
   * @defaultValue `true`
   * @example `idempotencyKeys: false`
   */
  readonly idempotencyKeys?: boolean | undefined;
  /**
   * Functions that are called before each attempt, after each response, before a retry, on failure and on a contract violation.
   * @defaultValue none
   * @example `hooks: { onRetry: ({ api, attempt }) => console.info('retry', api, attempt) }`
   */
  readonly hooks?: Hooks | undefined;
  /**
   * Logger that gets each request and response at `debug`, retries and refusals at `info`, and other failures, violations and errors of hooks
   * at `warn`. Secrets and personal data are masked.
   * @defaultValue none; nothing is logged
   * @example `logger: console`
   */
  readonly logger?: Logger | undefined;
}

/**
 * A client of the gateway, the argument of `call` and `createMall`; clients share no state. `JSON.stringify` and `console.log` of Node.js show its
 * options without headers, session and the query of `baseUrl`.
 */
export interface MallClient {
  /** Options that the client was created with. */
  readonly options: MallClientOptions;
  /** URL of every call: `baseUrl` with store id and type. */
  readonly endpoint: string;
  /**
   * Returns another client with these options changed: `client.withOptions({ timeoutMs: 30_000 })`. Headers and hooks are added to those of this
   * client, and replace those of the same name; a header that is `undefined` is removed. An option that is `undefined` gets its default.
   */
  withOptions(changes: Partial<MallClientOptions>): MallClient;
}

/** Options of one call; they override the client's. */
export interface CallOptions extends SharedOptions {
  /**
   * Signal that aborts the call, including an attempt in progress. The call then fails with an `AbortedError`, or with a
   * `TimeoutError` when the signal is an `AbortSignal.timeout`.
   * @defaultValue none
   * @example `signal: AbortSignal.timeout(20_000)`
   */
  readonly signal?: AbortSignal | undefined;
  /**
   * Session token of this call. The session store is then neither read nor written. `null` calls without a session.
   * @defaultValue the token of the client's `session`
   * @example `token: null`
   */
  readonly token?: string | null | undefined;
}

/** Options of one call of an operation that accepts an idempotency key. */
export interface KeyedCallOptions extends CallOptions {
  /**
   * Key with which repeated sends of the same request take effect once. Pass the key of an earlier call, or one that you stored before it, to
   * repeat that call. 8 to 255 letters, digits, dots, colons, underscores and hyphens.
   * @defaultValue a random key for each call; errors have it as `idempotencyKey`
   * @example `idempotencyKey: crypto.randomUUID()`
   */
  readonly idempotencyKey?: string | undefined;
}

/** Options of `upload`, in addition to those of the call. */
export interface UploadOptions extends CallOptions {
  /**
   * Name of the file.
   * @defaultValue the name of a `File`, else `'file'`
   * @example `name: 'balm.png'`
   */
  readonly name?: string | undefined;
  /**
   * Media type of the file. Required for bytes and streams, which have none.
   * @defaultValue the type of a `Blob`
   * @example `type: 'image/png'`
   */
  readonly type?: string | undefined;
}

/** Options of `poll`, in addition to those of each call. */
export interface PollOptions<Data> extends CallOptions {
  /**
   * Returns true, also asynchronously, for the response that ends polling.
   * @example `until: ({ status }) => status !== 0`
   */
  readonly until: (data: Data) => boolean | Promise<boolean>;
  /**
   * Milliseconds between a response and the next request, at least 1.
   * @defaultValue `3000`
   * @example `everyMs: 1000`
   */
  readonly everyMs?: number | undefined;
  /**
   * Milliseconds after which polling ends and `poll` returns `undefined`.
   * @defaultValue none; polling ends by `until`, `signal` or an error
   * @example `deadlineMs: 600_000`
   */
  readonly deadlineMs?: number | undefined;
}
