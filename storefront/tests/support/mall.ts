import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type RunningStorefront, startStorefront } from './storefront.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** The solution that every captcha of a tested mall accepts. */
export const captchaAnswer = 'open sesame';

/** The key that the tested mall shares with its storefront. */
export const internalKey = 'internal-key-of-a-mall-under-test-0000';

/** The customer that anyone can sign in as in the demo. */
export const demoCustomer = { account: 'shopper01', password: 'mall2026', paymentPassword: '246810' } as const;

/** A mall in separate processes: the real gateway on its own database, and the storefront. */
export interface RunningMall extends RunningStorefront {
  readonly gatewayUrl: string;
  /** The data folder of the mall. */
  readonly dataDir: string;
  /** Runs the back office's `mall` command; returns its output. Rejects when it fails. */
  admin(...args: string[]): Promise<string>;
  /** Kills the gateway like a power failure. */
  killGateway(): Promise<void>;
  /** Starts the gateway again with the remaining data. */
  restartGateway(): Promise<void>;
}

/** Starts a mall with the demo's products. */
export async function startMall(environment: Record<string, string> = {}): Promise<RunningMall> {
  const folder = await mkdtemp(join(tmpdir(), 'mall-browser-'));
  const [port, gatewayPort] = [await freePort(), await freePort()];
  const gatewayUrl = `http://127.0.0.1:${gatewayPort}/api/`;
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    MALL_DATA_DIR: folder,
    GATEWAY_PORT: String(gatewayPort),
    MALL_PUBLIC_URL: `http://localhost:${port}`,
    MALL_INTERNAL_KEY: internalKey,
    MALL_CAPTCHA_ANSWER: captchaAnswer,
    MALL_LOG_LEVEL: 'warn',
    // Tests use a subset of the demo's products.
    MALL_DEMO_GOODS: 'bestsellers',
    // The demo customer starts with an account, two addresses and a balance, and without orders.
    MALL_DEMO_HISTORY: '0',
  };
  let gateway = await startGateway(env);
  const shop = await startStorefront({
    PORT: String(port),
    GATEWAY_URL: gatewayUrl,
    MALL_INTERNAL_KEY: env.MALL_INTERNAL_KEY,
    // Tests send their own network address, as a proxy does.
    MALL_TRUST_PROXY: '1',
    ...environment,
  });
  return {
    ...shop,
    gatewayUrl,
    dataDir: folder,
    admin: (...args) => runCommand(folder, ...args),
    killGateway: () => end(gateway, 'SIGKILL'),
    restartGateway: async () => {
      gateway = await startGateway(env);
    },
    stop: async (signal) => {
      const code = await shop.stop(signal);
      await end(gateway, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}

async function startGateway(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--conditions=source', 'packages/gateway/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ready = once(child, 'message').then(() => true);
  const ended = once(child, 'exit').then(() => false);
  if (!(await Promise.race([ready, ended]))) throw new Error('The gateway did not start');
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Runs the back office's `mall` command for the mall in a folder; returns its output. Rejects when it fails. */
export async function runCommand(dataDir: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, ['--conditions=source', 'packages/gateway/src/admin/cli.ts', ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, MALL_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  const [code] = await once(child, 'close');
  const text = Buffer.concat(said).toString();
  if (code !== 0) throw new Error(text);
  return text;
}

/** Runs the `mall` command in the mall of the whole run, as its operator; returns its output. */
export async function operator(...args: string[]): Promise<string> {
  const { MALL_TEST_DATA_DIR: dataDir } = process.env;
  if (dataDir === undefined) throw new Error('No mall runs');
  return await runCommand(dataDir, ...args);
}
