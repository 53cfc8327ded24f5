import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import { type AddressRow, findAddress, findAddresses } from './repository.ts';

export type { AddressRow };

/** Creates the refusal of an address that does not exist or belongs to another customer. */
export const unknownAddress = (field: string) => new Fault('parameter_refused', { errors: [{ field, rule: 'exists' }] });

/** Returns the addresses of a customer, the default first, then the oldest. */
export async function listAddresses(db: Db, customerId: number): Promise<AddressRow[]> {
  return findAddresses(db, customerId);
}

/** Returns one address of a customer. Throws `parameter_refused`, with the field that named it, when it is unknown. */
export async function addressOf(db: Db, customerId: number, id: number, field: string): Promise<AddressRow> {
  const address = await findAddress(db, customerId, id);
  if (!address) throw unknownAddress(field);
  return address;
}

/** Returns the default address of a customer; undefined when the customer has no address. */
export async function defaultAddressOf(db: Db, customerId: number): Promise<AddressRow | undefined> {
  return (await findAddresses(db, customerId))[0];
}
