import { createMallClient, poll } from '@mall/sdk';
import { paymentsState } from '@mall/sdk/operations/payments';

const paid = 200;
const everyMs = 3000;

/** Asks every three seconds, by the browser's own road to the gateway, until a membership's order is paid. Throws when it is told to stop. */
export async function waitForMembership(number: string, language: string, signal: AbortSignal): Promise<void> {
  // The road is open to a few operations, and wants to know by a header which it is.
  const client = createMallClient({ baseUrl: '/api/', language, headers: { 'X-Mall-Api': paymentsState.api } });
  await poll(client, paymentsState, { trade_no: number }, { until: ({ code }) => code === paid, everyMs, signal });
}
