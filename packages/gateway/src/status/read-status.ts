import { type Db, rowsOf } from '../db/database.ts';
import { sql } from '../db/drizzle.ts';
import { orderStatus } from '../domains/orders/schema.ts';
import { addDays, addMinutes } from '../shared/clock.ts';

/** A count for operators, in `mall status` and in metrics. */
export interface Figure {
  /** The label of the metric `mall_records`. */
  readonly name: string;
  readonly text: string;
  readonly value: number;
  /** Whether a value other than 0 requires the operator's attention. */
  readonly needsAttention: boolean;
}

/** Every job runs at least every ten minutes. */
const overdueMinutes = 30;

/** The name, the text, and whether it needs attention. */
const definitions = [
  ['orders_last_hour', 'orders placed within the last hour', false],
  ['orders_unpaid', 'orders that wait for their payment', false],
  ['orders_to_ship', 'paid orders to be shipped', false],
  ['payments_last_hour', 'payments by the payment provider within the last hour', false],
  ['charges_unpaid', 'charges of the last day that are not paid', false],
  ['refunds_pending', 'refunds that the payment provider has yet to confirm', false],
  ['messages_waiting', 'codes and e-mails to be sent', false],
  ['skus_sold_out', 'SKUs that are sold out', false],
  ['maintenance', 'closed for maintenance', true],
  ['refunds_set_aside', 'refunds that are not tried any more (mall refund list)', true],
  ['messages_failed', 'codes and e-mails of the last day that were given up (mall outbox --failed)', true],
  ['jobs_failing', 'jobs whose last round failed (mall jobs)', true],
  ['jobs_overdue', `jobs that have not run for ${overdueMinutes} minutes (mall jobs)`, true],
  ['records_failed', 'records that a job could not process (mall jobs)', true],
  ['sms_limits_used_up', 'SMS limits of the whole mall used up within the last hour', true],
] as const;

type Counts = Record<(typeof definitions)[number][0], number>;

/** Counts the figures for operators, with one statement. */
export async function readStatus(db: Db, now: Date): Promise<readonly Figure[]> {
  const [hourAgo, dayAgo] = [addMinutes(now, -60).toISOString(), addDays(now, -1).toISOString()];
  const overdue = addMinutes(now, -overdueMinutes).toISOString();
  const [counts] = await rowsOf<Counts>(
    db,
    sql`select
      (select count(*)::int from orders where created_at > ${hourAgo}) as orders_last_hour,
      (select count(*)::int from orders where status = ${orderStatus.unpaid}) as orders_unpaid,
      (select count(*)::int from orders where status = ${orderStatus.paid}) as orders_to_ship,
      (select count(*)::int from charges where paid_at > ${hourAgo}) as payments_last_hour,
      (select count(*)::int from charges where paid_at is null and created_at > ${dayAgo}) as charges_unpaid,
      (select count(*)::int from refunds where state = 'pending') as refunds_pending,
      (select count(*)::int from refunds where state = 'pending' and method = 'provider' and next_attempt_at is null) as refunds_set_aside,
      (select count(*)::int from emails where next_attempt_at is not null)
        + (select count(*)::int from pending_messages where next_attempt_at is not null) as messages_waiting,
      (select count(*)::int from emails where failed_at > ${dayAgo})
        + (select count(*)::int from pending_messages where next_attempt_at is null and created_at > ${dayAgo}) as messages_failed,
      (select count(*)::int from job_runs where failures > 0) as jobs_failing,
      (select count(*)::int from job_runs where started_at < ${overdue}) as jobs_overdue,
      (select count(*)::int from failed_records) as records_failed,
      (select count(*)::int from attempts where key ~ '^sms[a-z-]*-alarm:' and since > ${hourAgo}) as sms_limits_used_up,
      (select count(*)::int from stock where available = 0) as skus_sold_out,
      (select count(*)::int from notices where type = 1 and starts_at <= ${now.toISOString()} and ends_at > ${now.toISOString()}) as maintenance`,
  );
  if (!counts) throw new Error('The database did not answer');
  return definitions.map(([name, text, needsAttention]) => ({ name, text, value: counts[name], needsAttention }));
}
