import type { Writable } from 'node:stream';
import { operations } from '@mall/contract';
import type { Database } from '../../src/db/database.ts';
import { openMedia } from '../../src/media/media.ts';
import { createMetrics, type Metrics } from '../../src/metrics/metrics.ts';
import { buildServer } from '../../src/server/server.ts';
import type { Settings } from '../../src/settings.ts';
import type { World } from './fixtures/world.ts';
import { openSeeded, openWithHistory } from './processes/databases.ts';
import { captchaAnswer, internalKey, testSettings, testStart } from './settings.ts';

/** A parsed response of the gateway. */
export interface Reply {
  readonly http: number;
  readonly code: string;
  readonly message: string;
  // The contract describes the data of each operation; tests assert the fields they expect.
  // biome-ignore lint/suspicious/noExplicitAny: the shape differs by operation, and assertions check it
  readonly data: any;
  readonly headers: Record<string, string | string[] | number | undefined>;
  readonly body: string;
}

export interface CallOptions {
  /** The session, sent as by the trusted storefront. */
  readonly token?: string;
  readonly client?: string;
  readonly headers?: Record<string, string>;
}

export type Fields = Record<string, string | number | undefined | object>;

/** A clock that is advanced manually. */
export class TestClock {
  #now: number;
  constructor(start = testStart) {
    this.#now = start.getTime();
  }
  now(): Date {
    return new Date(this.#now);
  }
  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

export interface TestGateway extends World {
  call(api: string, fields?: Fields, options?: CallOptions): Promise<Reply>;
  /** Signs the demo customer in; returns the session. */
  signIn(token?: string): Promise<string>;
  readonly server: ReturnType<typeof buildServer>;
  readonly database: Database;
  readonly metrics: Metrics;
  readonly clock: TestClock;
  close(): Promise<void>;
}

export interface TestOptions {
  readonly settings?: Partial<Settings>;
  /** Starts with a demo customer with a history until this time. */
  readonly historyUntil?: Date;
  /** Refuses calls while the event loop, which it shares with the test, is delayed; defaults to off. */
  readonly measuresEventLoop?: boolean;
  /** Receives every line that the gateway logs. */
  readonly logTo?: Writable;
}

/** Opens a whole gateway on a new copy of the seeded database: PGlite, or PostgreSQL when MALL_TEST_DATABASE_URL names a server. */
export async function openTestGateway(options: TestOptions = {}): Promise<TestGateway> {
  const settings = testSettings(options.settings);
  const { logTo, historyUntil, measuresEventLoop = false } = options;
  const clock = new TestClock(historyUntil);
  const { database, drop } = historyUntil ? await openWithHistory(settings, historyUntil) : await openSeeded();
  const media = await openMedia(settings.dataDir);
  const metrics = createMetrics({ database, clock });
  const server = buildServer({
    database,
    settings,
    clock,
    media,
    metrics,
    measuresEventLoop,
    checkResponses: true,
    ...(logTo ? { log: 'trace', logTo } : { log: 'error' }),
  });
  const call: TestGateway['call'] = async (api, fields = {}, { token, client, headers = {} } = {}) => {
    const { query, type, payload } = await bodyOf(api, fields);
    const response = await server.inject({
      method: 'POST',
      url: `/api/?store_id=1&store_type=6${query}`,
      headers: {
        'content-type': type,
        'x-internal-key': internalKey,
        'x-client-ip': client ?? '192.0.2.1',
        ...(token !== undefined && { 'x-access-id': token }),
        ...headers,
      },
      payload,
    });
    const { code, message, data } = response.json();
    return { http: response.statusCode, code, message, data, headers: response.headers, body: response.body };
  };
  return {
    call,
    signIn: (token) => signInBy(call, token),
    server,
    db: database.db,
    database,
    metrics,
    clock,
    settings,
    close: async () => {
      await server.close();
      await database.close();
      await drop();
    },
  };
}

/** Signs the demo customer in, from a guest's session if one is given; returns the session. */
export async function signInBy(call: TestGateway['call'], guest?: string): Promise<string> {
  const captcha = await call('mall.Login.getCode');
  const fields = { type: 3, phone: 'shopper01', password: 'mall2026', imgCode: captchaAnswer, verificationCode: captcha.data.code };
  const reply = await call('mall.Login.login', fields, guest === undefined ? {} : { token: guest });
  if (reply.code !== '200') throw new Error(`The demo customer could not sign in: ${reply.body}`);
  return reply.data.access_id;
}

interface Body {
  /** The query to append to the URL. */
  readonly query: string;
  readonly type: string;
  readonly payload: Buffer;
}

/** Returns the body of a call: a multipart form, with the operation in the URL, for an operation that accepts files. */
export async function bodyOf(api: string, fields: Fields): Promise<Body> {
  const several = operations.get(api)?.multipart ?? false;
  const body = several ? new FormData() : new URLSearchParams({ api });
  for (const [name, value] of Object.entries(fields)) {
    if (body instanceof FormData && value instanceof Blob) body.set(name, value);
    else if (value !== undefined) body.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  const request = new Response(body);
  const type = several ? (request.headers.get('content-type') ?? '') : 'application/x-www-form-urlencoded';
  return { query: several ? `&api=${api}` : '', type, payload: Buffer.from(await request.arrayBuffer()) };
}
