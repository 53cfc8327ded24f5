import { type CircuitBreakerPolicy, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import type { Settings } from '../settings.ts';
import { writeLogLine } from '../shared/write-log-line.ts';
import { sign } from './signature.ts';

const timeoutMs = 3000;

/** Where the provider is: the demo's is the gateway itself. */
export const providerBase = ({ paymentUrl, port }: Settings) => paymentUrl ?? `http://127.0.0.1:${port}/demo-provider`;

/** An answer of the payment provider. */
export interface ProviderAnswer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Sends a signed message to the payment provider. After several failures in a row, which answers of 500 and more count as, the provider is
 * left alone for a while: each further call would only make its caller wait for the timeout.
 * @throws what fetch throws when it cannot be reached, times out, or sends no JSON; BrokenCircuitError while it is left alone.
 */
export async function exchange(path: string, message: object, settings: Settings, now: Date): Promise<ProviderAnswer> {
  try {
    return await breakerOf(path, settings).execute(async () => {
      const answer = await send(path, message, settings, now);
      if (answer.status >= 500) throw new FailedAnswer(answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof FailedAnswer) return error.answer;
    throw error;
  }
}

class FailedAnswer extends Error {
  readonly answer: ProviderAnswer;

  constructor(answer: ProviderAnswer) {
    super(`The payment provider answered ${answer.status}`);
    this.answer = answer;
  }
}

async function send(path: string, message: object, settings: Settings, now: Date): Promise<ProviderAnswer> {
  const body = JSON.stringify(message);
  const response = await fetch(`${providerBase(settings)}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...sign(body, settings.paymentSecret, now) },
    body,
    // What is signed for the provider goes nowhere else.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: response.status, body: await response.json() };
}

const failuresInARow = 5;
export const restMs = 10_000;
/** By the address of what is asked: a provider that makes no refunds can still be paid at. */
const breakers = new Map<string, CircuitBreakerPolicy>();

function breakerOf(path: string, settings: Settings): CircuitBreakerPolicy {
  const address = `${providerBase(settings)}${path}`;
  const known = breakers.get(address);
  if (known) return known;
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failuresInARow) });
  breaker.onBreak(() => writeLogLine('error', 'the payment provider fails and is left alone', { path, seconds: restMs / 1000 }));
  breaker.onReset(() => writeLogLine('warn', 'the payment provider answers again', { path }));
  breakers.set(address, breaker);
  return breaker;
}

/** A text field of an answer; undefined when it is missing or no text. */
export function textIn(body: unknown, name: string): string | undefined {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}
