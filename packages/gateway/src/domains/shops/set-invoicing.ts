import type { Db } from '../../db/database.ts';
import type { Localized } from '../../shared/language.ts';
import { updateShop } from './repository.ts';

/** Sets whether customers can request invoices of a shop's orders; returns undefined when there is no such shop. */
export async function setInvoicing(db: Db, shopId: number, issuesInvoices: boolean): Promise<{ name: Localized } | undefined> {
  return updateShop(db, shopId, { issuesInvoices });
}
