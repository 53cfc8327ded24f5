import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Db } from '../db/database.ts';
import type { Context } from '../dispatch/context.ts';
import { Fault, type FaultName } from '../dispatch/fault.ts';
import { addMinutes } from '../shared/clock.ts';
import { countAttempts, deleteAttempts, deleteStaleAttempts, findCount } from './repository.ts';

/** A rate limit: a maximum number of attempts within some minutes of the first. */
export interface Limit {
  readonly name: string;
  readonly max: number;
  readonly minutes: number;
  /** The fault above the limit; defaults to `too_busy`. */
  readonly fault?: FaultName;
}

type Parts = Pick<Context, 'db' | 'clock' | 'settings'>;

/** Context of a rate limit by network address. */
export type ClientParts = Parts & Pick<Context, 'client'>;

/** A limit, and the name, address or record whose attempts it counts. */
export interface Counter {
  readonly limit: Limit;
  readonly subject: string;
}

/**
 * Records one or several attempts and returns the seconds to wait: 0 when allowed. Records before it evaluates, so that fifty concurrent
 * attempts count as fifty. Must run outside a transaction, because the count must persist when the attempt fails.
 */
export async function recordAttempt({ limit, subject }: Counter, { db, clock, settings }: Parts, attempts = 1): Promise<number> {
  const now = clock.now();
  const key = keyOf(limit, subject, settings.secret);
  const { count, since } = await countAttempts(db, { key, attempts, now, stale: addMinutes(now, -limit.minutes) });
  return count > limit.max ? secondsLeft(limit, since, now) : 0;
}

/** Records an attempt as {@link recordAttempt} does, and refuses it with the limit's fault when there were too many. */
export async function consumeRateLimit(limit: Limit, subject: string, parts: Parts, attempts = 1): Promise<void> {
  const wait = await recordAttempt({ limit, subject }, parts, attempts);
  if (wait > 0) throw refusal(limit, wait);
}

const refusal = ({ fault = 'too_busy' }: Limit, seconds: number) => new Fault(fault, null, seconds);

/**
 * Records an attempt against several limits in turn; after the first that refuses it, the remaining ones do not count it. The refusal
 * states the time until all of them allow another attempt.
 */
export async function consumeRateLimits(counters: readonly Counter[], parts: Parts): Promise<void> {
  for (const [at, counter] of counters.entries()) {
    const wait = await recordAttempt(counter, parts);
    if (wait === 0) continue;
    const others = await Promise.all(counters.slice(at + 1).map((other) => secondsUntilAllowed(other, parts)));
    throw refusal(counter.limit, Math.max(wait, ...others));
  }
}

/** Returns the seconds until another attempt would be allowed, without recording one. */
async function secondsUntilAllowed({ limit, subject }: Counter, { db, clock, settings }: Parts): Promise<number> {
  const now = clock.now();
  const counted = await findCount(db, keyOf(limit, subject, settings.secret), addMinutes(now, -limit.minutes));
  return counted && counted.count >= limit.max ? secondsLeft(limit, counted.since, now) : 0;
}

/** Returns the seconds until a limit resets, some minutes after its first attempt: whole seconds, at least one. */
function secondsLeft({ minutes }: Limit, since: Date, now: Date): number {
  return Math.max(1, Math.ceil((addMinutes(since, minutes).getTime() - now.getTime()) / 1000));
}

/** Deletes the recorded attempts. */
export async function resetRateLimit(limit: Limit, subject: string, { db, settings }: Pick<Parts, 'db' | 'settings'>): Promise<void> {
  await deleteAttempts(db, keyOf(limit, subject, settings.secret));
}

const day = 24 * 60;

/** Deletes attempt counters that no limit reads any more: none covers more than a day. Runs as a job. */
export async function purgeRateLimits(db: Db, now: Date): Promise<void> {
  await deleteStaleAttempts(db, addMinutes(now, -day));
}

/**
 * Returns the key of a counter. It is a keyed hash, because names and addresses are personal data, and people type passwords into name
 * fields.
 */
function keyOf(limit: Limit, subject: string, secret: string): string {
  return `${limit.name}:${createHmac('sha256', secret).update(`${limit.name}:${subject}`).digest('base64url')}`;
}

/** The assumed number of customers that share the /48 that a provider assigns to one site. */
const customersPerSite = 8;

/**
 * Applies {@link consumeRateLimit} by the caller's network address. An IPv6 customer has a whole /64, and often a /48 with 65,536 of them:
 * both are counted, the larger with a higher limit.
 */
export async function consumeClientRateLimit(limit: Limit, { client, ...parts }: ClientParts, attempts = 1): Promise<void> {
  await consumeRateLimit(limit, networkOf(client), parts, attempts);
  if (!networkOf(client).endsWith('::/64')) return;
  const site = { ...limit, name: `${limit.name}-site`, max: limit.max * customersPerSite };
  await consumeRateLimit(site, networkOf(client, 48), parts, attempts);
}

/** Returns the network that an address counts as: itself, or the first bits of an IPv6 address. */
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
