import { type Context, customerOf } from '../../dispatch/context.ts';
import { hashToken, newToken } from '../../sessions/tokens.ts';
import { addMinutes } from '../../shared/clock.ts';
import { checkCode, consumeCode } from '../../verification/codes.ts';
import { customerById } from './find-customer.ts';
import { ownCode } from './preferred-contact.ts';
import { insertPhoneChangeToken } from './repository.ts';

const tokenMinutes = 10;

/** Performs the first step of a phone change: verifies a code sent to the current phone and returns the token for the second step. */
export async function verifyCurrentPhone(code: string, context: Context): Promise<string> {
  const customer = await customerById(context.db, customerOf(context).customerId);
  const codeKey = ownCode('phone', customer);
  await checkCode(code, codeKey, context);
  const token = newToken();
  await context.db.transaction(async (tx) => {
    await consumeCode(code, codeKey, { ...context, db: tx });
    const expiresAt = addMinutes(context.clock.now(), tokenMinutes);
    await insertPhoneChangeToken(tx, { tokenHash: hashToken(token), customerId: customer.id, expiresAt });
  });
  return token;
}
