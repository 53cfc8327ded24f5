import type { TestGateway } from './gateway.ts';

/** The driver of the database: PGlite, or a pool of connections. */
interface Driver {
  query(...parameters: unknown[]): unknown;
}

/** Counts the statements that work outside transactions sends to the database. */
export async function countQueries({ db }: Pick<TestGateway, 'db'>, work: () => Promise<unknown>): Promise<number> {
  const driver: Driver = Reflect.get(db, '$client');
  const { query } = driver;
  let count = 0;
  driver.query = (...parameters) => {
    count += 1;
    return Reflect.apply(query, driver, parameters);
  };
  await work();
  driver.query = query;
  return count;
}
