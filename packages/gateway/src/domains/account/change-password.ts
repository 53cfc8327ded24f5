import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { consumeRateLimit, type Limit, resetRateLimit } from '../../limits/limits.ts';
import { issueDeviceToken } from '../../sessions/device-tokens.ts';
import { endSessionsOf } from '../../sessions/sessions.ts';
import { refuseWeakPassword } from '../../shared/password-strength.ts';
import { hashPassword, verifyPassword } from '../../shared/passwords.ts';
import { customerById } from './find-customer.ts';
import { setPassword } from './set-password.ts';

const wrongPasswords: Limit = { name: 'own-password', max: 5, minutes: 15 };

/** The current login password and the one that replaces it. */
export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Replaces the login password after verifying the current one, and ends the customer's other sessions. */
export async function changePassword({ currentPassword, newPassword }: PasswordChange, context: Context): Promise<void> {
  const { customerId, sessionId } = customerOf(context);
  const customer = await customerById(context.db, customerId);
  const subject = String(customerId);
  await consumeRateLimit(wrongPasswords, subject, context);
  const isCorrect = customer.passwordHash !== null && (await verifyPassword(currentPassword, customer.passwordHash));
  if (!isCorrect) throw new Fault('login_password_wrong');
  if (currentPassword === newPassword) throw new Fault('password_unchanged');
  refuseWeakPassword(newPassword, [customer.account, customer.phone, customer.email]);
  const passwordHash = await hashPassword(newPassword);
  await context.db.transaction(async (tx) => {
    await setPassword(tx, customerId, passwordHash);
    await endSessionsOf(tx, customerId, sessionId);
    issueDeviceToken({ id: customerId, passwordHash }, context);
  });
  await resetRateLimit(wrongPasswords, subject, context);
}
