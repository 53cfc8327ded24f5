import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import { lockCustomer } from '../account/lock-customer.ts';
import { addressOf } from './list-addresses.ts';
import {
  type AddressRow,
  changeAddress,
  countAddresses,
  deleteAddress,
  findAddresses,
  findNewestAddress,
  insertAddress,
  makeDefault,
  type NewAddress,
} from './repository.ts';

const maxAddresses = 50;

/** An address entered by a customer. */
export interface AddressToSave {
  readonly makeDefault: boolean;
  readonly details: Omit<NewAddress, 'customerId' | 'isDefault' | 'createdAt'>;
}

/** Stores an address; the first one becomes the default. Returns all of them. */
export async function addAddress(db: Db, customerId: number, address: AddressToSave, now: Date): Promise<AddressRow[]> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const existing = await countAddresses(tx, customerId);
    if (existing >= maxAddresses)
      throw new Fault('parameter_refused', { errors: [{ field: 'address', rule: 'maxItems', limit: maxAddresses }] });
    const id = await insertAddress(tx, { customerId, ...address.details, isDefault: false, createdAt: now });
    if (existing === 0 || address.makeDefault) await makeDefault(tx, customerId, id);
    return findAddresses(tx, customerId);
  });
}

/** Replaces the details of an address. The default address stays the default. Returns all addresses. */
export async function replaceAddress(db: Db, customerId: number, id: number, address: AddressToSave): Promise<AddressRow[]> {
  return db.transaction(async (tx) => {
    await lockOwnAddress(tx, customerId, id);
    await changeAddress(tx, id, address.details);
    if (address.makeDefault) await makeDefault(tx, customerId, id);
    return findAddresses(tx, customerId);
  });
}

/** Makes an address the default. Returns all addresses. */
export async function chooseDefaultAddress(db: Db, customerId: number, id: number): Promise<AddressRow[]> {
  return db.transaction(async (tx) => {
    await lockOwnAddress(tx, customerId, id);
    await makeDefault(tx, customerId, id);
    return findAddresses(tx, customerId);
  });
}

/**
 * Removes an address, in the caller's transaction. If it was the default, the newest other one becomes the default. Returns the remaining
 * addresses.
 */
export async function removeAddress(tx: Db, customerId: number, id: number): Promise<AddressRow[]> {
  const address = await lockOwnAddress(tx, customerId, id);
  await deleteAddress(tx, id);
  const next = address.isDefault ? await findNewestAddress(tx, customerId) : undefined;
  if (next) await makeDefault(tx, customerId, next.id);
  return findAddresses(tx, customerId);
}

/** Locks the customer, which serializes address changes, and reads an address. */
async function lockOwnAddress(tx: Db, customerId: number, id: number): Promise<AddressRow> {
  await lockCustomer(tx, customerId);
  return addressOf(tx, customerId, id, 'addr_id');
}
