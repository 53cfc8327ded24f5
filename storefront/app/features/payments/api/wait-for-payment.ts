import type { LanguageCode } from '@mall/locales';
import { createMallClient, poll } from '@mall/sdk';
import { ordersShow } from '@mall/sdk/operations/orders';

const unpaid = 0;
const everyMs = 3000;

/** Polls the order through the browser's API proxy every three seconds, until it is no longer unpaid. Throws when aborted. */
export async function waitForPayment(orderId: number, language: LanguageCode, signal: AbortSignal): Promise<void> {
  // The proxy accepts only a few operations, and requires a header that names the operation.
  const client = createMallClient({ baseUrl: '/api/', language, headers: { 'X-Mall-Api': ordersShow.api } });
  await poll(client, ordersShow, { order_id: orderId }, { until: ({ status }) => status !== unpaid, everyMs, signal });
}
