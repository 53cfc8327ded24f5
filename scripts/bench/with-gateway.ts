import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService, stopServices, untilReady } from '../lib/processes.ts';
import { freePort } from '../lib/services/free-port.ts';
import { startPostgres } from '../lib/services/postgres.ts';
import { captcha } from './sign-in.ts';

/** The key with which a benchmark sets sessions and client addresses, as the storefront does. */
export const internalKey = 'bench-internal-key-0123456789abcdef';

/** A gateway on its own PostgreSQL server. */
export interface BenchGateway {
  readonly origin: string;
  /** The address of the operations. */
  readonly url: string;
  readonly pid: number;
  readonly postgresPid: number;
  /** The environment of the process. */
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
  /** Runs a statement in the gateway's database. */
  readonly sql: (statement: string) => void;
}

interface Options {
  /** Settings of PostgreSQL, "name=value". */
  readonly postgres?: readonly string[];
  /** Settings of the gateway, which override those of every benchmark. */
  readonly gateway?: Readonly<Record<string, string>>;
}

/** Starts a gateway that does not validate its responses, with the demo's products and no history, and stops it after the work. */
export async function withGateway(work: (gateway: BenchGateway) => Promise<void>, options: Options = {}): Promise<void> {
  const postgres = await startPostgres(options.postgres);
  const folder = mkdtempSync(join(tmpdir(), 'mall-bench-'));
  const port = await freePort();
  const env = {
    DATABASE_URL: postgres.url,
    MALL_DATA_DIR: folder,
    GATEWAY_PORT: String(port),
    MALL_INTERNAL_KEY: internalKey,
    MALL_CAPTCHA_ANSWER: captcha,
    MALL_LOG_LEVEL: 'error',
    MALL_DEMO_HISTORY: '0',
    MALL_CHECK_RESPONSES: '0',
    ...options.gateway,
  };
  const service = startService('gateway', ['--conditions=source', 'packages/gateway/src/main.ts'], env, folder);
  try {
    await untilReady(service);
    const origin = `http://127.0.0.1:${port}`;
    await work({ origin, url: `${origin}/api/`, pid: service.child.pid ?? 0, postgresPid: postgres.pid(), env, folder, sql: postgres.run });
  } finally {
    await stopServices([service]);
    rmSync(folder, { recursive: true });
    postgres.stop();
  }
}
