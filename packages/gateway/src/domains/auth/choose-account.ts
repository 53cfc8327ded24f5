import { type Context, customerOf } from '../../dispatch/context.ts';
import { Fault } from '../../dispatch/fault.ts';
import { issueDeviceToken } from '../../sessions/device-tokens.ts';
import { endSessionsOf } from '../../sessions/sessions.ts';
import { refuseWeakPassword } from '../../shared/password-strength.ts';
import { hashPassword } from '../../shared/passwords.ts';
import { customerById, isAccountTaken } from '../account/find-customer.ts';
import { setFirstPassword } from '../account/set-password.ts';

/** An account name, in lower case, with a login password. */
export interface ChosenAccount {
  readonly account: string;
  readonly password: string;
}

/** Sets an account name and a password for a customer who registered with a code, and ends their other sessions. */
export async function chooseAccount({ account, password }: ChosenAccount, context: Context): Promise<void> {
  const { db } = context;
  const { customerId, sessionId } = customerOf(context);
  const customer = await customerById(db, customerId);
  if (customer.passwordHash !== null) throw new Fault('state_refuses');
  refuseWeakPassword(password, [account, customer.phone, customer.email]);
  if (await isAccountTaken(db, account)) throw new Fault('account_registered');
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await setFirstPassword(tx, customerId, account, passwordHash);
    await endSessionsOf(tx, customerId, sessionId);
    issueDeviceToken({ id: customerId, passwordHash }, context);
  });
}
