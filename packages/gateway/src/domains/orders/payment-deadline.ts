import type { OrderKind } from './schema.ts';

/** The number of minutes that an order can stay unpaid. Flash sale orders expire sooner, because their pieces are few. */
export const unpaidMinutes: Readonly<Record<OrderKind, number>> = { GM: 60, MS: 15 };
