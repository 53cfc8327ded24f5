import type { Db } from '../../db/database.ts';
import { unknownRecord } from './refusals.ts';
import { findDefaultTitle, findTitle, findTitles, type TitleRow } from './title-repository.ts';

/** A saved title. */
export type Title = TitleRow;

/** The titles of a customer, the default first; with an id only that one. Throws Fault `parameter_refused` for an unknown id. */
export async function listTitles(db: Db, customerId: number, id?: number): Promise<Title[]> {
  if (id === undefined) return findTitles(db, customerId);
  const title = await findTitle(db, customerId, id);
  if (!title) throw unknownRecord('id');
  return [title];
}

/** The default title of a customer; undefined when no title is saved. */
export async function defaultTitle(db: Db, customerId: number): Promise<Title | undefined> {
  return findDefaultTitle(db, customerId);
}
