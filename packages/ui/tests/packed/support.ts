import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, realpath, rename } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Folder of the package in this repository. */
export const packageFolder = fileURLToPath(new URL('../../', import.meta.url));
const execute = promisify(execFile);

/** Environment of a consumer, which does not run tests. */
const { NODE_ENV: _ofTests, ...outsiderEnv } = process.env;

/** Runs a program to its end; rejects with its output when it fails. */
export async function run(program: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const { stdout } = await execute(program, args, { cwd, env: { ...outsiderEnv, ...env }, maxBuffer: 2 ** 26 }).catch(
    (error: Error & { stdout?: string; stderr?: string }) => {
      throw new Error(`${program} ${args.join(' ')}\n${error.stdout ?? ''}${error.stderr ?? ''}`, { cause: error });
    },
  );
  return stdout;
}

/** Packs the library and installs it into a copy of the consumers' projects. Returns their folder. */
export async function installPacked(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'mall-ui-packed-')));
  await cp(join(packageFolder, 'tests/consumers'), folder, { recursive: true });
  // With the environment of a test runner, which must not affect the package.
  await run('pnpm', ['pack', '--pack-destination', folder], packageFolder, { NODE_ENV: 'test' });
  const [packed = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
  await rename(join(folder, packed), join(folder, 'mall-ui.tgz'));
  for (const project of ['.', 'rules', 'next', 'react-router']) {
    await run('pnpm', ['install', '--no-frozen-lockfile'], join(folder, project), { CI: '' });
  }
  return folder;
}

/** A server of one of the projects, until `stop` is called. */
export interface Running {
  origin: string;
  stop(): Promise<void>;
}

/** Starts a server that gets its port from `args`, and waits until it responds. */
export async function serve(args: (port: number) => readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<Running> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, args(port), {
    cwd,
    env: { ...outsiderEnv, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  for (const deadline = Date.now() + 60_000; ; await new Promise((done) => setTimeout(done, 100))) {
    if (await fetch(origin).catch(() => undefined)) return { origin, stop };
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The server in ${cwd} did not come up`);
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port');
  return address.port;
}
