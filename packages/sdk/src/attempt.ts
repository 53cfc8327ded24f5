import { assertToken } from '#assert-arguments';
import { interruptionError, invalidResponseError, refusalError } from './create-errors.ts';
import { withDeadline } from './deadline.ts';
import { type Envelope, parseEnvelope } from './envelope.ts';
import { ContractViolation } from './errors.ts';
import type { FaultDetails } from './fault-details.ts';
import type { FetchResponse } from './fetch.ts';
import { encodeForm } from './form.ts';
import { headersOf, responseHeaders } from './headers.ts';
import type { Operation } from './operation.ts';
import type { Attempt, KeyedCallOptions, MallClient } from './options.ts';
import { redact } from './redact.ts';
import { callHook, reportViolation } from './report.ts';
import { retryAfterOf } from './retry.ts';
import { send } from './transport.ts';

/** One attempt of one call. */
export interface AttemptContext<Data> {
  readonly client: MallClient;
  readonly operation: Operation<unknown, Data>;
  readonly input: object | undefined;
  readonly options: KeyedCallOptions;
  readonly language: string | undefined;
  /** The headers of client and call. */
  readonly own: Headers;
  /** Idempotency key of all attempts of the call, if it has one. */
  readonly idempotencyKey: string | undefined;
  /** Whether the call can be repeated without harm. */
  readonly again: boolean;
  readonly event: Attempt;
}

/** A success with its HTTP response. */
export interface MallResponse<Data> {
  readonly data: Data;
  /** Status and headers; the body has been read. */
  readonly response: FetchResponse;
  /** Id of the call in logs and errors, sent as `X-Request-Id`. */
  readonly requestId: string;
}

/**
 * Sends a call once and reads the response. It throws a MallError. It rethrows unchanged: an error of the hook before the request, of the
 * session store, of a function among the options, and a TypeError for a request that cannot be built or a `fetch` that resolves to no
 * response.
 */
export async function sendOnce<Data>(context: AttemptContext<Data>): Promise<MallResponse<Data>> {
  const { client, operation, options, event } = context;
  // The session store does not apply to a call with its own token.
  const session = options.token === undefined ? client.options.session : undefined;
  const token = (options.token ?? (await session?.get())) || undefined;
  assertToken(event.api, token);
  const { envelope, response, details } = await exchange(context, token);
  if (envelope.code !== '200') {
    const refusalErrorOfCall = refusalError(envelope, operation, details);
    // Preserves a session that was replaced while this call was in flight.
    if (refusalErrorOfCall.name === 'SessionInvalidError' && ((await session?.get()) || undefined) === token) await session?.set(null);
    throw refusalErrorOfCall;
  }
  const { data } = envelope;
  const { access_id: issuedToken }: { access_id?: unknown } = Object(data);
  if (operation.issuesToken && typeof issuedToken === 'string' && issuedToken) await session?.set(issuedToken);
  const { requestId } = event;
  return { data: read(context, data, { ...details, code: envelope.code, retryable: false }), response, requestId };
}

/** Sends the request and reads the response, up to the envelope. */
async function exchange(
  context: AttemptContext<unknown>,
  token: string | undefined,
): Promise<{ envelope: Envelope; response: FetchResponse; details: Omit<FaultDetails, 'retryable'> }> {
  const { client, operation, input, options, language, own, idempotencyKey, event } = context;
  const { hooks, logger } = client.options;
  const { api, requestId } = event;
  const { fetch = client.options.fetch, timeoutMs: limitMs = client.options.timeoutMs ?? 5000 } = options;
  const fields = { ...input, language, access_id: token };
  const maybeApplied = operation.idempotency !== 'safe';
  const headers = headersOf({ requestId, language, idempotencyKey, own });
  await hooks?.beforeRequest?.({ ...event, headers });
  // The hook can replace the key: an error states the one that was sent.
  const sentKey = idempotencyKey && (headers.get('Idempotency-Key') ?? undefined);
  logger?.debug(`${api} request`, { ...event, fields: redact(fields) });
  const started = Date.now();
  const { response, body, status } = await withDeadline(
    limitMs,
    options.signal,
    (signal) => send({ endpoint: client.endpoint, api, form: encodeForm(operation, fields), headers, fetch }, signal),
    (interruption, cause) =>
      interruptionError(interruption, { ...event, idempotencyKey: sentKey, cause, retryable: context.again, maybeApplied }, limitMs),
  );
  if (body === undefined) throw new TypeError(`${api}: fetch resolved to no Response`);
  // The body of a redirect is not a response of the gateway, whatever its content.
  const envelope = status >= 300 && status < 400 ? undefined : parseEnvelope(body);
  const eventWithResponse = { ...event, status, headers: responseHeaders(response.headers) };
  const outcome = { code: envelope?.code, durationMs: Date.now() - started };
  // Without headers, because no rule knows which headers of a proxy are secret.
  logger?.debug(`${api} response`, { ...event, status, ...outcome });
  void callHook(client, () => hooks?.afterResponse?.({ ...eventWithResponse, ...outcome }));
  const details = { ...eventWithResponse, idempotencyKey: sentKey, retryAfter: retryAfterOf(response.headers) };
  if (!envelope) throw invalidResponseError(response, body, { ...details, retryable: context.again, maybeApplied });
  return { envelope, response, details };
}

/** Decodes `data`; a violation of the contract is thrown, reported or ignored, by the client's option. */
function read<Data>({ client, operation, options }: AttemptContext<Data>, wire: unknown, details: FaultDetails): Data {
  const { validation = client.options.validation ?? 'report' } = options;
  const decoded = operation.decode(wire);
  if (!decoded.issues) return decoded.data;
  const violation = new ContractViolation(decoded.issues, details);
  if (validation === 'strict') throw violation;
  if (validation === 'report') reportViolation(client, violation);
  // A single invalid field must not break a shop: the caller gets the received data, and the hook reports that it does not match the type.
  return decoded.data as Data;
}
