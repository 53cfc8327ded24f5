import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The package in the repository. */
export const packageFolder = fileURLToPath(new URL('../../', import.meta.url));
export const tarball = 'mall-mock-server.tgz';
const execute = promisify(execFile);

/** Runs a program and returns its output; rejects with its whole output when it fails. */
export async function run(program: string, args: readonly string[], cwd: string): Promise<string> {
  const { stdout } = await execute(program, args, { cwd, maxBuffer: 2 ** 26 }).catch(
    (error: Error & { stdout?: string; stderr?: string }) => {
      throw new Error(`${program} ${args.join(' ')}\n${error.stdout ?? ''}${error.stderr ?? ''}`, { cause: error });
    },
  );
  return stdout;
}

/** An empty folder outside the workspace. */
export const emptyFolder = async () => realpath(await mkdtemp(join(tmpdir(), 'mall-mock-packed-')));

/** Packs the package into a folder. */
export const packInto = (folder: string) => run('pnpm', ['pack', '--out', join(folder, tarball)], packageFolder);

/** A mock in a separate process. */
export interface RunningMock {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a program that prints the address of a mock. */
export async function startProgram(program: string, args: readonly string[], cwd: string): Promise<RunningMock> {
  // In its own process group, to stop both npx and the mock, its child process.
  const child: ChildProcess = spawn(program, args, { cwd, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    void exited.then(([code]) => reject(new Error(`${program} ${args.join(' ')} exited with ${code}`)));
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = /answers at (http:\/\/\S+)\/api\//.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
  const stop = async () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await exited;
  };
  return { url, stop };
}
