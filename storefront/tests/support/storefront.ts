import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '..', '..');

/** Returns an unused port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** A built storefront in a separate process. */
export interface RunningStorefront {
  readonly origin: string;
  /** Every line it logged, in order. */
  readonly log: readonly string[];
  /** Stops it by a signal; resolves with its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

async function untilItResponds(origin: string, child: ChildProcess, log: readonly string[]): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The storefront ended at once:\n${log.join('\n')}`);
    const response = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The storefront does not answer:\n${log.join('\n')}`);
}

/** Starts `node server/main.ts` on the built shop, with additional settings. */
export async function startStorefront(environment: Record<string, string> = {}): Promise<RunningStorefront> {
  const port = environment.PORT ?? String(await freePort());
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--conditions=source', 'server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: port,
      MALL_PUBLIC_URL: origin,
      HOST: 'localhost',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', (line) => log.push(line));
  await untilItResponds(origin, child, log);
  return {
    origin,
    log,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}
