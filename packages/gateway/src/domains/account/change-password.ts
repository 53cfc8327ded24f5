import type { DataOf, RequestOf } from '@mall/contract';
import type { Db } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { consumeRateLimit, type Limit, resetRateLimit } from '../../limits/limits.ts';
import { issueDeviceToken } from '../../sessions/device-tokens.ts';
import { endSessionsOf } from '../../sessions/sessions.ts';
import { hashToken, newToken } from '../../sessions/tokens.ts';
import { addMinutes } from '../../shared/clock.ts';
import { maskMiddle } from '../../shared/mask.ts';
import { refuseWeakPassword } from '../../shared/password-strength.ts';
import { hashPassword, pepper, verifyPassword } from '../../shared/passwords.ts';
import { type Addressee, type CodeOf, checkCode, useCode } from '../../verification/codes.ts';
import {
  type CustomerRow,
  changeCustomer,
  clearPaymentAttempts,
  consumePhoneChangeToken,
  deleteExpiredPhoneChangeTokens,
  insertPaymentPassword,
  insertPhoneChangeToken,
} from './repository.ts';
import { customerById, preferredContact, readDialCode, setPassword } from './service.ts';

type NewPaymentPassword = RequestOf<'mall.User.setPaymentPassword'>;

const wrongPasswords: Limit = { name: 'own-password', most: 5, minutes: 15 };
const phoneChangeMinutes = 10;

const refused = (field: string, rule: string) => new Fault('parameter_refused', { errors: [{ field, rule }] });
const self = (context: Context): Promise<CustomerRow> => customerById(context.db, customerOf(context).customerId);

/** Returns the security settings of the account. */
export async function showSecurity(context: Context): Promise<DataOf<'mall.User.accountSecurity'>> {
  const customer = await self(context);
  return { password_staus: customer.paymentPasswordHash === null ? 0 : 1, mobile: maskMiddle(customer.phone ?? '') };
}

/** Sets the first payment password after verifying a code. */
export async function choosePaymentPassword(request: NewPaymentPassword, context: Context): Promise<void> {
  const customer = await self(context);
  checkRepeated(request);
  if (customer.paymentPasswordHash !== null) throw new Fault('state_refuses');
  const which = ownCode('payment-password', customer);
  await checkCode(request.pcode, which, context);
  const hash = await hashPassword(pepper(request.password, context.settings.secret));
  await context.db.transaction(async (tx) => {
    await useCode(request.pcode, which, { ...context, db: tx });
    if (!(await insertPaymentPassword(tx, customer.id, hash))) throw new Fault('state_refuses');
  });
}

/** Replaces the payment password after verifying a code, ends the customer's other sessions and removes a lock caused by wrong attempts. */
export async function changePaymentPassword(request: NewPaymentPassword, context: Context): Promise<void> {
  const customer = await self(context);
  checkRepeated(request);
  if (customer.paymentPasswordHash === null) throw new Fault('payment_password_not_set');
  const which = ownCode('payment-password', customer);
  await checkCode(request.pcode, which, context);
  const password = pepper(request.password, context.settings.secret);
  if (await verifyPassword(password, customer.paymentPasswordHash)) throw new Fault('password_unchanged');
  const paymentPasswordHash = await hashPassword(password);
  await context.db.transaction(async (tx) => {
    await useCode(request.pcode, which, { ...context, db: tx });
    await changeCustomer(tx, customer.id, { paymentPasswordHash });
    await clearPaymentAttempts(tx, customer.id);
    await endSessionsOf(tx, customer.id, customerOf(context).sessionId);
  });
}

function checkRepeated({ password, password1 }: NewPaymentPassword): void {
  if (password !== password1) throw refused('password1', 'equalsPassword');
}

/** Replaces the login password after verifying the current one, and ends the customer's other sessions. */
export async function changePassword(request: RequestOf<'mall.User.updatepassword'>, context: Context): Promise<void> {
  // The wire names the current password `password` and the new one `passwordOld`.
  const { password: present, passwordOld: wanted, x_password1: repeated } = request;
  if (wanted !== repeated) throw refused('x_password1', 'equalsPassword');
  const customer = await self(context);
  const who = String(customer.id);
  await consumeRateLimit(wrongPasswords, who, context);
  const right = customer.passwordHash !== null && (await verifyPassword(present, customer.passwordHash));
  if (!right) throw new Fault('login_password_wrong');
  if (present === wanted) throw new Fault('password_unchanged');
  refuseWeakPassword(wanted, [customer.account, customer.phone, customer.email]);
  const passwordHash = await hashPassword(wanted);
  await context.db.transaction(async (tx) => {
    await setPassword(tx, customer.id, passwordHash);
    await endSessionsOf(tx, customer.id, customerOf(context).sessionId);
    issueDeviceToken({ id: customer.id, passwordHash }, context);
  });
  await resetRateLimit(wrongPasswords, who, context);
}

/** Performs the first step of a phone change: verifies a code sent to the current phone and issues the token for the second step. */
export async function provePhone(
  request: RequestOf<'mall.User.authentication'>,
  context: Context,
): Promise<DataOf<'mall.User.authentication'>> {
  const customer = await self(context);
  const which = ownCode('phone', customer);
  await checkCode(request.pCode, which, context);
  const token = newToken();
  await context.db.transaction(async (tx) => {
    await useCode(request.pCode, which, { ...context, db: tx });
    const expiresAt = addMinutes(context.clock.now(), phoneChangeMinutes);
    await insertPhoneChangeToken(tx, { tokenHash: hashToken(token), customerId: customer.id, expiresAt });
  });
  return { token };
}

/** Performs the second step: verifies a code sent to the new phone, binds that phone and ends the customer's other sessions. */
export async function changePhone(request: RequestOf<'mall.User.updatePhone'>, context: Context): Promise<void> {
  const { customerId, sessionId } = customerOf(context);
  const [dialCode, phone] = [readDialCode(request.cpc), request.newPhone];
  const which: CodeOf = { purpose: 'phone', addressee: { kind: 'phone', dialCode, phone }, customerId };
  await checkCode(request.pCode, which, context);
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    if (!(await consumePhoneChangeToken(tx, hashToken(request.authenticationToken), customerId, now))) throw new Fault('state_refuses');
    await useCode(request.pCode, which, { ...context, db: tx });
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

/** Returns the key of a code that was sent to a customer for a purpose. */
function ownCode(purpose: CodeOf['purpose'], customer: CustomerRow): CodeOf {
  const addressee: Addressee = preferredContact(customer);
  return { purpose, addressee, customerId: customer.id };
}

/** Deletes expired phone change tokens. Runs as a job; running late is harmless. */
export async function purgePhoneChanges(db: Db, now: Date): Promise<void> {
  await deleteExpiredPhoneChangeTokens(db, now);
}
