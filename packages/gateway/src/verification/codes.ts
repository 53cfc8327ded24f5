import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Db } from '../db/database.ts';
import type { Context } from '../dispatch/context.ts';
import { CountedFault, Fault } from '../dispatch/fault.ts';
import { consumeClientRateLimit, consumeRateLimit, type Limit } from '../limits/limits.ts';
import { sendMessage } from '../messenger/send-message.ts';
import { addMinutes } from '../shared/clock.ts';
import { consumeCode, countCodeAttempt, deleteExpiredCodes, storeCode } from './repository.ts';
import { consumeSmsLimits, type SmsProof } from './sms-limits.ts';
import { type CodeMessage, codeText } from './texts.ts';

/** What a code is valid for. One for `entry` signs in and registers: whoever signs in by a code for the first time is registered by it. */
export type CodePurpose = 'entry' | 'reset' | 'phone' | 'payment-password' | 'withdrawal' | 'general';

/** Where a code is sent to. */
export type Addressee =
  | { readonly kind: 'phone'; readonly dialCode: string; readonly phone: string }
  | { readonly kind: 'email'; readonly email: string };

/** Which code is meant: at most one lives for a purpose and an addressee. */
export interface CodeOf {
  readonly purpose: CodePurpose;
  readonly addressee: Addressee;
  /** The signed-in customer who asked for it; nobody else can use it. */
  readonly customerId?: number;
}

const digits = 6;
const lifeMinutes = 5;
const mostTries = 5;

const refusal = { fault: 'code_rate_limited' } as const;
const perClient: Limit = { name: 'code-client', most: 30, minutes: 60, ...refusal };
const perMinute: Limit = { name: 'code-minute', most: 1, minutes: 1, ...refusal };
const perDay: Limit = { name: 'code-day', most: 10, minutes: 24 * 60, ...refusal };

/** A code to be sent. */
export interface CodeRequest extends CodeOf {
  /** The text of the message, which names what the code was asked for. */
  readonly message: CodeMessage;
  /**
   * False stores a code and sends nothing: so an addressee without an account is answered, limited and refused like any other.
   * @default true
   */
  readonly known?: boolean;
  /** Why an SMS is sent; not looked at for an e-mail. */
  readonly proof: SmsProof;
}

/** What the caller is told of a code. */
export interface CodeReceipt {
  /** The code itself. Only in the demo profile, which sends no messages. */
  readonly demoCode: string | undefined;
}

/** Makes a code and sends it. Throws `code_rate_limited` when one was asked for within the last minute, or too many were. */
export async function sendCode(request: CodeRequest, context: Context): Promise<CodeReceipt> {
  const { known = true, message, proof, ...which } = request;
  const { db, clock, settings, language } = context;
  const to = addressOf(which.addressee);
  await consumeClientRateLimit(perClient, context);
  await consumeRateLimit(perMinute, to, context);
  await consumeRateLimit(perDay, to, context);
  if (which.addressee.kind === 'phone') await consumeSmsLimits(which.addressee.dialCode, proof, context);
  const code = randomInt(10 ** digits)
    .toString()
    .padStart(digits, '0');
  const key = keyOf(which, settings.secret);
  const expiresAt = addMinutes(clock.now(), lifeMinutes);
  await storeCode(db, key, hashCode(code, key, settings.secret), expiresAt);
  if (known)
    await sendMessage(
      { to, expiresAt, text: codeText(message, { code, minutes: lifeMinutes }, language) },
      context,
      which.purpose !== 'reset',
    );
  return { demoCode: settings.profile === 'demo' ? code : undefined };
}

/**
 * Throws `code_wrong` unless this is the code, and `code_expired` when there is none to compare it with. The try is counted and
 * stays counted: no other work may be done before it in its transaction. A right code stays good until {@link useCode} takes it.
 */
export async function checkCode(code: string, which: CodeOf, { db, clock, settings }: Context): Promise<void> {
  const key = keyOf(which, settings.secret);
  const hash = await countCodeAttempt(db, key, mostTries, clock.now());
  if (!hash) throw new Fault('code_expired');
  if (!timingSafeEqual(hash, hashCode(code, key, settings.secret))) throw new CountedFault('code_wrong');
}

/** Uses a checked code up, in the transaction of what it allows. Throws `code_expired` when a rival used it. */
export async function useCode(code: string, which: CodeOf, { db, settings }: Context): Promise<void> {
  const key = keyOf(which, settings.secret);
  if (!(await consumeCode(db, key, hashCode(code, key, settings.secret)))) throw new Fault('code_expired');
}

/** Deletes codes that have had their time. For a job. */
export async function purgeCodes(db: Db, now: Date): Promise<void> {
  await deleteExpiredCodes(db, now);
}

/** An addressee as messages name it: "+86 13800000001", or the e-mail address. */
export const addressOf = (addressee: Addressee): string =>
  addressee.kind === 'email' ? addressee.email : `+${addressee.dialCode} ${addressee.phone}`;

function keyOf({ purpose, addressee, customerId }: CodeOf, secret: string): string {
  return createHmac('sha256', secret)
    .update(`code:${purpose}:${customerId ?? ''}:${addressOf(addressee)}`)
    .digest('base64url');
}

/** Six digits are found by trying; the secret, which is not in the database, keeps who reads it from that. */
const hashCode = (code: string, key: string, secret: string) => createHmac('sha256', secret).update(`${key} ${code}`).digest();
