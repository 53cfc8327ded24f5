import type { sql } from '../db/drizzle.ts';

/** An invariant of the database, and a query for the rows that violate it. */
export interface Check {
  readonly name: string;
  readonly query: ReturnType<typeof sql>;
}
