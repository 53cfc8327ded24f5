import type { LanguageCode } from '@mall/locales';
import { createMallClient, poll } from '@mall/sdk';
import { paymentsState } from '@mall/sdk/operations/payments';

const paid = 200;
const everyMs = 3000;

/**
 * Polls the gateway every three seconds until a membership order or a recharge is paid.
 *
 * @throws AbortedError when the signal ends it
 */
export async function waitUntilPaid(number: string, language: LanguageCode, signal: AbortSignal): Promise<void> {
  // The API proxy accepts only a few operations, and requires a header that names the operation.
  const client = createMallClient({ baseUrl: '/api/', language, headers: { 'X-Mall-Api': paymentsState.api } });
  await poll(client, paymentsState, { trade_no: number }, { until: ({ code }) => code === paid, everyMs, signal });
}
