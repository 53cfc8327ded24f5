import { idOf, moment, serialId } from '../../db/columns.ts';
import { pgTable } from '../../db/drizzle.ts';
import { sessions } from '../../sessions/schema.ts';

/** The right to make one wallet payment, opened by the payment password: for one session, for five minutes, once. */
export const paymentPermits = pgTable('payment_permits', {
  id: serialId().primaryKey(),
  sessionId: idOf('session_id')
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' })
    .unique(),
  expiresAt: moment('expires_at').notNull(),
});
