import type { OrderKind } from './schema.ts';

/** How many minutes an order may stay unpaid. Orders of a flash sale expire sooner, because their pieces are few. */
export const unpaidMinutes: Readonly<Record<OrderKind, number>> = { GM: 60, MS: 15 };
