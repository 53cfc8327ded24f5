import { randomInt } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { wireDateTime } from '../../shared/clock.ts';
import { insertOrder, type NewOrderRow } from './repository.ts';

const numberTries = 5;

/** Writes the order under a number that no other has: of many orders in one second two draw the same now and then. */
export async function insertNumbered(tx: Db, row: Omit<NewOrderRow, 'number'>, now: Date): Promise<{ id: number; number: string }> {
  for (let tries = 0; tries < numberTries; tries += 1) {
    const number = newNumber(now);
    const id = await insertOrder(tx, { ...row, number });
    if (id !== undefined) return { id, number };
  }
  throw new Error('No free order number was found');
}

/** "GM", the second in China, and six random digits: hard to guess, easy to read out. */
function newNumber(now: Date): string {
  return `GM${wireDateTime(now).replace(/\D/g, '')}${randomInt(1_000_000).toString().padStart(6, '0')}`;
}
