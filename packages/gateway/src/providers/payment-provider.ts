import { type CircuitBreakerPolicy, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import { Fault } from '../dispatch/fault.ts';
import type { QrMethod, Settings } from '../settings.ts';
import { type Cents, formatMoney, parseMoney } from '../shared/money.ts';
import { exchange, type ProviderAnswer, providerBase, textIn } from './exchange.ts';

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

/** After this many failures in a row the provider is left alone: each further call would only make its caller wait for the timeout. */
const failuresInARow = 5;
const restMs = 10_000;
/** By the address of the provider: each is away for itself. */
const breakers = new Map<string, CircuitBreakerPolicy>();

function breakerOf(settings: Settings): CircuitBreakerPolicy {
  const base = providerBase(settings);
  const breaker =
    breakers.get(base) ?? circuitBreaker(handleAll, { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failuresInARow) });
  breakers.set(base, breaker);
  return breaker;
}

async function ask(path: string, message: object, settings: Settings, now: Date): Promise<ProviderAnswer> {
  try {
    return await breakerOf(settings).execute(async () => {
      const answer = await exchange(path, message, settings, now);
      if (answer.status >= 500) throw new Error(`The payment provider answered ${answer.status}`);
      return answer;
    });
  } catch {
    throw new Fault('unavailable');
  }
}
