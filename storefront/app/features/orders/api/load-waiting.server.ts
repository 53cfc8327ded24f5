import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { OrderSummary, OrderTab } from '../order.ts';
import { loadOrders } from './load-orders.server.ts';

/** The states in which an order needs an action of its customer, the most urgent first. */
const waitingTabs = ['unpaid', 'toReceive', 'toReview'] as const satisfies readonly OrderTab[];
/** The maximum number of orders shown per state; the list has the others. */
const maxPerStatus = 3;

/** Orders that need an action of their customer. */
export interface WaitingOrders {
  readonly orders: readonly OrderSummary[];
  readonly serverTime: string | undefined;
}

/** Loads the orders that need an action of their customer; states whose count is zero are not requested. */
export async function loadWaitingOrders(
  gateway: Gateway,
  counts: Readonly<Record<(typeof waitingTabs)[number], number>>,
): Promise<WaitingOrders> {
  const tabs = waitingTabs.filter((tab) => counts[tab] > 0);
  const lists = await Promise.all(tabs.map((tab) => loadOrders(gateway, { tab, words: '', page: 1 })));
  return { orders: lists.flatMap(({ orders }) => orders.slice(0, maxPerStatus)), serverTime: lists[0]?.serverTime };
}
