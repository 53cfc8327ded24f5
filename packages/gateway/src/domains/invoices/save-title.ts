import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import { lockCustomer } from '../account/lock-customer.ts';
import { unknownRecord } from './refusals.ts';
import type { TitleDetails } from './schema.ts';
import { countTitles, findTitle, insertTitle, setDefaultTitle, updateTitle } from './title-repository.ts';

/** The maximum number of titles of a customer. */
export const maxTitles = 20;

/** A title to store: a new one without `id`. */
export interface TitleToSave extends TitleDetails {
  readonly id: number | undefined;
  readonly makeDefault: boolean;
}

/**
 * Adds or changes an invoice title. The first title becomes the default and stays it until another title is made the default. Runs in the
 * caller's transaction and locks the customer's row, so that concurrent calls see each other's titles.
 *
 * @throws Fault `parameter_refused` when the title is unknown, or when the customer has the maximum number of titles.
 */
export async function saveTitle(tx: Db, customerId: number, { id, makeDefault, ...details }: TitleToSave, now: Date): Promise<void> {
  await lockCustomer(tx, customerId);
  if (id !== undefined) {
    if (!(await findTitle(tx, customerId, id))) throw unknownRecord('id');
    await updateTitle(tx, id, details);
    if (makeDefault) await setDefaultTitle(tx, customerId, id);
    return;
  }
  const existing = await countTitles(tx, customerId);
  if (existing >= maxTitles) throw new Fault('parameter_refused', { errors: [{ field: 'titles', rule: 'maxItems', limit: maxTitles }] });
  const added = await insertTitle(tx, { ...details, customerId, isDefault: false, createdAt: now });
  if (existing === 0 || makeDefault) await setDefaultTitle(tx, customerId, added);
}
