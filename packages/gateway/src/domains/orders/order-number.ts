import { randomInt } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { wireDateTime } from '../../shared/clock.ts';
import { insertOrder, type NewOrderRow } from './repository.ts';

const numberTries = 5;

/** Inserts the order with a unique number: of many orders in one second, two sometimes draw the same. */
export async function insertNumbered(tx: Db, row: Omit<NewOrderRow, 'number'>, now: Date): Promise<{ id: number; number: string }> {
  for (let tries = 0; tries < numberTries; tries += 1) {
    const number = newNumber(now);
    const id = await insertOrder(tx, { ...row, number });
    if (id !== undefined) return { id, number };
  }
  throw new Error('No free order number was found');
}

/** Returns a number of "GM", the current second in China, and six random digits: hard to guess, easy to read aloud. */
function newNumber(now: Date): string {
  return `GM${wireDateTime(now).replace(/\D/g, '')}${randomInt(1_000_000).toString().padStart(6, '0')}`;
}
