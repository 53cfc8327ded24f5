import type { Localized } from '../shared/language.ts';
import { bigint, customType, jsonb, timestamp } from './drizzle.ts';

/** A column for a point in time, with time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A column for money in whole cents. */
export const cents = (name: string) => bigint(name, { mode: 'bigint' });

/** A column for an automatically incremented id. Ids stay far below 2^53. */
export const serialId = (name = 'id') => bigint(name, { mode: 'number' }).generatedAlwaysAsIdentity();

/** A column for the id of another record. */
export const idOf = (name: string) => bigint(name, { mode: 'number' });

/** A column for a short text in four languages. */
export const localized = (name: string) => jsonb(name).$type<Localized>();

/** A column for lexemes to search by: a `tsvector` without positions, which is written with `array_to_tsvector`. */
export const lexemes = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A column for raw bytes, for hashes. The two drivers return different array types. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});
