import { isMallError } from '@mall/sdk';
import { refusedFields } from './refused-fields.ts';

/** The reason why a product is not available at its flash price. */
export type FlashRefusal = 'over' | 'gone' | 'limit';

const codes = { notOnSale: '50143', stockShort: '50150' } as const;

/** Returns the reason of a flash-sale refusal; undefined for other errors. */
export function flashRefusalOf(error: unknown): FlashRefusal | undefined {
  if (!isMallError(error)) return undefined;
  if (error.code === codes.stockShort) return 'gone';
  if (error.code === codes.notOnSale) return 'over';
  const fields = refusedFields(error);
  if (fields.includes('num')) return 'limit';
  return fields.includes('sec_id') ? 'over' : undefined;
}
