import { createMallClient } from './client.ts';
import type { MallClient, MallClientOptions } from './options.ts';

/** A call for which a function of a rule returns the response. */
export interface MockRequest {
  /** Name of the operation, "mall.Product.index". */
  readonly api: string;
  /** Fields of the request as the contract reads them, numbers as numbers, with `access_id` and `language`. The request is valid. */
  readonly request: Readonly<Record<string, unknown>>;
  /** HTTP headers by name in lower case. */
  readonly headers: Readonly<Record<string, unknown>>;
  /** States that earlier responses have set for the key. */
  readonly states: Readonly<Record<string, string>>;
  /** Number of the call among those that the rule has counted, from 1. */
  readonly counter: number;
}

/** A response of a mock server: the properties that `@mall/mock-server` documents for a step. */
export interface MockStep {
  /** A virtual status, "409", or a code of the catalog, "4003". */
  readonly code?: string;
  /** Name of an example, "sold_out". */
  readonly example?: string;
  /** A success generated from the contract; the same `seed` generates the same one. `compatible` also uses the types of other servers. */
  readonly dynamic?: boolean | 'compatible';
  readonly seed?: string;
  /** A success with long texts and large numbers. */
  readonly long?: boolean;
  /** Milliseconds before the response; a range stands for a random number in it. */
  readonly delayMs?: number | { readonly min: number; readonly max: number };
  /** Milliseconds over which the body is sent in parts. */
  readonly dripMs?: number;
  /** Address of a gateway that gets the call, "http://127.0.0.1:4000/api/"; only with `delayMs`. */
  readonly forward?: string;
  /**
   * Function that returns the response to a call, in this process; without other properties. A response that violates the contract, and an error that it
   * throws, is HTTP 500 with the reason.
   */
  readonly respond?: (call: MockRequest) => MockStep | Promise<MockStep>;
  /** No response, a reset connection, or half of a response. */
  readonly fault?: 'drop' | 'reset' | 'truncate';
  /** Data that replaces the example's. */
  readonly data?: unknown;
  /** JSON merge patch (RFC 7396) of the example's data. */
  readonly patch?: Readonly<Record<string, unknown>>;
  /** Message of the envelope. */
  readonly message?: string;
  /** HTTP status, headers and body of the response. */
  readonly http?: { readonly status?: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown };
  /** States that the key has from this response on, for `whenState` of rules and `{{state.NAME}}` in texts; values may have templates. */
  readonly setState?: Readonly<Record<string, string>>;
  /** Permits the types of other servers in `data` or `patch`, such as "1" for 1. */
  readonly compatible?: boolean;
  /** Permits `data` or `patch` that violate the contract, and an undeclared `code`. */
  readonly unchecked?: boolean;
}

/** A condition on a field of a request. */
export type MockCondition =
  | { readonly equals: unknown }
  | { readonly present: true }
  | { readonly absent: true }
  /** A regular expression that matches the whole value. */
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

/** A fault of a request. */
export interface MockFault {
  /** "pro_id", "cart.0.cart_id". */
  readonly field: string;
  /** Rule that the field breaks, "required" or "minimum". */
  readonly rule: string;
  /** Limit of the rule, such as 1 of a minimum. */
  readonly limit?: string | number | readonly unknown[];
  /** Description of the violation, in one English sentence. */
  readonly message: string;
  /** Fields in which the most similar recorded call differs, where none equals the call. */
  readonly differences?: readonly string[];
}

/** A call that a mock server handled. */
export interface MockCall {
  /** Counts up from 1, in the order of arrival. */
  readonly id: number;
  /** Time of arrival, ISO 8601. */
  readonly at: string;
  /** HTTP method: only a POST calls an operation. */
  readonly method: string;
  /** As received; empty when it was missing. */
  readonly api: string;
  /** Key of the call; empty without one. */
  readonly session: string;
  /** Code of the response, "200", or the fault that replaced it; "pending" before the response. */
  readonly verdict: string;
  /** HTTP status; missing without a response. */
  readonly status?: number;
  /** Code of the envelope; missing without one. */
  readonly code?: string;
  /** Beginning of the body, up to 2000 characters. */
  readonly response?: string;
  /** Source of the response when it is not an example, such as `rule` or `refusal`; otherwise empty. */
  readonly steeredBy: string;
  /** Index of the rule that selected the response, from 0. */
  readonly rule?: number;
  /** Key of that rule; empty for the rules of all calls. */
  readonly ruleKey?: string;
  readonly milliseconds: number;
  /** Faults of the request, or of its `Prefer` header. */
  readonly faults: readonly MockFault[];
  /** Sentences about fields of the request that the contract does not describe, which are ignored. */
  readonly notices: readonly string[];
  /** Rules of the operation that did not match, with the reason. */
  readonly unmatched: readonly { readonly rule: number; readonly key: string; readonly reason: string }[];
  /** Form fields as received. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** Body in JSON as received, up to 65,536 characters; missing for other bodies. */
  readonly body?: string;
  /** HTTP headers by name in lower case, secrets redacted. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A rule of a mock server: the responses to the calls of one operation. */
export interface MockRule {
  /** The operation's `api`, or `*` for all. */
  readonly api: string;
  /** Conditions on fields of the request by name or path, `cart.0.cart_id`, and on `access_id` and `language`; all must match. */
  readonly when?: Readonly<Record<string, MockCondition>>;
  /** Conditions on HTTP headers by name. */
  readonly whenHeaders?: Readonly<Record<string, MockCondition>>;
  /** States that the key must have; the initial state is "Started". */
  readonly whenState?: Readonly<Record<string, string>>;
  /** One step, or a list with one step per call, of which the last repeats. */
  readonly response: MockStep | readonly MockStep[];
  /** Limits the rule to this call, counted from 1. */
  readonly nth?: number;
}

/** A mock gateway that runs in this process. */
export interface MockServer {
  /** Origin, "http://127.0.0.1:40123": for images, `/openapi.json` and the start page. */
  readonly url: string;
  /** URL of the gateway, "http://127.0.0.1:40123/api/". */
  readonly baseUrl: string;
  /** Notices about the options: scenarios that replace built-in ones, and states that no rule sets. */
  readonly warnings: readonly string[];
  /**
   * Replaces the rules of a key, or without one the rules for all calls. Parallel tests use one key each: letters, digits, dots, hyphens,
   * underscores.
   * @returns warnings about rules that cannot apply yet: no rule in effect sets a state of their `whenState`
   * @throws {Error} when a rule names an unknown operation or example, or violates the contract; the message names it
   */
  setRules(rules: readonly MockRule[], key?: string): readonly string[];
  /**
   * Replaces the previous rules by those of a named scenario, such as "maintenance".
   * @throws {Error} when there is no such scenario
   */
  setScenario(name: string, key?: string): void;
  /** Returns the last 200 calls with a key, or without one all calls; newest first. */
  calls(key?: string): readonly MockCall[];
  /** Deletes the calls with a key, or without one all calls. */
  deleteCalls(key?: string): void;
  /**
   * Creates a client of the server; with a key, its calls use the rules of that key first.
   * @throws {TypeError} when the key cannot be a cookie
   */
  createClient(key?: string, options?: Omit<MallClientOptions, 'baseUrl' | 'headers'>): MallClient;
  close(): Promise<void>;
}

/** Options of a mock server: those of `startMock` of `@mall/mock-server`. */
export interface MockServerOptions {
  /** Port to listen on; any free one by default. */
  readonly port?: number;
  /** Address to listen on, 127.0.0.1 by default; "0.0.0.0" for all. */
  readonly host?: string;
  /** Rules for all calls from the start. */
  readonly rules?: readonly MockRule[];
  /** Folder of additional scenarios. */
  readonly scenarios?: string;
  /** Folder that `mall-mock record` has written; recorded calls get their recorded responses. */
  readonly recording?: string;
  /** Request fields that are ignored when a call is compared with the recorded ones. */
  readonly ignore?: readonly string[];
  /** Answers a call without an equal recorded one from the most similar one. */
  readonly loose?: boolean;
  /** Refuses calls that were not recorded. */
  readonly strict?: boolean;
  /** Responses 203 to calls without a session where the operation requires one. */
  readonly requireSession?: boolean;
  /** URL of a gateway to which calls without a rule are forwarded. */
  readonly proxy?: string;
  /** Called with each call once it has a response, or the client has left. */
  readonly onCall?: (call: MockCall) => void;
}

interface MockModule {
  startMock(options: MockServerOptions): Promise<Omit<MockServer, 'baseUrl' | 'createClient'>>;
}

/** A variable, so that bundlers for browsers do not follow the import into a server. */
const mockPackage: string = '@mall/mock-server';

/**
 * Starts a mock gateway, by default on a free port of 127.0.0.1: every operation responds over HTTP with the contract's examples. For Node,
 * with the package `@mall/mock-server`, an optional peer of this one.
 * @throws {Error} when that package is not installed, when an option is unknown or wrong, and when the port is in use
 */
export async function startMockServer(options: MockServerOptions = {}): Promise<MockServer> {
  const { startMock } = await importMock().catch((cause: unknown) => {
    const advice =
      'Download mall-mock-server.tgz from the documentation site (Install), then: npm install --save-dev ./mall-mock-server.tgz';
    throw new Error(`startMockServer needs ${mockPackage}, which could not be loaded. ${advice}`, { cause });
  });
  const { url, warnings, setRules, setScenario, calls, deleteCalls, close } = await startMock(options);
  const baseUrl = `${url}/api/`;
  return {
    url,
    baseUrl,
    warnings,
    setRules,
    setScenario,
    calls,
    deleteCalls,
    close,
    createClient: (key, clientOptions = {}) =>
      createMallClient({ ...clientOptions, baseUrl, ...(key !== undefined && { headers: sessionHeaders(key) }) }),
  };
}

/** Imports the mock server; in a context without dynamic import, such as that of Jest, by the loader of Node.js, from the current folder. */
async function importMock(): Promise<MockModule> {
  try {
    return await import(/* @vite-ignore */ mockPackage);
  } catch (error) {
    const { code }: { code?: unknown } = Object(error);
    const vm = globalThis.process?.getBuiltinModule?.('node:vm');
    if (!vm || !String(code).startsWith('ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING')) throw error;
    const importModuleDynamically = vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
    return vm.runInThisContext('(specifier) => import(specifier)', { importModuleDynamically })(mockPackage);
  }
}

function sessionHeaders(key: string): Record<string, string> {
  if (!/^[\w.-]+$/.test(key)) throw new TypeError(`A key has letters, digits, dots, hyphens and underscores, unlike "${key}"`);
  return { cookie: `mall_mock=${key}` };
}
