import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { bodyOf, type CallOptions, type Fields, type Reply } from '../gateway.ts';
import { captchaAnswer, internalKey, secret } from '../settings.ts';

/** The exit code, signal and output of a process. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export type Environment = Record<string, string | undefined>;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const running = new Set<ChildProcess>();
// Kills all gateways when the test process exits.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Returns its standard error output so far. */
  said(): string;
}

function run(program: string, args: readonly string[], environment: Environment): Started {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ['--conditions=source', program, ...args], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  if (!child.stdout || !child.stderr) throw new Error('A process without pipes');
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  const ended = Promise.all([once(child, 'close'), text(child.stdout)]).then(([[code, signal], stdout]): Ended => {
    running.delete(child);
    return { code, signal, stdout, stderr: output };
  });
  return { child, ended, said: () => output };
}

/** Runs a gateway that cannot start, until it exits. */
export const runGateway = (environment: Environment): Promise<Ended> => run('src/main.ts', [], environment).ended;

/** Runs the `mall` command. */
export const mall = (environment: Environment, ...args: string[]): Promise<Ended> => run('src/admin/cli.ts', args, environment).ended;

/** A program that runs as a separate process. */
export interface RunningProgram {
  readonly ended: Promise<Ended>;
  /** Calls back with every message that the program sends. */
  onMessage(listener: (message: unknown) => void): void;
  /** Ends it with SIGKILL. */
  kill(): void;
}

/** Starts a program of the package, e.g. "tests/support/processes/refund-sender.ts". */
export function startProgram(program: string, args: readonly string[], environment: Environment): RunningProgram {
  const { child, ended } = run(program, args, environment);
  return { ended, onMessage: (listener) => child.on('message', listener), kill: () => child.kill('SIGKILL') };
}

/** Returns the environment of every gateway process of the tests. */
export const processEnvironment = (dataDir: string, databaseUrl?: string): Environment => ({
  MALL_DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  GATEWAY_PORT: '0',
  MALL_SECRET: secret,
  MALL_INTERNAL_KEY: internalKey,
  MALL_CAPTCHA_ANSWER: captchaAnswer,
  MALL_LOG_LEVEL: 'warn',
  MALL_DEMO_GOODS: 'bestsellers',
  MALL_DEMO_HISTORY: '0',
});

/** A gateway that runs as a separate process. */
export interface GatewayProcess {
  /** "http://127.0.0.1:40123". */
  readonly url: string;
  readonly pid: number;
  readonly ended: Promise<Ended>;
  call(api: string, fields?: Fields, options?: Pick<CallOptions, 'token' | 'client' | 'headers'>): Promise<Reply>;
  /** Sends a signal, and returns how the process ended. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<Ended>;
}

/** Starts the gateway and waits until it reports ready. Throws its output when it exits instead. */
export async function startGateway(environment: Environment): Promise<GatewayProcess> {
  const { child, ended, said } = run('src/main.ts', [], environment);
  const first = await Promise.race([once(child, 'message'), ended]);
  if (!Array.isArray(first)) throw new Error(`The gateway did not start: ${first.stderr}`);
  const url = /Gateway ready at (http:\S+)\/api\//.exec(said())?.[1];
  if (url === undefined || child.pid === undefined) throw new Error(`The gateway did not say where it is: ${said()}`);
  return {
    url,
    pid: child.pid,
    ended,
    call: (api, fields, options) => callOver(`${url}/api/`, api, fields, options),
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Calls an operation at a gateway's address, "http://127.0.0.1:40123/api/". */
export async function callOver(address: string, api: string, fields: Fields = {}, options: CallOptions = {}): Promise<Reply> {
  const { token, client, headers } = options;
  const { query, type, payload } = await bodyOf(api, fields);
  const response = await fetch(`${address}?store_id=1&store_type=6${query}`, {
    method: 'POST',
    headers: {
      'content-type': type,
      'x-internal-key': internalKey,
      ...(token !== undefined && { 'x-access-id': token }),
      ...(client !== undefined && { 'x-client-ip': client }),
      ...headers,
    },
    body: payload,
  });
  const body = await response.text();
  const { code, message, data } = JSON.parse(body);
  return { http: response.status, code, message, data, headers: Object.fromEntries(response.headers), body };
}

/** Polls a condition until it is met or the deadline has passed; returns whether it was met. */
export async function until(isSo: () => Promise<boolean>, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline) {
    if (await isSo()) return true;
    await pause(20);
  }
  return false;
}
