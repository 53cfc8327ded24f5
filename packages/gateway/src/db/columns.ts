import type { Localized } from '../shared/language.ts';
import { bigint, customType, jsonb, timestamp } from './drizzle.ts';

/** A moment, with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Money in whole cents. */
export const cents = (name: string) => bigint(name, { mode: 'bigint' });

/** An id that counts up by itself. Ids stay far below 2^53. */
export const serialId = (name = 'id') => bigint(name, { mode: 'number' }).generatedAlwaysAsIdentity();

/** The id of another record. */
export const idOf = (name: string) => bigint(name, { mode: 'number' });

/** A short text in four languages. */
export const localized = (name: string) => jsonb(name).$type<Localized>();

/** Raw bytes, for hashes. The two drivers hand them out as different kinds of array. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});
