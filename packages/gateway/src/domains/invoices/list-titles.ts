import type { Db } from '../../db/database.ts';
import { findDefaultTitle, findTitle, findTitles, type TitleRow } from './title-repository.ts';

/** A saved title. */
export type Title = TitleRow;

/** Returns the titles of a customer, the default first; with an id only that one, and none for an id that is not the customer's. */
export async function listTitles(db: Db, customerId: number, id?: number): Promise<Title[]> {
  if (id === undefined) return findTitles(db, customerId);
  const title = await findTitle(db, customerId, id);
  return title ? [title] : [];
}

/** Returns the default title of a customer; undefined when no title is saved. */
export async function defaultTitle(db: Db, customerId: number): Promise<Title | undefined> {
  return findDefaultTitle(db, customerId);
}
