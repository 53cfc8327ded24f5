#!/usr/bin/env -S node --conditions=source
import { join } from 'node:path';
import { SettingsError } from '@mall/config';
import { lockDataFolder } from '../db/data-folder.ts';
import { openPglite } from '../db/database.ts';
import { startClock } from '../db/database-clock.ts';
import { openPostgres } from '../db/postgres.ts';
import { readSettings, type Settings } from '../settings.ts';
import { systemClock } from '../shared/clock.ts';
import type { Outcome } from './command.ts';
import { runCommand, usage } from './commands.ts';
import { sendCommand } from './socket.ts';

/** `mall COMMAND`: runs through the running gateway if there is one, otherwise directly on its database. */
async function main([name, ...args]: readonly string[]): Promise<Outcome> {
  if (name === undefined || name === '--help') return { ok: name !== undefined, lines: usage };
  const settings = readSettings(process.env);
  const sent = await sendCommand(settings.dataDir, { name, args }).catch(noGateway);
  return sent ?? runOnDatabase(name, args, settings);
}

function noGateway(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED')) return undefined;
  throw error;
}

async function runOnDatabase(name: string, args: readonly string[], settings: Settings): Promise<Outcome> {
  if (settings.databaseUrl !== undefined) {
    const database = openPostgres(settings.databaseUrl, settings.databaseLimits);
    try {
      const clock = await startClock(database);
      return await runCommand(name, args, { db: database.background, clock, settings }).finally(() => clock.stop());
    } finally {
      await database.close();
    }
  }
  const release = lockDataFolder(settings.dataDir);
  try {
    const database = await openPglite(join(settings.dataDir, 'pglite'));
    await database.migrate();
    return await runCommand(name, args, { db: database.background, clock: systemClock, settings }).finally(() => database.close());
  } finally {
    release();
  }
}

main(process.argv.slice(2)).then(
  ({ ok, lines }) => {
    (ok ? process.stdout : process.stderr).write(`${lines.join('\n')}\n`);
    process.exitCode = ok ? 0 : 1;
  },
  (error: unknown) => {
    process.stderr.write(
      `${error instanceof SettingsError ? error.message : `The command failed: ${error instanceof Error ? error.message : error}`}\n`,
    );
    process.exitCode = 1;
  },
);
