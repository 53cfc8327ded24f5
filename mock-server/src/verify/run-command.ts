import { type ChildProcess, spawn } from 'node:child_process';
import { describeStartError, UsageError } from '../command/usage.ts';
import { messageOf } from '../files.ts';
import { InvalidTarget } from './proxy.ts';

/**
 * Starts a proxy or a run for a command line.
 *
 * @throws {UsageError} when the port is taken, or the gateway's address is invalid or cannot be reached.
 */
export async function startOrExplain<Opened>(start: () => Promise<Opened>, target: string, port: number): Promise<Opened> {
  try {
    return await start();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const isListenError = error instanceof Error && 'syscall' in error && error.syscall === 'listen';
    if (isListenError) throw new UsageError(describeStartError(error, port, { port: '--port', host: '127.0.0.1' }));
    if (error instanceof InvalidTarget) throw new UsageError(`--${error.message}`);
    throw new UsageError(`The gateway at ${target} cannot be reached: ${messageOf(error)}.`);
  }
}

/** Splits the arguments into options and the command after `--`; undefined without one. */
export function splitCommand(args: readonly string[]): {
  readonly optionArguments: readonly string[];
  readonly command: readonly string[] | undefined;
} {
  const end = args.indexOf('--');
  if (end < 0) return { optionArguments: args, command: undefined };
  const command = args.slice(end + 1);
  if (command.length === 0) throw new UsageError('A command must follow --.');
  return { optionArguments: args.slice(0, end), command };
}

/** Waits for the command, or without one for Ctrl-C. Returns whether the command succeeded. */
export function whileRunning(command: readonly string[] | undefined, url: string, sentence: string): Promise<boolean> {
  return command ? runCommand(command, url) : waitForSignal(sentence);
}

/** Runs the command with GATEWAY_URL set and forwards SIGTERM to it. Returns whether its exit code is 0. */
async function runCommand([program = '', ...args]: readonly string[], url: string): Promise<boolean> {
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, GATEWAY_URL: url } });
  // A terminal sends Ctrl-C to the command too: wait until the command exits.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return (await exitCode(child, program)) === 0;
}

function exitCode(child: ChildProcess, program: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.on('exit', resolve);
    child.on('error', (error) => reject(new UsageError(`${program} could not be started: ${error.message}.`)));
  });
}

function waitForSignal(sentence: string): Promise<true> {
  process.stdout.write(`${sentence}\n`);
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(true));
  });
}
