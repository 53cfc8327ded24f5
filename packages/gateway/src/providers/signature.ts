import { createHmac, timingSafeEqual } from 'node:crypto';

/** Headers that authenticate the sender of a body and the time of signing. */
export interface Signed {
  readonly 'x-timestamp': string;
  readonly 'x-signature': string;
}

const toleranceMs = 5 * 60 * 1000;

/** Signs a body for the payment provider or the messenger. */
export function sign(body: string, secret: string, now: Date): Signed {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return { 'x-timestamp': timestamp, 'x-signature': signatureOf(timestamp, body, secret) };
}

/** Verifies the signature of a body: `stale` when it was signed too long ago, or in the future. */
export function checkSignature(
  body: string,
  headers: Readonly<Record<string, unknown>>,
  secret: string,
  now: Date,
): 'right' | 'wrong' | 'stale' {
  const { 'x-timestamp': timestamp, 'x-signature': signature } = headers;
  if (typeof timestamp !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(timestamp)) return 'wrong';
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(timestamp, body, secret))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'wrong';
  return Math.abs(now.getTime() - Number(timestamp) * 1000) > toleranceMs ? 'stale' : 'right';
}

const signatureOf = (timestamp: string, body: string, secret: string) =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
