import type { TestGateway } from './gateway.ts';

/** How many statements a piece of work sends to the database. */
export async function countQueries({ db }: TestGateway, work: () => Promise<unknown>): Promise<number> {
  const session = sessionOf(db);
  const prepare = session.prepareQuery;
  let count = 0;
  session.prepareQuery = function counting(...args) {
    count += 1;
    return Reflect.apply(prepare, this, args);
  };
  try {
    await work();
  } finally {
    session.prepareQuery = prepare;
  }
  return count;
}

interface Session {
  prepareQuery(...args: unknown[]): unknown;
}

/** Drizzle keeps what prepares its statements here; both drivers go through it. */
function sessionOf(db: object): Session {
  const found: unknown = Reflect.get(db, 'session');
  if (typeof found !== 'object' || found === null || !('prepareQuery' in found)) throw new Error('Drizzle has moved its session');
  return found as Session;
}
