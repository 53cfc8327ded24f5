import { createMallClient } from './client.ts';
import type { MallClient, MallClientOptions } from './options.ts';

/** An answer of a mock server: the members that `@mall/mock-server` documents for a step. */
export interface MockStep {
  /** A virtual status, "409", or a code of the catalogue, "4003". */
  readonly code?: string;
  /** The name of an example, "sold_out". */
  readonly example?: string;
  /** A success invented from the contract; the same `seed` invents the same one. */
  readonly dynamic?: boolean;
  readonly seed?: string;
  /** A success with long texts and large numbers. */
  readonly long?: boolean;
  readonly delayMs?: number;
  readonly fault?: 'drop' | 'truncate';
  /** Data in place of the example's. */
  readonly data?: unknown;
  /** A JSON merge patch (RFC 7396) of the example's data. */
  readonly patch?: Readonly<Record<string, unknown>>;
  /** The message of the envelope. */
  readonly message?: string;
  /** HTTP status, headers and body of the answer. */
  readonly http?: { readonly status?: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown };
  /** States that the key has from this answer on, for `whenState` of rules. */
  readonly setState?: Readonly<Record<string, string>>;
  /** Permits `data` or `patch` that break the contract, and an undeclared `code`. */
  readonly unchecked?: boolean;
}

/** A condition on a field of a request. */
export type MockCondition =
  | { readonly equals: unknown }
  | { readonly present: true }
  | { readonly absent: true }
  /** A regular expression for the whole value. */
  | { readonly matches: string }
  | { readonly contains: string | number }
  | { readonly greaterThan: number }
  | { readonly atLeast: number }
  | { readonly lessThan: number }
  | { readonly atMost: number }
  | { readonly oneOf: readonly unknown[] }
  | { readonly anyOf: readonly MockCondition[] }
  | { readonly allOf: readonly MockCondition[] }
  | { readonly not: MockCondition };

/** A call that a mock server answered. */
export interface MockCall {
  readonly api: string;
  /** The key of the call; empty without one. */
  readonly session: string;
  /** The code of the answer, "200", or the fault in its place. */
  readonly verdict: string;
  /** The place of the rule that chose the answer, from 0. */
  readonly rule?: number;
  /** The form as it was sent. */
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** A rule of a mock server: the answers to the calls of one operation. */
export interface MockRule {
  /** The operation's `api`, or `*` for all. */
  readonly api: string;
  /** Conditions on fields of the request by name or path, `cart.0.cart_id`, and on `access_id` and `language`; all must hold. */
  readonly when?: Readonly<Record<string, MockCondition>>;
  /** Conditions on HTTP headers by name. */
  readonly whenHeaders?: Readonly<Record<string, MockCondition>>;
  /** States that the key must have; one that no step has set is "Started". */
  readonly whenState?: Readonly<Record<string, string>>;
  /** One step, or one for each call in turn, of which the last repeats. */
  readonly answer: MockStep | readonly MockStep[];
  /** Limits the rule to this call, counted from 1. */
  readonly nth?: number;
}

/** A mock gateway that runs in this process. */
export interface MockServer {
  /** Its origin, "http://127.0.0.1:40123": for pictures, `/openapi.json` and the page for people. */
  readonly url: string;
  /** The address of its gateway, "http://127.0.0.1:40123/api/". */
  readonly baseUrl: string;
  /**
   * Replaces the rules of a key, or without one the rules for all calls. Parallel tests take a key each: letters, digits, dots, hyphens, underscores.
   * @throws {Error} when a rule names an unknown operation or example, or breaks the contract; the message names it
   */
  setRules(rules: readonly MockRule[], key?: string): void;
  /**
   * Sets the rules of a named scenario, such as "maintenance", in place of those before.
   * @throws {Error} when there is no such scenario
   */
  setScenario(name: string, key?: string): void;
  /** The last 200 calls with a key, or without one all calls; newest first. */
  calls(key?: string): readonly MockCall[];
  /** Deletes the calls with a key, or without one all calls. */
  deleteCalls(key?: string): void;
  /**
   * A client of it; with a key, its calls follow the rules of that key first.
   * @throws {TypeError} when the key cannot be a cookie
   */
  createClient(key?: string, options?: Omit<MallClientOptions, 'baseUrl' | 'headers'>): MallClient;
  close(): Promise<void>;
}

interface MockModule {
  startMock(): Promise<Omit<MockServer, 'baseUrl' | 'createClient'>>;
}

/** A variable, so that bundlers for browsers do not follow the import into a server. */
const mockPackage: string = '@mall/mock-server';

/**
 * Starts a mock gateway on a free port of 127.0.0.1: every operation, answered from the contract's examples over HTTP. For Node, with the package
 * `@mall/mock-server`, an optional peer of this one.
 * @throws {Error} when that package is not installed
 */
export async function startMockServer(): Promise<MockServer> {
  const { startMock }: MockModule = await import(/* @vite-ignore */ mockPackage).catch((cause: unknown) => {
    throw new Error(`startMockServer needs ${mockPackage}, which could not be loaded: npm install --save-dev ${mockPackage}`, { cause });
  });
  const { url, setRules, setScenario, calls, deleteCalls, close } = await startMock();
  const baseUrl = `${url}/api/`;
  return {
    url,
    baseUrl,
    setRules,
    setScenario,
    calls,
    deleteCalls,
    close,
    createClient: (key, options = {}) =>
      createMallClient({ ...options, baseUrl, ...(key !== undefined && { headers: sessionHeaders(key) }) }),
  };
}

function sessionHeaders(key: string): Record<string, string> {
  if (!/^[\w.-]+$/.test(key)) throw new TypeError(`A key has letters, digits, dots, hyphens and underscores, unlike "${key}"`);
  return { cookie: `mall_mock=${key}` };
}
