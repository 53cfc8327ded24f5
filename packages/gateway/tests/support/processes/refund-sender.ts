/** A test program: opens the database of its data folder, sends the refunds that are due at the given time, and exits. */
import { join } from 'node:path';
import { openPglite } from '../../../src/db/database.ts';
import { openPostgres } from '../../../src/db/postgres.ts';
import { notifyOfSettledRefund } from '../../../src/domains/orders/notify-of-settled-refund.ts';
import { sendDueRefunds } from '../../../src/refunds/send-due-refunds.ts';
import { readSettings } from '../../../src/settings.ts';

const settings = readSettings(process.env);
const { databaseUrl, dataDir } = settings;
const database = databaseUrl === undefined ? await openPglite(join(dataDir, 'pglite')) : openPostgres(databaseUrl);
await sendDueRefunds(database.db, settings, new Date(process.argv[2] ?? ''), notifyOfSettledRefund);
await database.close();
process.disconnect?.();
