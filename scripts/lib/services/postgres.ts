import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { ensurePostgres } from './system-packages.ts';

/** A temporary PostgreSQL server. */
export interface PostgresServer {
  readonly url: string;
  /** Returns the id of the server's first process, the parent of the others. */
  pid(): number;
  /** Runs a statement on the server. */
  run(statement: string): void;
  /** Ends the server with SIGKILL: no shutdown, no checkpoint. */
  kill(): void;
  /** Starts the server again after {@link PostgresServer.kill}; resolves when it has recovered and accepts connections. */
  restart(): Promise<void>;
  /** Stops the server and deletes its data. */
  stop(): void;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const restartWithinMs = 60_000;

/** Starts a PostgreSQL server for the duration of the tests, with optional settings, "name=value". */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  const bin = await ensurePostgres();
  const folder = mkdtempSync(join(tmpdir(), 'mall-postgres-'));
  const asRoot = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root; Debian's package creates a user for it.
  const commandOf = (program: string, args: readonly string[]): [string, string[]] =>
    asRoot ? ['runuser', ['-u', 'postgres', '--', join(bin, program), ...args]] : [join(bin, program), [...args]];
  const exec = (program: string, args: readonly string[]) => {
    const result = spawnSync(...commandOf(program, args), { encoding: 'utf8', cwd: tmpdir() });
    if (result.status !== 0) throw new Error(`${program} failed: ${result.error?.message ?? result.stderr}`);
  };
  if (asRoot) spawnSync('chown', ['postgres', folder]);
  const data = join(folder, 'data');
  const port = await freePort();
  exec('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8']);
  // Most tests do not need durability: they end gateways, not the server. Tests that end the server set fsync=on; the last setting wins.
  const allSettings = ['listen_addresses=127.0.0.1', 'fsync=off', 'max_connections=200', ...settings];
  const options = `-p ${port} -k ${folder}${allSettings.map((setting) => ` -c ${setting}`).join('')}`;
  const pid = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const start = ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start'];
  exec('pg_ctl', start);
  const stop = () => {
    process.off('exit', stop);
    for (const signal of signals) process.off(signal, exit);
    exec('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  };
  // It runs detached and would outlive an aborted process.
  process.once('exit', stop);
  for (const signal of signals) process.once(signal, exit);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    url,
    run: (statement) => exec('psql', [url, '-c', statement]),
    pid,
    kill: () => process.kill(pid(), 'SIGKILL'),
    restart: () => retry(() => promisify(execFile)(...commandOf('pg_ctl', start), { cwd: tmpdir() }), restartWithinMs),
    stop,
  };
}

const exit = () => process.exit(1);

/** Repeats work that fails until it succeeds: a killed server leaves processes that use its data for a moment. */
async function retry(work: () => Promise<unknown>, withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
  }
}
