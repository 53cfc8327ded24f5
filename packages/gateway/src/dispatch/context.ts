import type { Db } from '../db/database.ts';
import type { Settings } from '../settings.ts';
import type { Clock } from '../shared/clock.ts';
import type { LanguageCode } from '../shared/language.ts';
import { Fault } from './fault.ts';

/** Who calls: nobody known yet, a guest who has a cart, or a signed-in customer. */
export type Session = Visitor | Guest | Customer;
export interface Visitor {
  readonly kind: 'visitor';
}
export interface Guest {
  readonly kind: 'guest';
  readonly sessionId: number;
  readonly guestId: number;
  /** The session's language; undefined for one that has none yet. */
  readonly language: LanguageCode | undefined;
}
export interface Customer {
  readonly kind: 'customer';
  readonly sessionId: number;
  readonly customerId: number;
  /** The session's language; undefined for one that has none yet. */
  readonly language: LanguageCode | undefined;
}

/** The browser that a storefront calls for. */
export interface Device {
  /** The token by which it was to be recognised, as it came; undefined when it came without one. */
  readonly token: string | undefined;
  /** Sends it a token with the answer, unless that is a refusal. */
  issueToken(token: string): void;
}

/** What an operation may know and use. */
export interface Context {
  /** The database; inside an operation that takes an idempotency key it is that operation's transaction. */
  readonly db: Db;
  readonly session: Session;
  /** The caller's token as it came, to echo where the wire asks for it. */
  readonly token: string;
  /** The language that the call names, else that of the session, else the default language. */
  readonly language: LanguageCode;
  readonly clock: Clock;
  readonly settings: Settings;
  /** The caller's network address, for limits. */
  readonly client: string;
  /** Missing where no storefront vouches for the call. */
  readonly device?: Device | undefined;
}

/** The signed-in customer. Throws the fault that asks to sign in for anybody else. */
export function customerOf(context: Context): Customer {
  if (context.session.kind !== 'customer') throw new Fault('session_invalid');
  return context.session;
}
