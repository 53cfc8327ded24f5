import { assertClientOptions } from './assert-options.ts';
import type { ContractViolation, MallError } from './errors.ts';
import { createTransport, type Send } from './transport.ts';

/** A language of the mall by its code, or any code a server of the family knows. */
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
}

/**
 * Functions called during each call. An error of `beforeRequest` ends the call, which rejects with it. An error of the others, thrown or as a
 * rejected promise, is logged and has no effect on the call.
 */
export interface Hooks {
  /** Before each try; may add headers. */
  beforeRequest?(event: Attempt & { readonly headers: Headers }): void | Promise<void>;
  /** After each answer, also one that says no. */
  afterResponse?(event: Attempt & { readonly status: number; readonly code: string | undefined; readonly durationMs: number }): void;
  /** Once for each call that fails, with what it throws. */
  onError?(error: MallError): void;
  /** For each answer that is not what the contract promises, unless validation is off. */
  onContractViolation?(violation: ContractViolation): void;
}

/** A logger; `console` is one. Secrets and personal data in fields are masked before they get here. */
export interface Logger {
  debug(message: string, fields: object): void;
  warn(message: string, fields: object): void;
}

/** How a client is made. */
export interface MallClientOptions {
  /** The gateway's address, "https://shop.example/api/". In a browser it may be relative. */
  readonly baseUrl: string;
  /** 1 unless given. */
  readonly storeId?: number | undefined;
  /** 6, the PC mall, unless given. */
  readonly storeType?: number | undefined;
  /** Language of the texts in answers; a function is asked at each call. */
  readonly language?: Language | (() => Language | undefined) | undefined;
  /** Where the session token is kept; without it calls are made as a visitor. */
  readonly session?: SessionStore | undefined;
  /** Milliseconds for each try, answer included; 5000 unless given. */
  readonly timeoutMs?: number | undefined;
  /** How often a call that may be sent again is tried after the first time; 2 unless given, 0 for never. */
  readonly maxRetries?: number | undefined;
  /** Takes the place of the global `fetch`. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Headers of every call; a function is asked at each try. An `X-Request-Id` is the id of the calls, which have one of their own otherwise. */
  readonly headers?: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>) | undefined;
  /** Functions called before each try, after each answer, on failure and on a contract violation. */
  readonly hooks?: Hooks | undefined;
  /** Logs each try at `debug`, and failures, violations and errors of hooks at `warn`; `console` fits. Nothing is logged without one. */
  readonly logger?: Logger | undefined;
  /**
   * What to do about an answer that is not what the contract promises: `report` (unless given) tells the hook and hands the data through,
   * decoded as far as possible; `strict` throws; `off` hands it through without a word.
   */
  readonly validation?: 'report' | 'strict' | 'off' | undefined;
}

/** A client of the gateway. It is handed to `call` and to `createMall`; clients share nothing. */
export interface MallClient {
  readonly options: MallClientOptions;
  /** Sends one form to one operation, once. For `call` alone. */
  readonly send: Send;
}

/**
 * Makes a client. Making one is cheap: on a server make one for each request, with that request's session.
 * @throws {TypeError} for a missing `baseUrl`, an option of the wrong type or range, and one of an unknown name; the message names it
 */
export function createMallClient(options: MallClientOptions): MallClient {
  assertClientOptions(options);
  const { baseUrl, storeId = 1, storeType = 6, fetch = (request) => globalThis.fetch(request) } = options;
  return { options, send: createTransport({ baseUrl, storeId, storeType, fetch }) };
}
