import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { FaultName } from '@mall/contract';
import type { Db } from '../db/database.ts';
import type { Context } from '../dispatch/context.ts';
import { Fault } from '../dispatch/fault.ts';
import { addMinutes } from '../shared/clock.ts';
import { countAttempt, deleteAttempts, deleteStaleAttempts } from './repository.ts';

/** How often something may be tried: at most so many times within so many minutes of the first. */
export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly minutes: number;
  /** What is answered beyond it; `too_busy` when missing. */
  readonly fault?: FaultName;
}

type Parts = Pick<Context, 'db' | 'clock' | 'settings'>;

/**
 * Counts a try and refuses it with the limit's fault when there were too many. Counted before it is looked at, so that fifty tries at once are
 * fifty counted tries. To be called outside a transaction: the count must stay when the try fails.
 */
export async function consumeRateLimit(limit: Limit, who: string, { db, clock, settings }: Parts): Promise<void> {
  const now = clock.now();
  const count = await countAttempt(db, keyOf(limit, who, settings.secret), now, addMinutes(now, -limit.minutes));
  if (count > limit.most) throw new Fault(limit.fault ?? 'too_busy', null, limit.minutes * 60);
}

/** Forgets the tries that were counted. */
export async function resetRateLimit(limit: Limit, who: string, { db, settings }: Pick<Parts, 'db' | 'settings'>): Promise<void> {
  await deleteAttempts(db, keyOf(limit, who, settings.secret));
}

const day = 24 * 60;

/** Deletes counted tries that no limit looks at any more: none looks back further than a day. For a job. */
export async function purgeRateLimits(db: Db, now: Date): Promise<void> {
  await deleteStaleAttempts(db, addMinutes(now, -day));
}

/** Names and addresses are personal, and people type passwords where a name belongs: none of them is stored readable. */
function keyOf(limit: Limit, who: string, secret: string): string {
  return `${limit.name}:${createHmac('sha256', secret).update(`${limit.name}:${who}`).digest('base64url')}`;
}

/** So many customers are thought to share the /48 that a provider gives to one site. */
const customersPerSite = 8;

/**
 * {@link consumeRateLimit} by the caller's network address. Who has IPv6 has a whole /64, and often a /48 with 65,536 of them: both are counted, the
 * larger with a higher limit.
 */
export async function consumeClientRateLimit(limit: Limit, { client, ...parts }: Parts & Pick<Context, 'client'>): Promise<void> {
  await consumeRateLimit(limit, networkOf(client), parts);
  if (!networkOf(client).endsWith('::/64')) return;
  const site = { ...limit, name: `${limit.name}-site`, most: limit.most * customersPerSite };
  await consumeRateLimit(site, networkOf(client, 48), parts);
}

/** The network that an address counts as: itself, or the first bits of an IPv6 address. */
export function networkOf(address: string, bits: 48 | 64 = 64): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const front = head.split(':').filter((group) => group !== '');
  const back = tail === undefined ? [] : tail.split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return `${[...front, ...zeros, ...back]
    .slice(0, bits / 16)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/${bits}`;
}
