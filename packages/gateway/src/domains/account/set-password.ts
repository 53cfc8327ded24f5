import type { Db } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { Fault } from '../../dispatch/fault.ts';
import { changeCustomer } from './repository.ts';

/** Sets a customer's login password. */
export async function setPassword(tx: Db, customerId: number, passwordHash: string): Promise<void> {
  await changeCustomer(tx, customerId, { passwordHash });
}

/** Sets the account name and the password of a customer who registered with a code. */
export async function setFirstPassword(tx: Db, customerId: number, account: string, passwordHash: string): Promise<void> {
  try {
    await changeCustomer(tx, customerId, { account, passwordHash });
  } catch (error) {
    // A concurrent request took the name after the check.
    throw isUniqueViolation(error) ? new Fault('account_registered') : error;
  }
}
