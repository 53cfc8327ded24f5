import {
  type Api,
  decodeForm,
  type Form,
  type Operation,
  operations,
  transportErrors,
  validateRequest,
  validateResponse,
} from '@mall/contract';
import type { Db } from '../db/database.ts';
import { runIdempotent } from '../idempotency/run-idempotent.ts';
import { findSession } from '../sessions/sessions.ts';
import type { Settings } from '../settings.ts';
import type { Clock } from '../shared/clock.ts';
import { describeError } from '../shared/describe-error.ts';
import { type LanguageCode, readLanguage } from '../shared/language.ts';
import type { Logger } from '../shared/logger.ts';
import type { Context, Device, Session } from './context.ts';
import { codeOf, Fault, inTransaction } from './fault.ts';
import { messageOf } from './messages.ts';
import type { Handler } from './operation.ts';
import type { WireResponse } from './response.ts';

/** A request as received. Only the values that the server vouches for are trusted. */
export interface Incoming {
  readonly api: string;
  readonly form: Form;
  /** The session token: from the storefront's header, the form or `Authorization: Bearer`. */
  readonly token: string;
  readonly language: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly client: string;
  /** The browser that a trusted storefront reports, with its device token if it has one. */
  readonly device?: Pick<Device, 'token'> | undefined;
}

/** The dependencies of request handling. */
export interface Dispatcher {
  readonly db: Db;
  readonly settings: Settings;
  readonly clock: Clock;
  /** Whether responses are validated against the contract before they are sent. */
  readonly checkResponses: boolean;
  /** Logs lines with the request id. */
  readonly log: Logger;
  /** The handler of every operation, by operation name. */
  readonly handlers: ReadonlyMap<string, Handler>;
  /** Returns the notice in wire format while the mall is closed; undefined while it is open. */
  maintenanceNotice(db: Db, now: Date, language: LanguageCode): Promise<unknown>;
}

/** Handles one call: decodes its form, runs its operation and encodes the envelope. Returns the code of a Fault; rethrows other errors. */
export async function dispatch(incoming: Incoming, dispatcher: Dispatcher): Promise<WireResponse> {
  const { db, clock, settings, log } = dispatcher;
  const named = readLanguage(incoming.language);
  const language = named ?? settings.defaultLanguage;
  return refusingIn(language, log, async () => {
    const { operation, request } = readRequest(incoming);
    const notice = await dispatcher.maintenanceNotice(db, clock.now(), language);
    if (notice) throw new Fault('maintenance', notice);
    const session = await findSession(db, incoming.token, clock.now(), named);
    const call = { operation, request, session, language: named ?? languageOf(session) ?? language };
    return refusingIn(call.language, log, () => respond(call, incoming, dispatcher));
  });
}

/** Responds to a Fault with its code and a message in this language. Logs the error that caused it. */
async function refusingIn(language: LanguageCode, log: Logger, work: () => Promise<WireResponse>): Promise<WireResponse> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    if (error.cause !== undefined) log.warn({ code: error.code, err: describeError(error.cause) }, 'a call failed');
    return { ...envelope(error.code, messageOf(error.code, language), error.data), retryAfter: error.retryAfter };
  }
}

const languageOf = (session: Session) => (session.kind === 'visitor' ? undefined : session.language);

/** A request that satisfies its contract. */
interface ValidRequest {
  readonly operation: Operation;
  readonly request: unknown;
}

function readRequest(incoming: Incoming): ValidRequest {
  const operation = operations.get(incoming.api);
  if (!operation) throw new Fault('parameter_refused', { errors: [{ field: 'api', rule: 'exists' }] });
  const request = decodeForm(operation, incoming.form);
  const errors = [...transportErrors(operation, incoming.form), ...validateRequest(operation, request)];
  if (errors.length > 0) throw new Fault('parameter_refused', { errors });
  return { operation, request };
}

/** An idempotency key is long enough to prevent accidental collisions. */
const idempotencyKeyPattern = /^[\w.:-]{8,255}$/;

async function respond(
  { operation, request, session, language }: ValidRequest & Pick<Context, 'session' | 'language'>,
  incoming: Incoming,
  dispatcher: Dispatcher,
): Promise<WireResponse> {
  const { db, settings, clock, log } = dispatcher;
  if (operation.login === 'required' && session.kind !== 'customer') throw new Fault('session_invalid');

  const handler = dispatcher.handlers.get(operation.api);
  if (!handler) throw new Error(`${operation.api} has no handler`);
  let deviceToken: string | undefined;
  const issueToken = (token: string) => {
    deviceToken = token;
  };
  const device = incoming.device && { ...incoming.device, issueToken };
  const context: Context = { db, settings, clock, log, session, token: incoming.token, language, client: incoming.client, device };
  const prepare = async () => handler.prepare?.(request, context);
  const run = async (tx: Db) => ({ ...(await finish(operation, handler, request, { ...context, db: tx }, dispatcher)), deviceToken });
  if (operation.idempotency !== 'key') return run(db);
  // Ignoring an invalid key would leave a client unprotected that relies on it.
  if (incoming.idempotencyKey !== undefined && !idempotencyKeyPattern.test(incoming.idempotencyKey)) {
    throw new Fault('parameter_refused', { errors: [{ field: 'idempotency_key', rule: 'pattern', limit: idempotencyKeyPattern.source }] });
  }
  // A key is scoped to a session, so a visitor's key has no effect.
  if (incoming.idempotencyKey === undefined || session.kind === 'visitor') {
    await prepare();
    return handler.ownTransactions ? run(db) : inTransaction<Db, WireResponse>(db, run);
  }
  return runIdempotent({ api: operation.api, key: incoming.idempotencyKey, session, request, context, code: codeOf('ok'), prepare }, run);
}

async function finish(operation: Operation, handler: Handler, request: unknown, context: Context, { checkResponses }: Dispatcher) {
  const data = await handler.handle(request, context);
  const code = codeOf('ok');
  const message = messageOf(code, context.language);
  if (checkResponses) assertResponse(operation.api, operation, { code, message, data });
  return envelope(code, message, data);
}

function assertResponse(api: Api, operation: Operation, response: { code: string; message: string; data: unknown }): void {
  const faults = validateResponse(operation, response);
  if (faults.length > 0) throw new Error(`${api} breaks its contract: ${JSON.stringify(faults.slice(0, 5))}`);
}

function envelope(code: string, message: string, data: unknown): WireResponse {
  return { code, body: JSON.stringify({ code, message, data }), replayed: false };
}
