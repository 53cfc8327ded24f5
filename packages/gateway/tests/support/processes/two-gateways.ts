import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../../src/db/postgres.ts';
import { systemClock } from '../../../src/shared/clock.ts';
import { setStock } from '../fixtures/stock.ts';
import type { World } from '../fixtures/world.ts';
import { openProvider, type TestProvider } from '../provider.ts';
import { testSettings } from '../settings.ts';
import { makeDatabase } from './databases.ts';
import type { LoadSku } from './order-load.ts';
import { type Environment, type GatewayProcess, processEnvironment, startGateway } from './process.ts';

/** Shared with the payment provider of the two gateways. */
export const providerSecret = 'provider-secret-for-tests-only-0000';

/** The SKU that customers of the load order; it does not sell out. */
export const loadSku: LoadSku = { pro_id: 1011, attribute_id: 10111 };

/** The positions of the two gateways in the list. */
export const [first, second] = [0, 1] as const;

/** Two gateway processes on one PostgreSQL database, with one payment provider. */
export interface TwoGateways {
  /** A restarted gateway has a new address, which then replaces the old one in the list. */
  readonly gateways: readonly GatewayProcess[];
  readonly databaseUrl: string;
  readonly world: World;
  readonly provider: TestProvider;
  gatewayAt(index: number): GatewayProcess;
  environmentAt(index: number): Environment;
  /** Kills a gateway and starts it again, with changed settings if given. */
  restart(index: number, changes?: Environment): Promise<void>;
  close(): Promise<void>;
}

function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`There is no gateway ${index}`);
  return item;
}

export interface TwoGatewaysOptions {
  /** An empty database, which the first gateway migrates and seeds. Without it both use a seeded one on the tests' server. */
  readonly databaseUrl?: string;
  /** Settings in addition to those of every gateway of the tests. */
  readonly environment?: Environment;
}

/** Starts two gateways on one PostgreSQL database. */
export async function openTwoGateways({ databaseUrl: given, environment: changes }: TwoGatewaysOptions = {}): Promise<TwoGateways> {
  const ownDatabase = given === undefined ? await makeDatabase('seeded') : undefined;
  const databaseUrl = given ?? ownDatabase?.url;
  if (databaseUrl === undefined) throw new Error('Two gateways need PostgreSQL');
  const folders = ['a', 'b'].map((name) => mkdtempSync(join(tmpdir(), `mall-faults-${name}-`)));
  const provider = await openProvider(providerSecret);
  const environments = folders.map((folder) => ({
    ...processEnvironment(folder, databaseUrl),
    MALL_LOG_LEVEL: 'silent',
    MALL_PAYMENT_URL: provider.settings.paymentUrl,
    MALL_PAYMENT_SECRET: providerSecret,
    ...changes,
  }));
  const gateways: GatewayProcess[] = [];
  for (const environment of environments) gateways.push(await startGateway(environment));
  const database = openPostgres(databaseUrl);
  const world = { db: database.db, clock: systemClock, settings: testSettings() };
  await setStock(world, loadSku.attribute_id, 1_000_000);
  return {
    gateways,
    databaseUrl,
    world,
    provider,
    gatewayAt: (index) => itemAt(gateways, index),
    environmentAt: (index) => itemAt(environments, index),
    restart: async (index, changed = {}) => {
      await itemAt(gateways, index).end('SIGKILL');
      gateways[index] = await startGateway({ ...itemAt(environments, index), ...changed });
    },
    close: async () => {
      await Promise.all(gateways.map((gateway) => gateway.end('SIGKILL')));
      await provider.close();
      await database.close();
      await ownDatabase?.drop();
      for (const folder of folders) rmSync(folder, { recursive: true });
    },
  };
}
