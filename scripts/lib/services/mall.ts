import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { isDataFolderInUse } from '../../../packages/gateway/src/db/data-folder.ts';
import { readSettings } from '../../../packages/gateway/src/settings.ts';
import { readConfig } from '../../../storefront/server/config.ts';
import { root } from '../processes.ts';

/** A mall that has passed all checks before its start. */
export interface Mall {
  /** The environment of all its processes. */
  readonly env: NodeJS.ProcessEnv;
  readonly logs: string;
  readonly shopUrl: string;
  /** The gateway's address without the path of the operations. */
  readonly gatewayUrl: string;
  readonly demo: boolean;
}

/** The folder of database, images and logs. */
export const dataDir = process.env.MALL_DATA_DIR || join(root, '.mall');

/**
 * Checks settings, ports and the data folder before anything is started, built or written. Throws the first problem, described in one
 * sentence.
 */
export async function prepareMall({ mock }: { mock: boolean }): Promise<Mall> {
  const gatewayPortSetting = mock ? 'MOCK_PORT' : 'GATEWAY_PORT';
  const port = readPort('PORT', '3000');
  const gatewayPort = readPort(gatewayPortSetting, mock ? '4010' : '4000');
  if (port === gatewayPort) throw new Error(`PORT and ${gatewayPortSetting} are both ${port}; they must differ.`);
  const gatewayUrl = `http://127.0.0.1:${gatewayPort}`;
  const env = {
    MALL_DATA_DIR: dataDir,
    GATEWAY_URL: process.env.GATEWAY_URL || `${gatewayUrl}/api/`,
    ...(mock && { MALL_MOCK_SESSIONS: '1' }),
    MALL_PUBLIC_URL: process.env.MALL_PUBLIC_URL || `http://localhost:${port}`,
    // Gateway and storefront share a secret; when they are started together no setting is needed for it.
    ...(!process.env.MALL_INTERNAL_KEY &&
      process.env.MALL_PROFILE !== 'production' && { MALL_INTERNAL_KEY: randomBytes(32).toString('hex') }),
  };
  const settings = readSettings({ ...process.env, ...env });
  const shop = readConfig({ ...process.env, ...env });
  if (!mock && isDataFolderInUse(settings.dataDir))
    throw new Error(`The data folder ${dataDir} is in use by another mall; stop that one, or set MALL_DATA_DIR.`);
  await assertPortIsFree('PORT', port, shop.host);
  await assertPortIsFree(gatewayPortSetting, gatewayPort, mock ? shop.host : settings.host);
  const logs = join(dataDir, 'logs');
  makeFolder(logs);
  return { env, logs, shopUrl: shop.publicUrl.origin, gatewayUrl, demo: settings.profile === 'demo' };
}

/** Reads a port. Zero would mean any port; a mall needs a known one. */
function readPort(name: string, defaultPort: string): number {
  const text = process.env[name] || defaultPort;
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port === 0 || port > 65_535) throw new Error(`${name} is "${text}"; it must be a port from 1 to 65535.`);
  return port;
}

async function assertPortIsFree(name: string, port: number, host: string): Promise<void> {
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
