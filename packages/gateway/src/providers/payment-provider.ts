import type { QrMethod } from '@mall/config';
import { Fault } from '../dispatch/fault.ts';
import type { Settings } from '../settings.ts';
import { type Cents, formatMoney, parseMoney } from '../shared/money.ts';
import { circuitOpenMs, exchange, type ProviderResponse, textIn } from './exchange.ts';

/** A charge, in the provider's terms. */
export interface ChargeRequest {
  /** Identifies the charge; a repeated request is the same charge. */
  readonly reference: string;
  readonly amount: Cents;
  readonly method: QrMethod;
  /** The text shown to the payer. */
  readonly subject: string;
}

/**
 * Requests a charge from the provider; returns the content of its QR code. Throws `insufficient_balance` when the payer's account there
 * does not cover it, `operation_failed` when the provider does not offer the method, and `unavailable`, with the time of the next attempt,
 * when it does not respond.
 */
export async function openCharge({ amount, ...charge }: ChargeRequest, settings: Settings, now: Date): Promise<string> {
  const { status, body } = await send('/charges', { ...charge, amount: formatMoney(amount) }, settings, now);
  if (status === 402) throw new Fault('insufficient_balance');
  if (status === 409) throw new Fault('operation_failed');
  const code = textIn(body, 'code');
  if (status !== 200 || code === undefined) throw unavailable();
  return code;
}

/**
 * Queries the provider for the amount paid for a charge; undefined when nothing was paid. Throws `unavailable` when it does not respond.
 */
export async function queryPaidAmount(reference: string, settings: Settings, now: Date): Promise<Cents | undefined> {
  const { status, body } = await send('/queries', { reference }, settings, now);
  if (status !== 200) throw unavailable();
  const paid = textIn(body, 'paid');
  return paid === undefined ? undefined : parseMoney(paid);
}

async function send(path: string, message: object, settings: Settings, now: Date): Promise<ProviderResponse> {
  try {
    return await exchange(path, message, settings, now);
  } catch (error) {
    throw unavailable(error);
  }
}

/** An earlier attempt would only be refused by the circuit breaker, without a request. */
const unavailable = (cause?: unknown) => new Fault('unavailable', null, circuitOpenMs / 1000, cause === undefined ? undefined : { cause });
