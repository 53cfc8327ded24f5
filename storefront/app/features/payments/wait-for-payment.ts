import type { LanguageCode } from '@mall/locales';
import { createMallClient, poll } from '@mall/sdk';
import { ordersShow } from '@mall/sdk/operations/orders';

const unpaid = 0;
const everyMs = 3000;

/** Asks every three seconds, by the browser's own road to the gateway, until the order waits for its money no more. Throws when it is told to stop. */
export async function waitForPayment(orderId: number, language: LanguageCode, signal: AbortSignal): Promise<void> {
  // The road is open to a few operations, and wants to know by a header which it is.
  const client = createMallClient({ baseUrl: '/api/', language, headers: { 'X-Mall-Api': ordersShow.api } });
  await poll(client, ordersShow, { order_id: orderId }, { until: ({ status }) => status !== unpaid, everyMs, signal });
}
