import { SettingsError } from '@mall/config';
import type { FastifyInstance } from 'fastify';
import { type Config, readConfig } from './config.ts';

const stopWithinMs = 10_000;

function log(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Returns the validated settings; logs the reasons and exits when they are invalid. */
export function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof SettingsError) return log(error.message);
    throw error;
  }
}

/** The steps before a server closes. */
interface Closing {
  readonly delayMs: number;
  begin(): void;
}

function stopOnSignals(app: FastifyInstance, { delayMs, begin }: Closing): void {
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, 'stopping');
    // A connection with a response in progress becomes idle only after it.
    setInterval(() => app.server.closeIdleConnections(), 100).unref();
    setTimeout(() => process.exit(1), delayMs + stopWithinMs).unref();
    begin();
    setTimeout(() => {
      app.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    }, delayMs);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/**
 * Listens until a signal stops it; requests in progress are finished first. `beginClosing` is called when the signal arrives,
 * `closingDelayMs` before the port closes.
 */
export async function runServer(app: FastifyInstance, { port, host, closingDelayMs }: Config, beginClosing = () => {}): Promise<void> {
  stopOnSignals(app, { delayMs: closingDelayMs, begin: beginClosing });
  await listenOrExit(app, { port, host, variable: 'PORT' });
  // A parent process waits for this message over IPC; a port that responds could belong to another process.
  process.send?.('ready');
}

interface Address {
  readonly host: string;
  readonly port: number;
  /** The setting that names the port. */
  readonly variable: string;
}

/** Listens, or logs the reason in one sentence and exits. */
export async function listenOrExit(app: FastifyInstance, { host, port, variable }: Address): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    if (code === 'EADDRINUSE') log(`Port ${port} on ${host} is in use by another program; stop it or set ${variable} to another number.`);
    log(`The shop cannot listen at ${host}, port ${port} (${code}); set HOST or ${variable}.`);
  }
}
