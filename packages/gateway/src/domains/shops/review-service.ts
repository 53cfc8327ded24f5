import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import { hashToken } from '../../sessions/tokens.ts';
import {
  type ApplicationRow,
  changeApplication,
  deleteExpiredTokens,
  findApplication,
  lockApplicationById,
  takeBackOfficeToken,
  waitingApplications,
} from './repository.ts';
import { applicationState } from './schema.ts';

export type { ApplicationRow };

/** The applications that wait for a decision, the oldest first. */
export async function listWaiting(db: Db): Promise<ApplicationRow[]> {
  return waitingApplications(db);
}

/** Decides on a waiting application: what the back office does. A reason rejects it. */
export async function decideApplication(db: Db, id: number, reason: string | undefined, now: Date): Promise<ApplicationRow> {
  return db.transaction(async (tx) => {
    const application = await lockApplicationById(tx, id);
    if (!application) throw new Fault('parameter_refused', { errors: [{ field: 'id', rule: 'known' }] });
    if (application.state !== applicationState.inReview) throw new Fault('state_refuses');
    const state = reason === undefined ? applicationState.approved : applicationState.rejected;
    await changeApplication(tx, id, { state, reason: reason ?? '', decidedAt: now });
    return application;
  });
}

/** The application whose shop a back-office token opens. It opens once. */
export async function openBackOffice(db: Db, token: string, now: Date): Promise<ApplicationRow> {
  const customerId = await takeBackOfficeToken(db, hashToken(token), now);
  const application = customerId === undefined ? undefined : await findApplication(db, customerId);
  if (!application) throw new Fault('session_invalid');
  return application;
}

/** Deletes tokens that nobody used. For a job; nothing breaks when it runs late. */
export async function purgeBackOfficeTokens(db: Db, now: Date): Promise<void> {
  await deleteExpiredTokens(db, now);
}
