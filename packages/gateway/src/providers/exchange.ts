import type { Settings } from '../settings.ts';
import { sign } from './signature.ts';

const timeoutMs = 3000;

/** Where the provider is: the demo's is the gateway itself. */
export const providerBase = ({ paymentUrl, port }: Settings) => paymentUrl ?? `http://127.0.0.1:${port}/demo-provider`;

/** An answer of the payment provider. */
export interface ProviderAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a signed message to the payment provider. Throws what fetch throws when it cannot be reached, times out, or sends no JSON. */
export async function exchange(path: string, message: object, settings: Settings, now: Date): Promise<ProviderAnswer> {
  const body = JSON.stringify(message);
  const response = await fetch(`${providerBase(settings)}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...sign(body, settings.paymentSecret, now) },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: response.status, body: await response.json() };
}

/** A text field of an answer; undefined when it is missing or no text. */
export function textIn(body: unknown, name: string): string | undefined {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}
