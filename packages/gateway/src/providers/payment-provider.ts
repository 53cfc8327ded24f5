import { Fault } from '../dispatch/fault.ts';
import type { QrMethod, Settings } from '../settings.ts';
import { type Cents, formatMoney, parseMoney } from '../shared/money.ts';
import { exchange, type ProviderAnswer, restMs, textIn } from './exchange.ts';

/** What is to be paid, in words of the provider. */
export interface ChargeRequest {
  /** Names the charge; asked for twice, it is one charge. */
  readonly reference: string;
  readonly amount: Cents;
  readonly method: QrMethod;
  /** What the payer reads. */
  readonly subject: string;
}

/**
 * Asks the provider for a charge; gives what its QR code says. Throws `insufficient_balance` when the payer's account there does not cover
 * it, `operation_failed` when the provider does not offer the method, and `unavailable`, with the time of the next try, when it does not answer.
 */
export async function openCharge({ amount, ...charge }: ChargeRequest, settings: Settings, now: Date): Promise<string> {
  const { status, body } = await send('/charges', { ...charge, amount: formatMoney(amount) }, settings, now);
  if (status === 402) throw new Fault('insufficient_balance');
  if (status === 409) throw new Fault('operation_failed');
  const code = textIn(body, 'code');
  if (status !== 200 || code === undefined) throw unavailable();
  return code;
}

/** Asks the provider what was paid for a charge; undefined when nothing was. Throws `unavailable` when it does not answer. */
export async function queryPaidAmount(reference: string, settings: Settings, now: Date): Promise<Cents | undefined> {
  const { status, body } = await send('/queries', { reference }, settings, now);
  if (status !== 200) throw unavailable();
  const paid = textIn(body, 'paid');
  return paid === undefined ? undefined : parseMoney(paid);
}

async function send(path: string, message: object, settings: Settings, now: Date): Promise<ProviderAnswer> {
  try {
    return await exchange(path, message, settings, now);
  } catch (error) {
    throw unavailable(error);
  }
}

/** An earlier try could be refused by the circuit breaker, without a request. */
const unavailable = (cause?: unknown) => new Fault('unavailable', null, restMs / 1000, cause === undefined ? undefined : { cause });
