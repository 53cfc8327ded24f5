import { Fault } from '../dispatch/fault.ts';
import type { QrMethod, Settings } from '../settings.ts';
import { type Cents, formatMoney, parseMoney } from '../shared/money.ts';
import { sign } from './signature.ts';

/** What is to be paid, in words of the provider. */
export interface ChargeRequest {
  /** Names the charge; asked for twice, it is one charge. */
  readonly reference: string;
  readonly amount: Cents;
  readonly method: QrMethod;
  /** What the payer reads. */
  readonly subject: string;
}

const timeoutMs = 3000;

/** Where the provider is: the demo's is the gateway itself. */
const baseOf = ({ paymentUrl, port }: Settings) => paymentUrl ?? `http://127.0.0.1:${port}/demo-provider`;

/**
 * Asks the provider for a charge; gives what its QR code says. Throws `insufficient_balance` when the payer's account there does not cover
 * it, `operation_failed` when the provider does not offer the method, and `unavailable` when it does not answer.
 */
export async function openCharge({ amount, ...charge }: ChargeRequest, settings: Settings, now: Date): Promise<string> {
  const { status, body } = await ask('/charges', { ...charge, amount: formatMoney(amount) }, settings, now);
  if (status === 402) throw new Fault('insufficient_balance');
  if (status === 409) throw new Fault('operation_failed');
  const code = textIn(body, 'code');
  if (status !== 200 || code === undefined) throw new Fault('unavailable');
  return code;
}

/** Asks the provider what was paid for a charge; undefined when nothing was. Throws `unavailable` when it does not answer. */
export async function askPaid(reference: string, settings: Settings, now: Date): Promise<Cents | undefined> {
  const { status, body } = await ask('/queries', { reference }, settings, now);
  if (status !== 200) throw new Fault('unavailable');
  const paid = textIn(body, 'paid');
  return paid === undefined ? undefined : parseMoney(paid);
}

async function ask(path: string, message: object, settings: Settings, now: Date): Promise<{ status: number; body: unknown }> {
  const body = JSON.stringify(message);
  try {
    const response = await fetch(`${baseOf(settings)}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...sign(body, settings.paymentSecret, now) },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, body: await response.json() };
  } catch {
    throw new Fault('unavailable');
  }
}

function textIn(body: unknown, name: string): string | undefined {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}
