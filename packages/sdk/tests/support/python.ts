import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { execute } from '../packed/execute.ts';
import { ensureProgram } from '../packed/toolchain.ts';

/** The Python package. */
export const pythonFolder = fileURLToPath(new URL('../../clients/python/', import.meta.url));

/** Compiled modules are kept outside the package: compiling them takes longer than most programs. */
const environment = { PYTHONPATH: `${pythonFolder}src`, PYTHONPYCACHEPREFIX: join(tmpdir(), 'mall-python'), PYTHONDONTWRITEBYTECODE: '' };

/** Runs Python with the package; returns its output. */
export async function python(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  return execute(await ensureProgram('python3', '--version', 'python3'), args, pythonFolder, { ...environment, ...env });
}

/** A server that no test may call. */
export const nowhere = 'http://127.0.0.1:1/api/';

/** Returns a program that assigns the error of a statement to `result`. */
export const errorOf = (statement: string) => `
try:
    ${statement}
except Exception as error:
    result = f"{type(error).__name__}: {error}"`;

/** Runs a program that has a client `mall` of a server. Returns the value that it assigns to `result`. */
export function callFromPython(server: string, program: string): Promise<unknown> {
  const setUp = 'import json, os\nfrom mall import *\nmall = Mall(os.environ["GATEWAY_URL"], language="en")\nresult = None\n';
  return runProgram(`${setUp}${program}`, { GATEWAY_URL: server });
}

/** The same with an asynchronous client, in a coroutine. */
export function callFromAsyncPython(server: string, program: string): Promise<unknown> {
  const setUp = 'import asyncio, json, os\nfrom mall import *\n\nasync def main():\n';
  const body = `mall = AsyncMall(os.environ["GATEWAY_URL"], language="en")\n${program}\nreturn result`;
  return runProgram(`${setUp}${body.replaceAll(/^/gm, '    ')}\n\nresult = asyncio.run(main())`, { GATEWAY_URL: server });
}

let programs: Promise<number> | undefined;

/** Runs a program in a process of its own, forked from one that has loaded the package. */
async function runProgram(program: string, env: Readonly<Record<string, string>>): Promise<unknown> {
  programs ??= startPrograms();
  const socket = connect(await programs, '127.0.0.1');
  socket.end(JSON.stringify({ program, environment: env }));
  const reply: { result: unknown; error?: string } = JSON.parse(await text(socket));
  if (reply.error !== undefined) throw new Error(`${program}\n${reply.error}`);
  return reply.result;
}

/** Starts the process that programs are forked from; it ends with this one. Returns its port. */
async function startPrograms(): Promise<number> {
  const server = spawn(
    await ensureProgram('python3', '--version', 'python3'),
    [fileURLToPath(new URL('python_programs.py', import.meta.url))],
    {
      cwd: pythonFolder,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [port] = await once(server.stdout, 'data');
  return Number(port);
}

/** Checks the types of files below the package, strictly. */
export async function checkTypes(files: readonly string[], cache: string): Promise<string> {
  const mypy = await ensureProgram('mypy', '--version', 'mypy');
  return execute(mypy, ['--strict', '--cache-dir', cache, ...files], pythonFolder, { MYPYPATH: `${pythonFolder}src` });
}

/** Returns a Python that can install source packages offline; installs Debian's pip when there is none. */
export async function pythonWithPip(): Promise<string> {
  const canInstall = (program: string) => spawnSync(program, ['-c', 'import setuptools, wheel, pip']).status === 0;
  const found = ['python3', '/usr/bin/python3'].find(canInstall);
  if (found !== undefined) return found;
  // Debian's pip depends on setuptools and wheel.
  await ensureProgram('/usr/bin/pip3', '--version', 'python3-pip');
  return '/usr/bin/python3';
}
