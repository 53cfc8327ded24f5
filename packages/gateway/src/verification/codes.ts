import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Db } from '../db/database.ts';
import type { Context } from '../dispatch/context.ts';
import { CountedFault, Fault } from '../dispatch/fault.ts';
import { consumeClientRateLimit, consumeRateLimit, type Limit } from '../limits/limits.ts';
import { sendMessage } from '../messenger/send-message.ts';
import { addMinutes } from '../shared/clock.ts';
import { countCodeAttempt, deleteCode, deleteExpiredCodes, storeCode } from './repository.ts';
import { consumeSmsLimits, type SmsProof } from './sms-limits.ts';
import { type CodeMessage, codeText } from './texts.ts';

/** The purpose of a code. A code for `entry` signs in, and registers a new customer. */
export type CodePurpose = 'entry' | 'reset' | 'phone' | 'payment-password' | 'withdrawal' | 'general';

/** The recipient of a code. */
export type Addressee =
  | { readonly kind: 'phone'; readonly dialCode: string; readonly phone: string }
  | { readonly kind: 'email'; readonly email: string };

/** The key of a code: at most one is valid for a purpose and an addressee. */
export interface CodeKey {
  readonly purpose: CodePurpose;
  readonly addressee: Addressee;
  /** The signed-in customer who requested it; only that customer can use it. */
  readonly customerId?: number;
}

const codeLength = 6;
const lifetimeMinutes = 5;
const maxAttempts = 5;

const refusal = { fault: 'code_rate_limited' } as const;
const perClient: Limit = { name: 'code-client', max: 30, minutes: 60, ...refusal };
const perMinute: Limit = { name: 'code-minute', max: 1, minutes: 1, ...refusal };
const perDay: Limit = { name: 'code-day', max: 10, minutes: 24 * 60, ...refusal };

/** A request to send a code. */
export interface CodeRequest extends CodeKey {
  /** The text of the message, which states the purpose of the code. */
  readonly message: CodeMessage;
  /**
   * False stores a code without sending it, so that an addressee without an account gets the same responses, limits and refusals as any
   * other.
   * @default true
   */
  readonly known?: boolean;
  /** The justification of an SMS; ignored for an e-mail. */
  readonly proof: SmsProof;
}

/** The caller's information about a sent code. */
export interface CodeReceipt {
  /** The code itself. Only in the demo profile, which sends no messages. */
  readonly demoCode: string | undefined;
}

/** Creates a code and sends it. Throws `code_rate_limited` when one was requested within the last minute, or too many were. */
export async function sendCode(request: CodeRequest, context: Context): Promise<CodeReceipt> {
  const { known = true, message, proof, ...codeKey } = request;
  const { db, clock, settings, language } = context;
  const to = addressOf(codeKey.addressee);
  await consumeClientRateLimit(perClient, context);
  await consumeRateLimit(perMinute, to, context);
  await consumeRateLimit(perDay, to, context);
  if (codeKey.addressee.kind === 'phone') await consumeSmsLimits(codeKey.addressee.dialCode, proof, context);
  const code = randomInt(10 ** codeLength)
    .toString()
    .padStart(codeLength, '0');
  const key = keyOf(codeKey, settings.secret);
  const expiresAt = addMinutes(clock.now(), lifetimeMinutes);
  await storeCode(db, key, hashCode(code, key, settings.secret), expiresAt);
  if (known)
    await sendMessage(
      { to, expiresAt, text: codeText(message, { code, minutes: lifetimeMinutes }, language) },
      context,
      codeKey.purpose !== 'reset',
    );
  return { demoCode: settings.profile === 'demo' ? code : undefined };
}

/**
 * Throws `code_wrong` unless this is the code, and `code_expired` when no valid code exists. The counted attempt is committed even then: do
 * no other work before it in its transaction. A correct code stays valid until {@link consumeCode} consumes it.
 */
export async function checkCode(code: string, codeKey: CodeKey, { db, clock, settings }: Context): Promise<void> {
  const key = keyOf(codeKey, settings.secret);
  const hash = await countCodeAttempt(db, key, maxAttempts, clock.now());
  if (!hash) throw new Fault('code_expired');
  if (!timingSafeEqual(hash, hashCode(code, key, settings.secret))) throw new CountedFault('code_wrong');
}

/**
 * Consumes a verified code, in the transaction of the action it allows. Throws `code_expired` when a concurrent request has consumed it.
 */
export async function consumeCode(code: string, codeKey: CodeKey, { db, settings }: Context): Promise<void> {
  const key = keyOf(codeKey, settings.secret);
  if (!(await deleteCode(db, key, hashCode(code, key, settings.secret)))) throw new Fault('code_expired');
}

/** Deletes expired codes. Runs as a job. */
export async function purgeCodes(db: Db, now: Date): Promise<void> {
  await deleteExpiredCodes(db, now);
}

/** Returns an addressee in the format of messages: "+86 13800000001", or the e-mail address. */
export const addressOf = (addressee: Addressee): string =>
  addressee.kind === 'email' ? addressee.email : `+${addressee.dialCode} ${addressee.phone}`;

function keyOf({ purpose, addressee, customerId }: CodeKey, secret: string): string {
  return createHmac('sha256', secret)
    .update(`code:${purpose}:${customerId ?? ''}:${addressOf(addressee)}`)
    .digest('base64url');
}

/** Hashes a code with the secret, which is not in the database, because six digits could be found by brute force from a plain hash. */
const hashCode = (code: string, key: string, secret: string) => createHmac('sha256', secret).update(`${key} ${code}`).digest();
