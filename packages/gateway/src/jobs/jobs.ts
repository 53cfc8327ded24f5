import type { Db } from '../db/database.ts';
import { lt } from '../db/drizzle.ts';
import { purgePhoneChanges } from '../domains/account/security-service.ts';
import { runAfterSaleTimeouts } from '../domains/after-sales/run-timeouts.ts';
import { purgeExpired } from '../domains/auth/service.ts';
import { openSlots } from '../domains/flash-sale/service.ts';
import { notifyOfSettledRefund } from '../domains/orders/notify-of-settled-refund.ts';
import { receiveArrivedOrders } from '../domains/orders/receive-arrived-orders.ts';
import { expireOrders } from '../domains/orders/service.ts';
import { reconcileCharges } from '../domains/payments/charge-service.ts';
import { expirePoints } from '../domains/points/service.ts';
import { purgeBackOfficeTokens } from '../domains/shops/review-service.ts';
import { purgeUploads } from '../domains/uploads/service.ts';
import { purgeSentEmails, sendDueEmails } from '../emails/emails.ts';
import { idempotencyKeys } from '../idempotency/schema.ts';
import { sendDueRefunds } from '../refunds/send-due-refunds.ts';
import type { Settings } from '../settings.ts';
import type { Clock } from '../shared/clock.ts';

const keepKeysFor = 24 * 60 * 60 * 1000;

/** A job that runs by itself: what it waits for or throws does not reach the others. */
interface Job {
  readonly name: string;
  run(now: Date): Promise<unknown>;
}

/** The jobs that need the database alone. Each locks only rows of its own, and may run in any number of processes at once, and twice. */
const databaseJobs = (db: Db): readonly Job[] => [
  { name: 'unpaid orders', run: (now) => expireOrders(db, now) },
  { name: 'flash sale slots', run: (now) => openSlots(db, now) },
  { name: 'expired points', run: (now) => expirePoints(db, now) },
  { name: 'expired sessions', run: (now) => purgeExpired(db, now) },
  { name: 'phone changes', run: (now) => purgePhoneChanges(db, now) },
  { name: 'back office tokens', run: (now) => purgeBackOfficeTokens(db, now) },
  { name: 'uploads', run: (now) => purgeUploads(db, now) },
  { name: 'sent emails', run: (now) => purgeSentEmails(db, now) },
  { name: 'idempotency keys', run: (now) => purgeKeys(db, now) },
];

const purgeKeys = (db: Db, now: Date) =>
  db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - keepKeysFor)));

/** Runs the jobs that need the database alone, one after another, once. */
export async function runJobs(db: Db, now: Date): Promise<void> {
  for (const { run } of databaseJobs(db)) await run(now);
}

const jobsOf = (db: Db, settings: Settings): readonly Job[] => [
  ...databaseJobs(db),
  { name: 'receipts', run: (now) => receiveArrivedOrders(db, now) },
  { name: 'after-sales', run: (now) => runAfterSaleTimeouts(db, now) },
  { name: 'charges', run: (now) => reconcileCharges(db, settings, now) },
  { name: 'emails', run: (now) => sendDueEmails(db, settings, now) },
  { name: 'refunds', run: (now) => sendDueRefunds(db, settings, now, notifyOfSettledRefund) },
];

/**
 * Runs every job every few seconds, each in rounds of its own: a slow or failing one does not hold up the others. Returns the stop, which
 * waits for the rounds under way.
 */
export function startJobs(
  db: Db,
  settings: Settings,
  clock: Clock,
  onError: (error: unknown, job: string) => void,
  everyMs = 15_000,
): () => Promise<void> {
  const stops = jobsOf(db, settings).map(({ name, run }) =>
    repeat(
      () => run(clock.now()),
      (error) => onError(error, name),
      everyMs,
    ),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Runs work at an interval, one round at a time. Returns the stop, which waits for the round under way. */
function repeat(work: () => Promise<unknown>, onError: (error: unknown) => void, everyMs: number): () => Promise<void> {
  let round: Promise<unknown> = Promise.resolve();
  let running = false;
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    round = work()
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
