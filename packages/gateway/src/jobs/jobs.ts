import type { Db } from '../db/database.ts';
import { lt } from '../db/drizzle.ts';
import { purgePhoneChanges } from '../domains/account/security-service.ts';
import { runAfterSaleTimeouts } from '../domains/after-sales/run-timeouts.ts';
import { purgeExpired } from '../domains/auth/service.ts';
import { openSlots } from '../domains/flash-sale/service.ts';
import { receiveArrivedOrders } from '../domains/orders/receive-arrived-orders.ts';
import { expireOrders } from '../domains/orders/service.ts';
import { reconcileCharges } from '../domains/payments/charge-service.ts';
import { expirePoints } from '../domains/points/service.ts';
import { purgeBackOfficeTokens } from '../domains/shops/review-service.ts';
import { purgeUploads } from '../domains/uploads/service.ts';
import { purgeSentEmails, sendDueEmails } from '../emails/emails.ts';
import { idempotencyKeys } from '../idempotency/schema.ts';
import type { Settings } from '../settings.ts';
import type { Clock } from '../shared/clock.ts';

const keepKeysFor = 24 * 60 * 60 * 1000;

/** Everything that happens by the clock. Each job may run in any number of processes at once, and twice. */
export async function runJobs(db: Db, now: Date): Promise<void> {
  await expireOrders(db, now);
  await openSlots(db, now);
  await expirePoints(db, now);
  await purgeExpired(db, now);
  await purgePhoneChanges(db, now);
  await purgeBackOfficeTokens(db, now);
  await purgeUploads(db, now);
  await purgeSentEmails(db, now);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - keepKeysFor)));
  await receiveArrivedOrders(db, now);
  await runAfterSaleTimeouts(db, now);
}

/**
 * Runs the jobs every few seconds. Those that call other servers, the payment provider and the messenger, have rounds of their own: a slow one
 * delays only itself. Returns the stop, which waits for the rounds under way.
 */
export function startJobs(
  db: Db,
  settings: Settings,
  clock: Clock,
  onError: (error: unknown) => void,
  everyMs = 15_000,
): () => Promise<void> {
  const stops = [
    repeat(() => runJobs(db, clock.now()), everyMs, onError),
    repeat(() => reconcileCharges(db, settings, clock.now()), everyMs, onError),
    repeat(() => sendDueEmails(db, settings, clock.now()), everyMs, onError),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Runs a job again and again, one round at a time. Returns the stop, which waits for the round under way. */
function repeat(job: () => Promise<void>, everyMs: number, onError: (error: unknown) => void): () => Promise<void> {
  let round: Promise<void> = Promise.resolve();
  let running = false;
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    round = job()
      .catch(onError)
      .finally(() => {
        running = false;
      });
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await round;
  };
}
