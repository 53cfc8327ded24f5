import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the house. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A line for the person at the terminal, with the seconds since the command began. */
export function say(line: string): void {
  process.stderr.write(`[${elapsed()}] ${line}\n`);
}

const started = Number(process.env.MALL_STARTED_AT ?? Date.now());

/** Seconds since the person pressed enter: run.mjs notes the moment before anything is fetched or installed. */
export function elapsed(): string {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}

/** Runs a command to its end. With `quiet` its output is kept back and shown only when it fails. */
export async function run(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; quiet?: boolean } = {},
): Promise<number> {
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env },
    stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  const kept: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => kept.push(chunk));
  const [code] = await once(child, 'close');
  if (code !== 0 && options.quiet) process.stderr.write(Buffer.concat(kept));
  return code ?? 1;
}

export interface Service {
  readonly name: string;
  readonly child: ChildProcess;
  /** Resolves with the exit code. */
  readonly ended: Promise<number>;
}

/** Starts a server of ours. What it says to people comes through; its log lines go into a file. */
export function startService(name: string, args: readonly string[], env: NodeJS.ProcessEnv, logFolder: string, cwd = root): Service {
  mkdirSync(logFolder, { recursive: true });
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  child.stdout?.pipe(createWriteStream(join(logFolder, `${name}.log`), { flags: 'a' }));
  return { name, child, ended: once(child, 'exit').then(([code]) => code ?? 1) };
}

/** Waits until a service says that it is ready. A port that answers would be no proof: it may be another mall's. */
export async function untilReady({ name, child, ended }: Service): Promise<void> {
  const ready = once(child, 'message').then(() => true);
  const lost = ended.then(() => false);
  if (!(await Promise.race([ready, lost]))) throw new Error(`${name} could not start`);
}

/** Asks services to stop, the last one started first, and ends those that do not. */
export async function stopServices(services: readonly Service[]): Promise<void> {
  for (const { child, ended } of services.toReversed()) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(late);
  }
}
