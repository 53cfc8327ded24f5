#!/usr/bin/env -S node --conditions=source
/** Starts the mock gateway: MOCK_PORT (4010), HOST (127.0.0.1). */
import { startMock } from './index.ts';

async function run(): Promise<void> {
  const wanted = process.env.MOCK_PORT ?? '4010';
  const port = Number(wanted);
  if (!/^\d{1,5}$/.test(wanted) || port > 65535) return fail(`MOCK_PORT must be a port number, not "${wanted}".`);
  try {
    const mock = await startMock({ port, host: process.env.HOST ?? '127.0.0.1' });
    const stop = () => void mock.close().then(() => process.exit(0));
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    process.send?.('ready');
    console.log(`The mock gateway answers at ${mock.url}/api/ (its operations: ${mock.url}/).`);
  } catch (error) {
    fail(reason(error, port));
  }
}

function reason(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop the program that holds it, or set MOCK_PORT to another port.`;
  if (code === 'EACCES') return `Port ${port} may not be taken by this user: set MOCK_PORT to a port above 1023.`;
  return `The mock gateway could not start: ${error instanceof Error ? error.message : String(error)}`;
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

await run();
