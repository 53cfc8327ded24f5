import type { Writable } from 'node:stream';
import { operations } from '@mall/contract';
import type { Database } from '../../src/db/database.ts';
import { openMedia } from '../../src/media/media.ts';
import { createMetrics, type Metrics } from '../../src/metrics/metrics.ts';
import { buildServer } from '../../src/server/server.ts';
import type { Settings } from '../../src/settings.ts';
import { openSeeded, openWithHistory } from './databases.ts';
import { captchaAnswer, internalKey, testSettings, testStart } from './settings.ts';
import type { World } from './world.ts';

/** An answer of the gateway, read. */
export interface Reply {
  readonly http: number;
  readonly code: string;
  readonly message: string;
  // Tests look into answers that the contract describes; each names what it expects.
  // biome-ignore lint/suspicious/noExplicitAny: the shape differs by operation, and assertions check it
  readonly data: any;
  readonly headers: Record<string, string | string[] | number | undefined>;
  readonly body: string;
}

export interface CallOptions {
  /** The session, vouched for as the storefront does. */
  readonly token?: string;
  readonly client?: string;
  readonly headers?: Record<string, string>;
}

export type Fields = Record<string, string | number | undefined | object>;

/** A clock that stands still until it is moved. */
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
  /** Signs the demo customer in; gives the session. */
  signIn(token?: string): Promise<string>;
  readonly server: ReturnType<typeof buildServer>;
  readonly database: Database;
  readonly metrics: Metrics;
  readonly clock: TestClock;
  close(): Promise<void>;
}

export interface TestOptions {
  readonly settings?: Partial<Settings>;
  /** Begins with a demo customer who has a history, at this moment. */
  readonly historyUntil?: Date;
  /** Refuses calls while the event loop, which it shares with the test, is delayed; off when left out. */
  readonly measuresEventLoop?: boolean;
  /** Takes every line that a gateway can log. */
  readonly logTo?: Writable;
}

/** A whole gateway on a fresh copy of the seeded database: PGlite, or PostgreSQL when MALL_TEST_DATABASE_URL names a server. */
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
    checkAnswers: true,
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

/** Signs the demo customer in, out of a guest's session if one is given; gives the session. */
export async function signInBy(call: TestGateway['call'], guest?: string): Promise<string> {
  const captcha = await call('mall.Login.getCode');
  const fields = { type: 3, phone: 'shopper01', password: 'mall2026', imgCode: captchaAnswer, verificationCode: captcha.data.code };
  const reply = await call('mall.Login.login', fields, guest === undefined ? {} : { token: guest });
  if (reply.code !== '200') throw new Error(`The demo customer could not sign in: ${reply.body}`);
  return reply.data.access_id;
}

interface Body {
  /** What the address says more. */
  readonly query: string;
  readonly type: string;
  readonly payload: Buffer;
}

/** A call as it travels: an operation that takes files is named by the address, and its form has several parts. */
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
