import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import type { OrderSummary, OrderTab } from '../order.ts';
import { loadOrders } from './load-orders.server.ts';

/** The states in which an order waits for its customer, the most urgent first. */
const waitingTabs = ['unpaid', 'toReceive', 'toReview'] as const satisfies readonly OrderTab[];
/** Orders shown of each state; the list has the others. */
const mostOfEach = 3;

/** Orders that wait for their customer. */
export interface WaitingOrders {
  readonly orders: readonly OrderSummary[];
  readonly serverTime: string | undefined;
}

/** Loads the orders that wait for their customer, by the number there is of each state: states without an order are not asked for. */
export async function loadWaitingOrders(
  gateway: Gateway,
  counts: Readonly<Record<(typeof waitingTabs)[number], number>>,
): Promise<WaitingOrders> {
  const tabs = waitingTabs.filter((tab) => counts[tab] > 0);
  const lists = await Promise.all(tabs.map((tab) => loadOrders(gateway, { tab, words: '', page: 1 })));
  return { orders: lists.flatMap(({ orders }) => orders.slice(0, mostOfEach)), serverTime: lists[0]?.serverTime };
}
