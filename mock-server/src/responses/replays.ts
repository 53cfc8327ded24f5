import { createHash } from 'node:crypto';
import type { Envelope } from './envelope.ts';

/** A call with an `Idempotency-Key`. */
export interface KeyedCall {
  /** The key of the mock's rules; undefined without one. */
  readonly key: string | undefined;
  /** The session of the customer. */
  readonly accessId: string | undefined;
  readonly api: string;
  readonly idempotencyKey: string;
  /** The decoded request. */
  readonly request: unknown;
}

/** The successes of calls with an `Idempotency-Key`, which equal calls get again. */
export interface Replays {
  /** The stored response to an equal call; "other" where the key was used with another request; undefined for an unused key. */
  find(call: KeyedCall): Envelope | 'other' | undefined;
  store(call: KeyedCall, envelope: Envelope): void;
  /** Forgets the responses of a key of rules, or of all. */
  reset(key: string | undefined): void;
}

/** The responses that are kept; the oldest is removed first. */
const maxStored = 1000;

/** The pattern of the contract for `Idempotency-Key`. */
export const keyPattern = /^[\w.:-]{8,255}$/;

export function createReplays(): Replays {
  const stored = new Map<string, { readonly key: string | undefined; readonly hash: string; readonly envelope: Envelope }>();
  return {
    find(call) {
      const known = stored.get(placeOf(call));
      if (!known) return undefined;
      return known.hash === hashOf(call.request) ? known.envelope : 'other';
    },
    store(call, envelope) {
      stored.set(placeOf(call), { key: call.key, hash: hashOf(call.request), envelope });
      const [oldest] = stored.keys();
      if (stored.size > maxStored && oldest !== undefined) stored.delete(oldest);
    },
    reset(key) {
      for (const [place, response] of stored) if (key === undefined || response.key === key) stored.delete(place);
    },
  };
}

const placeOf = ({ key, accessId, api, idempotencyKey }: KeyedCall) => JSON.stringify([key ?? '', accessId ?? '', api, idempotencyKey]);
const hashOf = (request: unknown) => createHash('sha256').update(JSON.stringify(request)).digest('base64');
