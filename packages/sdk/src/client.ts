import { assertClientOptions } from '#assert-arguments';
import type { AnswerHeaders, AnyMallError, ContractViolation, MallError } from './errors.ts';

/** A language of the mall by its code, or a locale such as "en_US" and "zh-TW". */
export type Language = 'en' | 'zh' | 'tn' | 'ko' | (string & {});

/** Where a session token is kept. Both methods may be asynchronous: a call waits for them. */
export interface SessionStore {
  /** The token to send, if there is one. */
  get(): string | null | undefined | Promise<string | null | undefined>;
  /** Called with a token that an answer issued, and with null when an answer says that the one sent is no longer valid. */
  set(token: string | null): void | Promise<void>;
}

/** Which call, and which of its tries. */
export interface Attempt {
  readonly api: string;
  readonly requestId: string;
  /** 1 for the first try. */
  readonly attempt: number;
  /** The address that the try is sent to. */
  readonly url: string;
}

/**
 * Functions called during each call. An error of `beforeRequest` ends the call, which rejects with it. An error of the others, thrown or as a
 * rejected promise, is logged and has no effect on the call.
 */
export interface Hooks {
  /** Before each try; may add headers. */
  beforeRequest?(event: Attempt & { readonly headers: Headers }): void | Promise<void>;
  /** After each answer, also one that says no. `code` is undefined for an answer that is not the gateway's. */
  afterResponse?(
    event: Attempt & {
      readonly status: number;
      readonly code: string | undefined;
      readonly headers: AnswerHeaders;
      readonly durationMs: number;
    },
  ): void;
  /** Before the pause that precedes another try, with the error of the try before and the length of the pause. */
  onRetry?(event: Attempt & { readonly error: AnyMallError; readonly delayMs: number }): void;
  /** Once for each call that fails, with what it throws. */
  onError?(error: MallError, event: { readonly durationMs: number }): void;
  /** For each answer that is not what the contract promises, unless validation is off. */
  onContractViolation?(violation: ContractViolation): void;
}

/** A logger; `console` is one. Secrets and personal data in fields are masked before they get here. */
export interface Logger {
  debug(message: string, fields: object): void;
  warn(message: string, fields: object): void;
}

/** Options of a client that a single call may replace. */
export interface SharedOptions {
  /** Milliseconds for each try, answer included; 5000 unless given. */
  readonly timeoutMs?: number | undefined;
  /** How often a call that may be sent again is tried after the first time; 2 unless given, 0 for never. */
  readonly maxRetries?: number | undefined;
  /**
   * Milliseconds to wait after a failed try, given its number (from 1) and error; undefined gives up. Unless given: what the server asks for
   * up to 5 seconds, else a random part of 250 ms, 500 ms, 1 s … up to 5 s.
   */
  readonly retryDelayMs?: ((attempt: number, error: MallError) => number | undefined) | undefined;
  /** Language of the texts in answers; a function is called for each call. */
  readonly language?: Language | (() => Language | undefined | Promise<Language | undefined>) | undefined;
  /** Takes the place of the global `fetch`. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /**
   * Headers to add; a function, which may be asynchronous, is called once for each call. Headers of a call win over those of the client. An
   * `X-Request-Id` is the id of the call, which has one of its own otherwise.
   */
  readonly headers?: HeaderValues | (() => HeaderValues | Promise<HeaderValues>) | undefined;
  /**
   * What to do about an answer that is not what the contract promises: `report` (unless given) calls the hook and returns the data, decoded as
   * far as possible; `strict` throws; `off` returns it without a report.
   */
  readonly validation?: 'report' | 'strict' | 'off' | undefined;
}

/** Headers by their names; one that is undefined is not sent, nor is that of the client. */
export type HeaderValues = Headers | Readonly<Record<string, string | undefined>>;

/** How a client is made. */
export interface MallClientOptions extends SharedOptions {
  /** The gateway's address, "https://shop.example/api/". In a browser it may be relative. */
  readonly baseUrl: string;
  /** 1 unless given. */
  readonly storeId?: number | undefined;
  /** 6, the PC mall, unless given. */
  readonly storeType?: number | undefined;
  /** Where the session token is kept; without it calls are made as a visitor. */
  readonly session?: SessionStore | undefined;
  /** Functions called before each try, after each answer, before a retry, on failure and on a contract violation. */
  readonly hooks?: Hooks | undefined;
  /** Logs each try at `debug`, and failures, violations and errors of hooks at `warn`; `console` fits. Nothing is logged without one. */
  readonly logger?: Logger | undefined;
}

/** A client of the gateway. It is handed to `call` and to `createMall`; clients share nothing. */
export interface MallClient {
  readonly options: MallClientOptions;
  /** The address of every call: `baseUrl` with store id and type. */
  readonly endpoint: string;
  /** Makes another client with these options in place of this one's: `client.withOptions({ timeoutMs: 30_000 })`. */
  withOptions(changes: Partial<MallClientOptions>): MallClient;
}

/**
 * Makes a client. Making one is cheap: on a server make one for each request, with that request's session.
 * @throws {TypeError} for a missing `baseUrl`, an option of the wrong type or range, and one of an unknown name; the message names it
 */
export function createMallClient(options: MallClientOptions): MallClient {
  assertClientOptions(options);
  const { baseUrl, storeId = 1, storeType = 6 } = options;
  return {
    options,
    endpoint: `${baseUrl}${baseUrl.includes('?') ? '&' : '?'}store_id=${storeId}&store_type=${storeType}`,
    withOptions: (changes) => createMallClient({ ...options, ...changes }),
  };
}
