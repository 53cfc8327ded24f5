import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { endSessionsOf } from '../../sessions/sessions.ts';
import { hashPassword, pepper, verifyPassword } from '../../shared/passwords.ts';
import { checkCode, consumeCode } from '../../verification/codes.ts';
import { customerById } from './find-customer.ts';
import { ownCode } from './preferred-contact.ts';
import { changeCustomer, clearPaymentAttempts } from './repository.ts';
import type { NewPaymentPassword } from './set-payment-password.ts';

/** Replaces the payment password after verifying a code, ends the customer's other sessions and removes a lock caused by wrong attempts. */
export async function changePaymentPassword({ password, code }: NewPaymentPassword, context: Context): Promise<void> {
  const { customerId, sessionId } = customerOf(context);
  const customer = await customerById(context.db, customerId);
  if (customer.paymentPasswordHash === null) throw new Fault('payment_password_not_set');
  const codeKey = ownCode('payment-password', customer);
  await checkCode(code, codeKey, context);
  const peppered = pepper(password, context.settings.secret);
  if (await verifyPassword(peppered, customer.paymentPasswordHash)) throw new Fault('password_unchanged');
  const paymentPasswordHash = await hashPassword(peppered);
  await context.db.transaction(async (tx) => {
    await consumeCode(code, codeKey, { ...context, db: tx });
    await changeCustomer(tx, customerId, { paymentPasswordHash });
    await clearPaymentAttempts(tx, customerId);
    await endSessionsOf(tx, customerId, sessionId);
  });
}
