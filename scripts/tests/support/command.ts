import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { freePort } from '../../lib/free-port.ts';
import { root } from '../../lib/processes.ts';

export type Settings = Readonly<Record<string, string>>;

/** How a command came to its end, and what it said. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A command of package.json as a person starts it, in a session of its own like a terminal's. */
export interface Command {
  /** npm itself. */
  readonly pid: number;
  stdout(): string;
  stderr(): string;
  /** Writes what a person types; `null` ends the input, as Ctrl-D does. */
  type(text: string | null): void;
  /** Waits until standard output has the text. Throws what was said when the command ends instead. */
  until(text: string): Promise<void>;
  /**
   * Resolves when the command and everything it started have ended: all of them hold its standard error open, npm as well as the last of
   * the servers.
   */
  readonly ended: Promise<Ended>;
}

const running = new Set<ChildProcess>();

/** What the test run itself was started with must not steer the commands it tries. */
const ownEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(MALL_|npm_|pnpm_|VITEST|NODE_|TEST$)|^(PORT|HOST|DATABASE_URL|.*_PORT|.*_URL|DEV|PROD|MODE|SSR|BASE_URL)$/i.test(name),
  ),
);

/** Starts `npm run <name>` in a folder, by default the root of the repository. */
export function npmRun(name: string, settings: Settings = {}, args: readonly string[] = [], cwd: string = root): Command {
  const child = spawn('npm', ['run', name, '--silent', '--', ...args], {
    cwd,
    env: { ...ownEnvironment, ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('npm could not be started');
  running.add(child);
  const said = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    said.stdout += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    said.stderr += chunk;
  });
  const ended = once(child, 'close').then(([code]): Ended => {
    running.delete(child);
    return { code, ...said };
  });
  return {
    pid,
    ended,
    stdout: () => said.stdout,
    stderr: () => said.stderr,
    type: (text) => void (text === null ? child.stdin.end() : child.stdin.write(text)),
    until: async (text) => {
      const lost = ended.then(({ code, stderr }) => `npm run ${name} ended with ${code}: ${stderr}`);
      while (!said.stdout.includes(text)) {
        const end = await Promise.race([lost, pause(50)]);
        if (end !== undefined) throw new Error(end);
      }
    },
  };
}

const folders: string[] = [];
afterAll(async () => {
  await endRunning();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Ends what a failed test has left running. */
export async function endRunning(): Promise<void> {
  await Promise.all([...running].map(endOutright));
}

async function endOutright(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  try {
    // pnpm goes with npm, and takes its own down with it.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group is gone; who still holds its output ends by itself.
  }
  await closed;
}

/** An empty folder that goes with the test file. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mall-command-'));
  folders.push(folder);
  return folder;
}

/** Ports and a data folder that no other mall has. */
export async function ownPlace(): Promise<{ PORT: string; GATEWAY_PORT: string; MALL_DATA_DIR: string }> {
  const [port, gatewayPort] = [await freePort(), await freePort()];
  return { PORT: String(port), GATEWAY_PORT: String(gatewayPort), MALL_DATA_DIR: newFolder() };
}
