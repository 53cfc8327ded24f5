import { createHash } from 'node:crypto';
import type { Envelope } from './envelope.ts';

/** A call with an `Idempotency-Key`. */
export interface KeyedCall {
  /** The session key of the mock; undefined without one. */
  readonly key: string | undefined;
  /** The session token of the customer. */
  readonly accessId: string | undefined;
  readonly api: string;
  readonly idempotencyKey: string;
  /** The decoded request. */
  readonly request: unknown;
}

/** Stores the successes of calls with an `Idempotency-Key`; equal calls get them again. */
export interface Replays {
  /** The stored response to an equal call; "other" where the key was used with another request; undefined for an unused key. */
  find(call: KeyedCall): Envelope | 'other' | undefined;
  store(call: KeyedCall, envelope: Envelope): void;
  /** Deletes the responses of a session key, or all. */
  reset(key: string | undefined): void;
}

/** The maximum number of stored responses; the oldest is removed first. */
const maxStored = 1000;

/** The pattern of the contract for `Idempotency-Key`. */
export const keyPattern = /^[\w.:-]{8,255}$/;

export function createReplays(): Replays {
  const stored = new Map<string, { readonly key: string | undefined; readonly hash: string; readonly envelope: Envelope }>();
  return {
    find(call) {
      const known = stored.get(idOf(call));
      if (!known) return undefined;
      return known.hash === hashOf(call.request) ? known.envelope : 'other';
    },
    store(call, envelope) {
      stored.set(idOf(call), { key: call.key, hash: hashOf(call.request), envelope });
      const [oldest] = stored.keys();
      if (stored.size > maxStored && oldest !== undefined) stored.delete(oldest);
    },
    reset(key) {
      for (const [id, response] of stored) if (key === undefined || response.key === key) stored.delete(id);
    },
  };
}

const idOf = ({ key, accessId, api, idempotencyKey }: KeyedCall) => JSON.stringify([key ?? '', accessId ?? '', api, idempotencyKey]);
const hashOf = (request: unknown) => createHash('sha256').update(JSON.stringify(request)).digest('base64');
