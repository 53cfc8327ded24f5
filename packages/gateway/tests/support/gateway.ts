import type { Writable } from 'node:stream';
import type { Database } from '../../src/db/database.ts';
import { openMedia } from '../../src/media/media.ts';
import { buildServer } from '../../src/server/server.ts';
import type { Settings } from '../../src/settings.ts';
import { openSeeded } from './databases.ts';
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
  #now = testStart.getTime();
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
  readonly clock: TestClock;
  close(): Promise<void>;
}

export interface TestOptions {
  readonly settings?: Partial<Settings>;
  /** Takes every line that a gateway can log. */
  readonly logTo?: Writable;
}

/** A whole gateway on a fresh copy of the seeded database: PGlite, or PostgreSQL when MALL_TEST_DATABASE_URL names a server. */
export async function openTestGateway(options: TestOptions = {}): Promise<TestGateway> {
  const settings = testSettings(options.settings);
  const clock = new TestClock();
  const { database, drop } = await openSeeded();
  const { logTo } = options;
  const media = await openMedia(settings.dataDir);
  const server = buildServer({
    database,
    settings,
    clock,
    media,
    checkAnswers: true,
    ...(logTo ? { log: 'trace', logTo } : { log: 'error' }),
  });
  const call: TestGateway['call'] = async (api, fields = {}, { token, client, headers = {} } = {}) => {
    const response = await server.inject({
      method: 'POST',
      url: '/api/?store_id=1&store_type=6',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-internal-key': internalKey,
        'x-client-ip': client ?? '192.0.2.1',
        ...(token !== undefined && { 'x-access-id': token }),
        ...headers,
      },
      payload: form({ api, ...fields }),
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

/** Fields as a form sends them; objects and lists travel as JSON. */
export function form(fields: Fields): string {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) body.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return body.toString();
}
