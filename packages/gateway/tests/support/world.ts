import type { Db } from '../../src/db/database.ts';
import type { Settings } from '../../src/settings.ts';
import type { Clock } from '../../src/shared/clock.ts';

/** The dependencies for writing directly to the database of a mall. */
export interface World {
  readonly db: Db;
  readonly clock: Clock;
  readonly settings: Settings;
}
