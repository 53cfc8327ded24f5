import { type CircuitBreakerPolicy, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import type { Settings } from '../settings.ts';
import { writeLogLine } from '../shared/write-log-line.ts';
import { sign } from './signature.ts';

const timeoutMs = 3000;

/** Returns the base URL of the provider; the demo provider runs in the gateway itself. */
export const providerBase = ({ paymentUrl, port }: Settings) => paymentUrl ?? `http://127.0.0.1:${port}/demo-provider`;

/** A response of the payment provider. */
export interface ProviderResponse {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Sends a signed message to the payment provider. After several consecutive failures, which include responses of 500 and above, the circuit
 * breaker opens for a while, because each further call would only wait for the timeout.
 * @throws the error of fetch when the provider cannot be reached, times out, or sends no JSON; BrokenCircuitError while the circuit is
 * open.
 */
export async function exchange(path: string, message: object, settings: Settings, now: Date): Promise<ProviderResponse> {
  try {
    return await breakerOf(path, settings).execute(async () => {
      const response = await send(path, message, settings, now);
      if (response.status >= 500) throw new FailedResponse(response);
      return response;
    });
  } catch (error) {
    if (error instanceof FailedResponse) return error.response;
    throw error;
  }
}

class FailedResponse extends Error {
  readonly response: ProviderResponse;

  constructor(response: ProviderResponse) {
    super(`The payment provider answered ${response.status}`);
    this.response = response;
  }
}

async function send(path: string, message: object, settings: Settings, now: Date): Promise<ProviderResponse> {
  const body = JSON.stringify(message);
  const response = await fetch(`${providerBase(settings)}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...sign(body, settings.paymentSecret, now) },
    body,
    // A signed message must reach only the provider.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: response.status, body: await response.json() };
}

const failuresInARow = 5;
export const circuitOpenMs = 10_000;
/** By path: payments still work with a provider that does not support refunds. */
const breakers = new Map<string, CircuitBreakerPolicy>();

function breakerOf(path: string, settings: Settings): CircuitBreakerPolicy {
  const address = `${providerBase(settings)}${path}`;
  const known = breakers.get(address);
  if (known) return known;
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: circuitOpenMs, breaker: new ConsecutiveBreaker(failuresInARow) });
  breaker.onBreak(() =>
    writeLogLine('error', 'the payment provider fails: its circuit breaker is open', { path, seconds: circuitOpenMs / 1000 }),
  );
  breaker.onReset(() => writeLogLine('warn', 'the payment provider answers again', { path }));
  breakers.set(address, breaker);
  return breaker;
}

/** Returns a string field of a response; undefined when it is missing or not a string. */
export function textIn(body: unknown, name: string): string | undefined {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}
