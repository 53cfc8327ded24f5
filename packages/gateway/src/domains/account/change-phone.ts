import type { Db } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { endSessionsOf } from '../../sessions/sessions.ts';
import { hashToken } from '../../sessions/tokens.ts';
import { type CodeKey, checkCode, consumeCode } from '../../verification/codes.ts';
import { changeCustomer, consumePhoneChangeToken, deleteExpiredPhoneChangeTokens } from './repository.ts';

/** A new phone, with the token of the first step and the verification code sent to the phone. */
export interface PhoneChange {
  readonly dialCode: string;
  readonly phone: string;
  readonly token: string;
  readonly code: string;
}

/** Performs the second step: verifies a code sent to the new phone, binds that phone and ends the customer's other sessions. */
export async function changePhone({ dialCode, phone, token, code }: PhoneChange, context: Context): Promise<void> {
  const { customerId, sessionId } = customerOf(context);
  const codeKey: CodeKey = { purpose: 'phone', addressee: { kind: 'phone', dialCode, phone }, customerId };
  await checkCode(code, codeKey, context);
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    if (!(await consumePhoneChangeToken(tx, hashToken(token), customerId, now))) throw new Fault('state_refuses');
    await consumeCode(code, codeKey, { ...context, db: tx });
    await bindPhone(tx, customerId, dialCode, phone);
    await endSessionsOf(tx, customerId, sessionId);
  });
}

async function bindPhone(tx: Db, customerId: number, dialCode: string, phone: string): Promise<void> {
  try {
    await changeCustomer(tx, customerId, { dialCode, phone });
  } catch (error) {
    throw isUniqueViolation(error) ? new Fault('phone_registered') : error;
  }
}

/** Deletes expired phone change tokens. Runs as a job; running late is harmless. */
export async function purgePhoneChanges(db: Db, now: Date): Promise<void> {
  await deleteExpiredPhoneChangeTokens(db, now);
}
