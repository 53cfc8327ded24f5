import type { IncomingHttpHeaders } from 'node:http';
import type { RequestForm } from '../requests/form.ts';
import type { Unmatched } from '../rules/rules.ts';

/** An error of a request. Declared here and not imported from the contract: the published package has no types of the contract. */
export interface RequestFault {
  /** "pro_id", "cart.0.cart_id". */
  readonly field: string;
  /** The rule that the field violates, "required" or "minimum". */
  readonly rule: string;
  /** The limit of the rule, such as 1 for a minimum. */
  readonly limit?: string | number | readonly unknown[];
  /** The error in one English sentence: "pro_id is missing.". */
  readonly message: string;
  /** The fields in which the most similar recorded call differs, where none equals the call. */
  readonly differences?: readonly string[];
}

/** The result of a call. */
export interface CallResult {
  /** The response's code; "HTTP 502" where a rule wrote the body, "dropped", "reset", "cut off", "aborted" when the client disconnected, "pending" before the response. */
  readonly verdict: string;
  /** The HTTP status; missing without a response. */
  readonly status?: number;
  /** The code of the envelope; missing without one. */
  readonly code?: string;
  /** The beginning of the body, up to 2000 characters. */
  readonly response?: string;
  /** The source of the response, when it is not the contract's first example; `proxy` for a gateway behind the mock, `refusal` for an invalid request, `replay` for an equal call. */
  readonly steeredBy: 'Prefer' | 'rule' | 'recording' | 'proxy' | 'refusal' | 'replay' | '';
  /** The index of the rule that chose it, from 0. */
  readonly rule?: number;
  /** The key of that rule; empty for the rules of all sessions. */
  readonly ruleKey?: string;
  /** The time from the request to the response, rounded. */
  readonly milliseconds: number;
  /** The errors of the request, or of its `Prefer`. */
  readonly faults: readonly RequestFault[];
  /** Messages about fields of the request that are not in the contract; the mock ignores them, as the gateway does. */
  readonly notices: readonly string[];
  /** The rules for this operation that did not answer the call, each with the reason. */
  readonly unmatched: readonly Unmatched[];
}

/** A received call. */
interface ReceivedCall {
  /** ISO 8601. */
  readonly at: string;
  /** The HTTP method: only a POST calls an operation. */
  readonly method: string;
  /** As it was sent; empty where it was missing. */
  readonly api: string;
  /** The key of the call; empty without one. */
  readonly session: string;
  /** The fields of the form as they were sent; of a file only the name is stored. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** The body in JSON as it was sent, up to 65,536 characters; missing for other bodies. */
  readonly body?: string;
  /** The HTTP headers by name in lower case, secrets redacted. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A call with its response. */
export interface LoggedCall extends ReceivedCall, CallResult {
  /** The number of the call, from 1, in the order in which calls are received. */
  readonly id: number;
}

/** The calls to select; a missing member excludes none. */
export interface CallFilter {
  readonly session?: string | undefined;
  readonly api?: string | undefined;
  readonly verdict?: string | undefined;
  /** The number of calls, from the newest. */
  readonly limit?: number | undefined;
}

/** The last calls, newest first. */
export interface Journal {
  /** Logs a call when it is received; the returned function adds or replaces members of its result. */
  begin(call: ReceivedCall): (result: Partial<CallResult>) => void;
  /** The calls that match the filter. */
  list(filter: CallFilter): readonly LoggedCall[];
  /** Deletes the calls of a session, or of all. */
  clear(session: string | undefined): void;
}

/** The maximum number of stored calls. */
export const maxStoredCalls = 200;

/** `onCall` is called with each call when it has a response or the client has disconnected. */
export function createJournal(onCall: (call: LoggedCall) => void = () => {}): Journal {
  let calls: LoggedCall[] = [];
  let count = 0;
  return {
    begin(call) {
      count += 1;
      const id = count;
      let current: LoggedCall = { id, ...call, verdict: 'pending', steeredBy: '', milliseconds: 0, faults: [], notices: [], unmatched: [] };
      calls.unshift(current);
      calls.length = Math.min(calls.length, maxStoredCalls);
      return (result) => {
        const isComplete = current.verdict === 'pending' && result.verdict !== undefined;
        current = { ...current, ...result };
        calls = calls.map((known) => (known.id === id ? current : known));
        if (isComplete) onCall(current);
      };
    },
    list: ({ limit, ...filter }) => {
      const conditions = Object.entries(filter).filter(([, value]) => value !== undefined);
      return calls.filter((call) => conditions.every(([name, value]) => Reflect.get(call, name) === value)).slice(0, limit);
    },
    clear(session) {
      calls = session === undefined ? [] : calls.filter((call) => call.session !== session);
    },
  };
}

/** Shorter tokens are not redacted: tests choose them, and they could occur in any text. */
const minTokenLength = 8;

/** Redacts the session token in the result of a call: responses and reasons can contain it. */
export function withoutToken(result: Partial<CallResult>, token = ''): Partial<CallResult> {
  if (token.length < minTokenLength) return result;
  const { response, unmatched } = result;
  const redacted = (text: string) => text.replaceAll(token, '[redacted]');
  return {
    ...result,
    ...(response !== undefined && { response: redacted(response) }),
    ...(unmatched && { unmatched: unmatched.map((rule) => ({ ...rule, reason: redacted(rule.reason) })) }),
  };
}

const maxValueLength = 2000;

/** Truncates a text for the log, to limit the memory that stored calls use. */
export const truncateText = (text: string) => text.slice(0, maxValueLength);

/** The maximum length of a JSON body that a gateway accepts. */
const maxBodyLength = 64 * 1024;

/** The JSON body of a request, for the log: the fields, which are texts, do not show its types. */
export function jsonBodyOf({ headers, body }: { readonly headers: IncomingHttpHeaders; readonly body: unknown }): {
  readonly body?: string;
} {
  const isJson = /^\s*application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');
  return isJson && Buffer.isBuffer(body) ? { body: body.toString('utf8').slice(0, maxBodyLength) } : {};
}

/** The fields of a form as texts. */
export function fieldsOf(form: RequestForm): (readonly [string, string])[] {
  return [...form.entries()].map(([name, value]) => [name, truncateText(textOf(value))]);
}

function textOf(value: unknown): string {
  if (value instanceof File) return `@${value.name}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Headers with credentials. */
const credentialHeader = /^(authorization|proxy-authorization|cookie|x-access-id|x-api-key|x-internal-key)$|token|secret|password/;

/** The headers of a request, values of credentials replaced. */
export function redactedHeaders(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  const pairs = Object.entries(headers).map(([name, value]) => [
    name,
    credentialHeader.test(name) ? '[redacted]' : truncateText(String(value)),
  ]);
  return Object.fromEntries(pairs);
}
