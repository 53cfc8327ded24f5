import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { isDataFolderInUse } from '../../packages/gateway/src/db/data-folder.ts';
import { readLogLevel, readSettings } from '../../packages/gateway/src/settings.ts';
import { readConfig } from '../../storefront/server/config.ts';
import { root } from './processes.ts';

/** A mall that nothing keeps from starting, as far as can be seen from outside. */
export interface Mall {
  /** What all its processes are started with. */
  readonly env: NodeJS.ProcessEnv;
  readonly logs: string;
  readonly shopUrl: string;
  /** Without the path of the operations. */
  readonly gatewayUrl: string;
  readonly demo: boolean;
}

/** The folder of database, pictures and logs. */
export const dataDir = process.env.MALL_DATA_DIR || join(root, '.mall');

/**
 * Looks at everything that could be in the way before anything is started, built or written: settings, ports, the data folder. The first
 * thing found is thrown, with one sentence as its message.
 */
export async function prepareMall({ mock }: { mock: boolean }): Promise<Mall> {
  const backPort = mock ? 'MOCK_PORT' : 'GATEWAY_PORT';
  const port = readPort('PORT', '3000');
  const gatewayPort = readPort(backPort, mock ? '4010' : '4000');
  if (port === gatewayPort) throw new Error(`PORT and ${backPort} are both ${port}; they must differ.`);
  const gatewayUrl = `http://127.0.0.1:${gatewayPort}`;
  const env = {
    MALL_DATA_DIR: dataDir,
    GATEWAY_URL: process.env.GATEWAY_URL || `${gatewayUrl}/api/`,
    ...(mock && { MALL_MOCK_SESSIONS: '1' }),
    MALL_PUBLIC_URL: process.env.MALL_PUBLIC_URL || `http://localhost:${port}`,
    // Gateway and storefront must know one secret; started together they need no setting for it.
    ...(!process.env.MALL_INTERNAL_KEY &&
      process.env.MALL_PROFILE !== 'production' && { MALL_INTERNAL_KEY: randomBytes(32).toString('hex') }),
  };
  const settings = readSettings({ ...process.env, ...env });
  readLogLevel(process.env.MALL_LOG_LEVEL);
  const shop = readConfig({ ...process.env, ...env });
  if (!mock && isDataFolderInUse(settings.dataDir))
    throw new Error(`The data folder ${dataDir} is in use by another mall; stop that one, or set MALL_DATA_DIR.`);
  await expectFree('PORT', port, shop.host);
  await expectFree(backPort, gatewayPort, mock ? shop.host : settings.host);
  const logs = join(dataDir, 'logs');
  makeFolder(logs);
  return { env, logs, shopUrl: shop.publicUrl.origin, gatewayUrl, demo: settings.profile === 'demo' };
}

/** Zero would mean any port; a mall that others are to find has one of its own. */
function readPort(name: string, otherwise: string): number {
  const text = process.env[name] || otherwise;
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port === 0 || port > 65_535) throw new Error(`${name} is "${text}"; it must be a port from 1 to 65535.`);
  return port;
}

async function expectFree(name: string, port: number, host: string): Promise<void> {
  const server = createServer();
  const code = await new Promise<string | undefined>((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
  if (code === 'EADDRINUSE') throw new Error(`Port ${port} is in use; stop the program that has it, or set ${name} to another.`);
  if (code !== undefined) throw new Error(`Nothing can listen at ${host}, port ${port} (${code}); set HOST or ${name}.`);
}

function makeFolder(logs: string): void {
  try {
    mkdirSync(logs, { recursive: true, mode: 0o700 });
    for (const folder of [dataDir, logs]) accessSync(folder, constants.W_OK);
  } catch {
    throw new Error(`The data folder ${dataDir} cannot be written; set MALL_DATA_DIR to another.`);
  }
}
