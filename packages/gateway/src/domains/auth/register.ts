import type { DataOf, RequestOf } from '@mall/contract';
import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { consumeClientRateLimit, type Limit } from '../../limits/limits.ts';
import { consumeAutoToken } from '../../sessions/auto-sign-in.ts';
import { issueDeviceToken } from '../../sessions/device-tokens.ts';
import { endSessionsOf } from '../../sessions/sessions.ts';
import { refuseWeakPassword } from '../../shared/password-strength.ts';
import { hashPassword } from '../../shared/passwords.ts';
import { type Addressee, type CodeOf, checkCode, useCode } from '../../verification/codes.ts';
import { customerById, customerByName, isAccountTaken, registerCustomer, setFirstPassword, setPassword } from '../account/service.ts';
import { requireCaptcha } from './captcha.ts';
import { enter, readAddressee } from './start-session.ts';

const perClient: Limit = { name: 'entry-client', most: 30, minutes: 1 };

const refused = (field: string, rule: string) => new Fault('parameter_refused', { errors: [{ field, rule }] });

interface Proof {
  readonly keyCode: string;
  readonly imgCode: string;
  readonly verificationCode: string;
}

/**
 * Counts the request against the rate limit, then verifies captcha and code. The response does not reveal whether the addressee has an
 * account.
 */
async function prove(proof: Proof, which: CodeOf, context: Context): Promise<void> {
  await consumeClientRateLimit(perClient, context);
  await requireCaptcha(proof.verificationCode, proof.imgCode, context);
  await checkCode(proof.keyCode, which, context);
}

const entryCode = (addressee: Addressee): CodeOf => ({ purpose: 'entry', addressee });

/** Signs in with a code, and registers the addressee when no customer has that phone or address. */
export async function signInByCode(request: RequestOf<'mall.Login.register'>, context: Context): Promise<DataOf<'mall.Login.register'>> {
  const addressee = readAddressee(request, request.type === 1 ? 'phone' : 'email');
  await prove(request, entryCode(addressee), context);
  return context.db.transaction(async (tx) => {
    await useCode(request.keyCode, entryCode(addressee), { ...context, db: tx });
    const customer = await customerByName(tx, addressee);
    return enter(tx, customer ?? (await registerCustomer(tx, { proved: addressee }, context.clock.now())), 'forNow', context);
  });
}

/** Registers a customer with an account name and a password, and signs them in. */
export async function register(
  request: RequestOf<'mall.Login.userRegister'>,
  context: Context,
): Promise<DataOf<'mall.Login.userRegister'>> {
  const verificationCode = request.verificationCode ?? request.imgCodeToken;
  if (verificationCode === undefined) throw refused('verificationCode', 'required');
  const addressee = readAddressee(request, request.type === 0 ? 'phone' : 'email');
  await prove({ ...request, verificationCode }, entryCode(addressee), context);
  const account = request.userId.toLowerCase();
  refuseWeakPassword(request.password, [account, request.phone, request.e_mail]);
  // Checked before the code is consumed, so that another name can be chosen without a new code.
  if (await isAccountTaken(context.db, account)) throw new Fault('account_registered');
  if (await customerByName(context.db, addressee)) throw new Fault('phone_registered');
  const passwordHash = await hashPassword(request.password);
  return context.db.transaction(async (tx) => {
    await useCode(request.keyCode, entryCode(addressee), { ...context, db: tx });
    const customer = await registerCustomer(tx, { proved: addressee, account, passwordHash }, context.clock.now());
    return enter(tx, customer, 'forNow', context);
  });
}

/**
 * Sets a new password after verifying a code, and ends all of the customer's sessions. The browser becomes recognized, so that signing in
 * with the new password is not refused because of earlier wrong ones.
 */
export async function resetPassword(request: RequestOf<'mall.Login.forgotpassword'>, context: Context): Promise<void> {
  if (request.password !== request.rpwd) throw refused('rpwd', 'equalsPassword');
  const addressee = readAddressee(request, request.type === 1 ? 'email' : 'phone');
  const which: CodeOf = { purpose: 'reset', addressee };
  await prove(request, which, context);
  const known = await customerByName(context.db, addressee);
  refuseWeakPassword(request.password, [request.phone, request.e_mail, known?.account]);
  const passwordHash = await hashPassword(request.password);
  await context.db.transaction(async (tx) => {
    await useCode(request.keyCode, which, { ...context, db: tx });
    const customer = await customerByName(tx, addressee);
    // No code is ever sent to an addressee without an account, so guessing one has no effect.
    if (!customer) throw new Fault('code_wrong');
    await setPassword(tx, customer.id, passwordHash);
    await endSessionsOf(tx, customer.id);
    issueDeviceToken({ id: customer.id, passwordHash }, context);
  });
}

/** Sets an account name and a password for a customer who registered with a code, and ends their other sessions. */
export async function chooseAccount(request: RequestOf<'mall.User.setUsernamePassword'>, context: Context): Promise<void> {
  const { db } = context;
  const { customerId, sessionId } = customerOf(context);
  const { passwordHash, phone, email } = await customerById(db, customerId);
  if (passwordHash !== null) throw new Fault('state_refuses');
  const account = request.user_name.toLowerCase();
  refuseWeakPassword(request.password, [account, phone, email]);
  if (await isAccountTaken(db, account)) throw new Fault('account_registered');
  const newHash = await hashPassword(request.password);
  await db.transaction(async (tx) => {
    await setFirstPassword(tx, customerId, account, newHash);
    await endSessionsOf(tx, customerId, sessionId);
    issueDeviceToken({ id: customerId, passwordHash: newHash }, context);
  });
}

/** Signs in with the token of an earlier sign-in, and issues the next token. */
export async function signInByToken(
  { autoToken }: RequestOf<'mall.Login.autoLogin'>,
  context: Context,
): Promise<DataOf<'mall.Login.autoLogin'>> {
  await consumeClientRateLimit(perClient, context);
  const now = context.clock.now();
  const signedIn = await context.db.transaction(async (tx) => {
    const taken = await consumeAutoToken(tx, autoToken, now);
    return taken && enter(tx, await customerById(tx, taken.customerId), { family: taken.family }, context);
  });
  // Thrown only now, so that the sessions ended because of a used token stay ended.
  if (!signedIn) throw refused('autoToken', 'known');
  return signedIn;
}
