import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { hashPassword, pepper } from '../../shared/passwords.ts';
import { checkCode, consumeCode } from '../../verification/codes.ts';
import { customerById } from './find-customer.ts';
import { ownCode } from './preferred-contact.ts';
import { insertPaymentPassword } from './repository.ts';

/** A payment password with the verification code that confirms it. */
export interface NewPaymentPassword {
  readonly password: string;
  readonly code: string;
}

/** Sets the first payment password after verifying a code. */
export async function setPaymentPassword({ password, code }: NewPaymentPassword, context: Context): Promise<void> {
  const customer = await customerById(context.db, customerOf(context).customerId);
  if (customer.paymentPasswordHash !== null) throw new Fault('state_refuses');
  const codeKey = ownCode('payment-password', customer);
  await checkCode(code, codeKey, context);
  const hash = await hashPassword(pepper(password, context.settings.secret));
  await context.db.transaction(async (tx) => {
    await consumeCode(code, codeKey, { ...context, db: tx });
    if (!(await insertPaymentPassword(tx, customer.id, hash))) throw new Fault('state_refuses');
  });
}
