import type { Db } from '../db/database.ts';
import { findFailedRecords, updateNextAttempt } from '../due-records/repository.ts';
import type { FailedRecord } from '../due-records/schema.ts';
import { findJobRuns } from '../jobs/repository.ts';
import type { JobRun } from '../jobs/schema.ts';
import { wireDateTime } from '../shared/clock.ts';
import { type Command, commandError, done, type Outcome } from './command.ts';

/** `mall jobs`: when each job last ran, and the records that it could not process. */
export const jobs: Command = {
  usage: [
    { syntax: 'jobs', description: 'List the jobs with their last runs, and the failed records.' },
    { syntax: 'jobs retry JOB ID', description: 'Process a failed record again in the next run.' },
  ],
  run: async ([action, job, id], { db, clock }) => {
    if (action === undefined) return listJobs(db);
    if (action !== 'retry') return commandError('jobs is followed by nothing or by retry.');
    if (job === undefined || id === undefined || !/^[1-9]\d{0,14}$/.test(id)) return commandError('jobs retry needs a job and a number.');
    if (!(await updateNextAttempt(db, job, Number(id), clock.now()))) return commandError(`The job ${job} has no failed record ${id}.`);
    return done(`${job} will process record ${id} again in its next round.`);
  },
};

async function listJobs(db: Db): Promise<Outcome> {
  const [runs, records] = [await findJobRuns(db), await findFailedRecords(db)];
  if (runs.length === 0) return done('No job has run yet.');
  return done(
    ...runs.map(lineOfRun),
    ...(records.length === 0 ? ['No record failed.'] : ['', 'Failed records:', ...records.map(lineOfRecord)]),
  );
}

const lineOfRun = ({ job, startedAt, durationMs, failures, lastError }: JobRun) =>
  [
    `${wireDateTime(startedAt)}  ${job.padEnd(20)}`,
    failures === 0 ? `ok, ${durationMs} ms` : `failed ${failures} ${failures === 1 ? 'time' : 'times in a row'}: ${lastError}`,
  ].join('  ');

const lineOfRecord = ({ job, recordId, attempts, firstFailedAt, nextAttemptAt, lastError }: FailedRecord) =>
  [
    `${job} ${recordId}`,
    `since ${wireDateTime(firstFailedAt)}`,
    `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`,
    `next ${wireDateTime(nextAttemptAt)}`,
    lastError,
  ].join('  ');
