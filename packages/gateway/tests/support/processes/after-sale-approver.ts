/** A test program: opens the database of its data folder and approves the given after-sales sequentially, announcing each first. */
import { join } from 'node:path';
import { openPglite } from '../../../src/db/database.ts';
import { openPostgres } from '../../../src/db/postgres.ts';
import { approveAfterSale } from '../../../src/domains/after-sales/act-as-shop.ts';
import { readSettings } from '../../../src/settings.ts';

const { databaseUrl, dataDir } = readSettings(process.env);
const database = databaseUrl === undefined ? await openPglite(join(dataDir, 'pglite')) : openPostgres(databaseUrl);
for (const id of process.argv.slice(2)) {
  process.send?.(id);
  await approveAfterSale(database.db, Number(id), new Date());
}
await database.close();
process.disconnect?.();
