import { setTimeout as delay } from 'node:timers/promises';
import { SettingsError, startupWarnings } from '@mall/config';
import { startTracing } from '@mall/tracing';
import { openGateway } from './gateway.ts';
import { readSettings } from './settings.ts';
import { describeError } from './shared/describe-error.ts';
import { writeLogLine } from './shared/write-log-line.ts';

/** A silently lost connection never closes: after this time the process exits without waiting for it. */
const hardEndMs = 10_000;

/** Starts the gateway as a process: reads settings from the environment, and prints a one-sentence reason when it cannot start. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  for (const warning of startupWarnings('gateway', process.env)) process.stderr.write(`${warning}\n`);
  const stopTracing = await startTracing('mall-gateway', import.meta.url);
  const gateway = await openGateway({
    settings,
    log: settings.logLevel,
    progress: (line) => process.stderr.write(`${line}\n`),
  });
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), settings.closingDelayMs + hardEndMs).unref();
    gateway.beginClosing();
    await delay(settings.closingDelayMs);
    await gateway.close();
    await stopTracing();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const address = await gateway.listen().catch(async (error: unknown) => {
    await gateway.close();
    throw error;
  });
  process.stderr.write(`Gateway ready at ${address}/api/\n`);
  // A parent process that started this one over IPC waits for this message, because a port that responds can belong to another process.
  process.send?.('ready');
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});

function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  // An unexpected error: a sentence for the operator, and the stack for the log.
  const described = describeError(error);
  writeLogLine('fatal', 'could not start', { err: described });
  return `The gateway could not start: ${described.messages.at(-1)?.split('\n')[0] ?? error}`;
}
