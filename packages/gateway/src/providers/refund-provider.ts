import type { Settings } from '../settings.ts';
import { type Cents, formatMoney, parseMoney } from '../shared/money.ts';
import { exchange, type ProviderResponse, textIn } from './exchange.ts';

/** A refund of a charge, in the provider's terms. */
export interface ProviderRefund {
  /** The charge that is refunded, in full or in part. */
  readonly reference: string;
  /** Identifies the refund; a repeated request is the same refund. */
  readonly refundReference: string;
  readonly amount: Cents;
}

/**
 * The state of a refund at the provider. `pending`: accepted, the money is on its way. `refused` is final: this refund will never be made,
 * for example because the payer's account was closed.
 */
export type ProviderRefundState =
  | { readonly state: 'completed'; readonly refunded: Cents }
  | { readonly state: 'pending' }
  | { readonly state: 'refused'; readonly reason: string };

/** The provider could not be reached, or its response does not state the refund's state. The outcome of the refund is unknown. */
export class ProviderError extends Error {}

/**
 * Requests a refund of a charge from the provider. Idempotent by `refundReference`.
 * @throws {@link ProviderError} when the outcome is unknown.
 */
export async function refundCharge({ amount, ...refund }: ProviderRefund, settings: Settings, now: Date): Promise<ProviderRefundState> {
  const state = readState(await send('/refunds', { ...refund, amount: formatMoney(amount) }, settings, now));
  if (!state) throw new ProviderError('The response to a refund has no state.');
  return state;
}

/**
 * Queries the provider for the state of a refund; undefined when it has never received it.
 * @throws {@link ProviderError} when it does not respond.
 */
export async function queryRefundState(refundReference: string, settings: Settings, now: Date): Promise<ProviderRefundState | undefined> {
  return readState(await send('/refund-queries', { refundReference }, settings, now));
}

async function send(path: string, message: object, settings: Settings, now: Date): Promise<unknown> {
  const { status, body } = await reach(path, message, settings, now);
  if (status !== 200) throw new ProviderError(`The payment provider answered with status ${status}.`);
  return body;
}

async function reach(path: string, message: object, settings: Settings, now: Date): Promise<ProviderResponse> {
  try {
    return await exchange(path, message, settings, now);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ProviderError(`The payment provider cannot be reached: ${reason}.`);
  }
}

function readState(body: unknown): ProviderRefundState | undefined {
  const state = textIn(body, 'state');
  if (state === undefined) return undefined;
  if (state === 'pending') return { state };
  if (state === 'refused') return { state, reason: textIn(body, 'reason') ?? '' };
  const refunded = textIn(body, 'refunded');
  if (state !== 'completed' || refunded === undefined) throw new ProviderError(`The payment provider answered with state "${state}".`);
  return { state, refunded: amountOf(refunded) };
}

function amountOf(text: string): Cents {
  try {
    return parseMoney(text);
  } catch {
    throw new ProviderError(`The payment provider answered with the amount "${text}".`);
  }
}
