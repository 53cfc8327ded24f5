import type { Db } from '../db/database.ts';
import type { Settings } from '../settings.ts';
import type { Clock } from '../shared/clock.ts';
import type { LanguageCode } from '../shared/language.ts';
import type { Logger } from '../shared/logger.ts';
import { Fault } from './fault.ts';

/** The caller: a visitor without a session, a guest who has a cart, or a signed-in customer. */
export type Session = Visitor | Guest | Customer;
export interface Visitor {
  readonly kind: 'visitor';
}
export interface Guest {
  readonly kind: 'guest';
  readonly sessionId: number;
  readonly guestId: number;
  /** The session's language; undefined when the session has none yet. */
  readonly language: LanguageCode | undefined;
}
export interface Customer {
  readonly kind: 'customer';
  readonly sessionId: number;
  readonly customerId: number;
  /** The session's language; undefined when the session has none yet. */
  readonly language: LanguageCode | undefined;
}

/** The browser on whose behalf the storefront calls. */
export interface Device {
  /** The device token as it was received; undefined when there was none. */
  readonly token: string | undefined;
  /** Sends a token to the browser with the response, unless the response is a refusal. */
  issueToken(token: string): void;
}

/** The dependencies and caller information that operations use. */
export interface Context {
  /** The database; in an operation with an idempotency key, the transaction of that operation. */
  readonly db: Db;
  readonly session: Session;
  /** The caller's session token as received; some responses repeat it. */
  readonly token: string;
  /** The language named by the call, otherwise the session's, otherwise the default. */
  readonly language: LanguageCode;
  readonly clock: Clock;
  readonly settings: Settings;
  /** Logs lines with the request id. */
  readonly log: Logger;
  /** The caller's network address, for limits. */
  readonly client: string;
  /** Undefined when the call was not made through a storefront. */
  readonly device?: Device | undefined;
}

/** Returns the signed-in customer. Throws `session_invalid` for other callers. */
export function customerOf(context: Context): Customer {
  if (context.session.kind !== 'customer') throw new Fault('session_invalid');
  return context.session;
}
