import type { Db } from '../../db/database.ts';
import { Fault } from '../../dispatch/fault.ts';
import { hashToken } from '../../sessions/tokens.ts';
import { decrypt } from '../../shared/encryption.ts';
import { showUpload } from '../uploads/show-upload.ts';
import {
  type ApplicationRow,
  changeApplication,
  consumeBackOfficeToken,
  deleteExpiredTokens,
  findApplication,
  findApplicationById,
  lockApplicationById,
  waitingApplications,
} from './repository.ts';
import { applicationState } from './schema.ts';

const unknown = () => new Fault('parameter_refused', { errors: [{ field: 'id', rule: 'exists' }] });

export type { ApplicationRow };

/** Returns the applications under review, oldest first. */
export async function listWaiting(db: Db): Promise<ApplicationRow[]> {
  return waitingApplications(db);
}

/** An application for the operator who decides on it. */
export interface OpenApplication extends ApplicationRow {
  /** Its images as WebP, in the order of `images`, without lost ones. */
  readonly papers: readonly Buffer[];
}

/** Returns an application with its identity number decrypted and its images. Throws `parameter_refused` when it is unknown. */
export async function openApplication(db: Db, id: number, secret: string): Promise<OpenApplication> {
  const application = await findApplicationById(db, id);
  if (!application) throw unknown();
  const papers = await Promise.all(application.images.map((path) => showUpload(path, application.customerId, db)));
  return {
    ...application,
    identityNumber: decrypt(application.identityNumber, secret),
    papers: papers.filter((paper) => paper !== undefined),
  };
}

/** Decides on an application under review; a reason rejects it. Used by operators. */
export async function decideApplication(db: Db, id: number, reason: string | undefined, now: Date): Promise<ApplicationRow> {
  return db.transaction(async (tx) => {
    const application = await lockApplicationById(tx, id);
    if (!application) throw unknown();
    if (application.state !== applicationState.inReview) throw new Fault('state_refuses');
    const state = reason === undefined ? applicationState.approved : applicationState.rejected;
    await changeApplication(tx, id, { state, reason: reason ?? '', decidedAt: now });
    return application;
  });
}

/** Returns the application whose shop a back-office token opens. Consumes the token. */
export async function openBackOffice(db: Db, token: string, now: Date): Promise<ApplicationRow> {
  const customerId = await consumeBackOfficeToken(db, hashToken(token), now);
  const application = customerId === undefined ? undefined : await findApplication(db, customerId);
  if (!application) throw new Fault('session_invalid');
  return application;
}

/** Deletes expired tokens. Runs as a job; running late is harmless. */
export async function purgeBackOfficeTokens(db: Db, now: Date): Promise<void> {
  await deleteExpiredTokens(db, now);
}
