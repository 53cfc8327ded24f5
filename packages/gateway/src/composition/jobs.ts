import type { Db } from '../db/database.ts';
import { lt } from '../db/drizzle.ts';
import { purgePhoneChanges } from '../domains/account/change-phone.ts';
import { runAfterSaleTimeouts } from '../domains/after-sales/run-timeouts.ts';
import { purgeExpired } from '../domains/auth/purge-expired.ts';
import { rebuildSearchDocuments } from '../domains/catalog/search/index-products.ts';
import { openSlots } from '../domains/flash-sale/slots.ts';
import { expireOrders } from '../domains/orders/expire-orders.ts';
import { notifyOfSettledRefund } from '../domains/orders/notify-of-settled-refund.ts';
import { receiveArrivedOrders } from '../domains/orders/receive-arrived-orders.ts';
import { reconcileCharges } from '../domains/payments/reconcile-charges.ts';
import { expirePoints } from '../domains/points/expire-points.ts';
import { purgeBackOfficeTokens } from '../domains/shops/decide-application.ts';
import { purgeUploads } from '../domains/uploads/purge-uploads.ts';
import { purgeSentEmails, sendDueEmails } from '../emails/emails.ts';
import { idempotencyKeys } from '../idempotency/schema.ts';
import type { Job } from '../jobs/job.ts';
import { sendPendingMessages } from '../messenger/send-message.ts';
import { sendDueRefunds } from '../refunds/send-due-refunds.ts';
import { purgeGuests } from '../sessions/sessions.ts';
import type { Settings } from '../settings.ts';

const keepKeysFor = 24 * 60 * 60 * 1000;

const [atOnce, promptly, often, seldom] = [5, 15, 60, 600];

/**
 * Returns the jobs that need only the database. Each locks only its own rows, so several processes can run it concurrently or repeatedly.
 */
const databaseJobs = (db: Db): readonly Job[] => [
  { name: 'unpaid-orders', everySeconds: promptly, run: (now) => expireOrders(db, now) },
  { name: 'flash-sale-slots', everySeconds: promptly, run: (now) => openSlots(db, now) },
  { name: 'search-documents', everySeconds: promptly, run: () => rebuildSearchDocuments(db) },
  { name: 'expired-points', everySeconds: often, run: (now) => expirePoints(db, now) },
  { name: 'expired-sessions', everySeconds: seldom, run: (now) => purgeExpired(db, now) },
  { name: 'guests', everySeconds: seldom, run: () => purgeGuests(db) },
  { name: 'phone-changes', everySeconds: seldom, run: (now) => purgePhoneChanges(db, now) },
  { name: 'back-office-tokens', everySeconds: seldom, run: (now) => purgeBackOfficeTokens(db, now) },
  { name: 'uploads', everySeconds: seldom, run: (now) => purgeUploads(db, now) },
  { name: 'sent-emails', everySeconds: seldom, run: (now) => purgeSentEmails(db, now) },
  { name: 'idempotency-keys', everySeconds: seldom, run: (now) => purgeKeys(db, now) },
];

const purgeKeys = (db: Db, now: Date) =>
  db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - keepKeysFor)));

/** Runs each job that needs only the database once, sequentially. */
export async function runJobs(db: Db, now: Date): Promise<void> {
  for (const { run } of databaseJobs(db)) await run(now);
}

/** Returns every job of the gateway. */
export const jobsOf = (db: Db, settings: Settings): readonly Job[] => [
  ...databaseJobs(db),
  { name: 'arrived-orders', everySeconds: often, run: (now) => receiveArrivedOrders(db, now) },
  { name: 'after-sales', everySeconds: promptly, run: (now) => runAfterSaleTimeouts(db, now) },
  { name: 'charges', everySeconds: promptly, run: (now) => reconcileCharges(db, settings, now) },
  { name: 'pending-messages', everySeconds: atOnce, run: (now) => sendPendingMessages(db, settings, now) },
  { name: 'emails', everySeconds: promptly, run: (now) => sendDueEmails(db, settings, now) },
  { name: 'refunds', everySeconds: promptly, run: (now) => sendDueRefunds(db, settings, now, notifyOfSettledRefund) },
];
