import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Prints a line to the terminal, with the seconds since the command was started. */
export function log(line: string): void {
  process.stderr.write(`[${elapsed()}] ${line}\n`);
}

/** Prints the error of a failed command in one sentence, and sets exit code 1. */
export function printError(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

const endWithParent = new URL('end-with-parent.ts', import.meta.url).href;
const started = Number(process.env.MALL_STARTED_AT ?? Date.now());

/** Returns the seconds since the command was started: run.mjs records the time before anything is downloaded or installed. */
export function elapsed(): string {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}

interface RunOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Buffers the output and prints it only when the command fails. */
  readonly quiet?: boolean;
  /** Aborts the command. */
  readonly signal?: AbortSignal;
}

/** Runs a command and returns its exit code. */
export async function run(command: string, args: readonly string[], { cwd = root, env, quiet, signal }: RunOptions = {}): Promise<number> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  const terminate = () => child.kill('SIGTERM');
  signal?.addEventListener('abort', terminate);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = await once(child, 'close');
  signal?.removeEventListener('abort', terminate);
  if (code !== 0 && quiet && !signal?.aborted) process.stderr.write(Buffer.concat(chunks));
  return code ?? 1;
}

export interface Service {
  readonly name: string;
  readonly child: ChildProcess;
  /** The path of its log file. */
  readonly logFile: string;
  /** Resolves with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/** Starts a service of the mall. Its messages to the user are printed; its log lines go to a file. It stops when this process exits. */
export function startService(name: string, args: readonly string[], env: NodeJS.ProcessEnv, logFolder: string, cwd = root): Service {
  mkdirSync(logFolder, { recursive: true, mode: 0o700 });
  const child = spawn(process.execPath, ['--import', endWithParent, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const logFile = join(logFolder, `${name}.log`);
  child.stdout?.pipe(createWriteStream(logFile, { flags: 'a' }));
  return { name, child, logFile, ended: once(child, 'exit').then(([code, signal]) => code ?? signal) };
}

/** Waits for a service's ready message. An open port would be no proof: it may belong to another mall. */
export async function untilReady({ name, child, ended }: Service): Promise<void> {
  const ready = once(child, 'message').then(() => true);
  const failedStart = ended.then(() => false);
  if (!(await Promise.race([ready, failedStart]))) throw new Error(`${name} could not start`);
}

/** Stops services, the last one started first, and kills those that do not stop. */
export async function stopServices(services: readonly Service[]): Promise<void> {
  for (const { child, ended } of services.toReversed()) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    const killTimer = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(killTimer);
  }
}
