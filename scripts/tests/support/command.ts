import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { root } from '../../lib/processes.ts';
import { freePort } from '../../lib/services/free-port.ts';

export type Settings = Readonly<Record<string, string>>;

/** The exit of a command, and its output. */
export interface CommandResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A command of package.json, started as by a user in a separate terminal session. */
export interface Command {
  /** The process id of npm itself. */
  readonly pid: number;
  stdout(): string;
  stderr(): string;
  /** Writes to standard input; `null` closes it, like Ctrl-D. */
  type(text: string | null): void;
  /** Waits until standard output contains the text. Throws the output when the command exits first. */
  until(text: string): Promise<void>;
  /**
   * Resolves when the command and all its child processes have exited: each of them, from npm to the last server, has its standard error
   * open.
   */
  readonly ended: Promise<CommandResult>;
}

const running = new Set<ChildProcess>();

/** The environment of the test run must not affect the tested commands. */
const cleanEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(MALL_|npm_|pnpm_|VITEST|NODE_|TEST$)|^(PORT|HOST|DATABASE_URL|.*_PORT|.*_URL|DEV|PROD|MODE|SSR|BASE_URL)$/i.test(name),
  ),
);

/** Starts `npm run <name>` in a folder, by default the root of the repository. */
export function npmRun(name: string, settings: Settings = {}, args: readonly string[] = [], cwd: string = root): Command {
  const child = spawn('npm', ['run', name, '--silent', '--', ...args], {
    cwd,
    env: { ...cleanEnvironment, ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('npm could not be started');
  running.add(child);
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output.stdout += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    output.stderr += chunk;
  });
  const ended = once(child, 'close').then(([code]): CommandResult => {
    running.delete(child);
    return { code, ...output };
  });
  return {
    pid,
    ended,
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    type: (text) => void (text === null ? child.stdin.end() : child.stdin.write(text)),
    until: async (text) => {
      const failure = ended.then(({ code, stderr }) => `npm run ${name} ended with ${code}: ${stderr}`);
      while (!output.stdout.includes(text)) {
        const end = await Promise.race([failure, pause(50)]);
        if (end !== undefined) throw new Error(end);
      }
    },
  };
}

const folders: string[] = [];
afterAll(async () => {
  await killRunning();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Kills processes that a failed test has left running. */
export async function killRunning(): Promise<void> {
  await Promise.all([...running].map(killProcessGroup));
}

async function killProcessGroup(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  try {
    // pnpm is in npm's process group, and stops its own child processes.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group is gone; remaining processes exit automatically.
  }
  await closed;
}

/** Creates an empty folder that is deleted after the test file. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mall-command-'));
  folders.push(folder);
  return folder;
}

/** Returns ports and a data folder that no other mall uses. */
export async function newMallSettings(): Promise<{ PORT: string; GATEWAY_PORT: string; MALL_DATA_DIR: string }> {
  const [port, gatewayPort] = [await freePort(), await freePort()];
  return { PORT: String(port), GATEWAY_PORT: String(gatewayPort), MALL_DATA_DIR: newFolder() };
}
