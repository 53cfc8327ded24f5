import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import { type CustomerName, type CustomerRow, findCustomer, findCustomerByName } from './repository.ts';

export type { CustomerName, CustomerRow };

/** Returns the signed-in customer's record. Throws `session_invalid` when it no longer exists. */
export async function customerById(db: Db, id: number): Promise<CustomerRow> {
  const customer = await findCustomer(db, id);
  if (!customer) throw new Fault('session_invalid');
  return customer;
}

/** Returns the customer with a login name; undefined when there is none. */
export async function customerByName(db: Db, name: CustomerName): Promise<CustomerRow | undefined> {
  return findCustomerByName(db, name);
}

export async function isAccountTaken(db: Db, account: string): Promise<boolean> {
  return (await findCustomerByName(db, { kind: 'account', account })) !== undefined;
}

export async function hasPaymentPassword(db: Db, customerId: number): Promise<boolean> {
  return (await customerById(db, customerId)).paymentPasswordHash !== null;
}
