import { startMock } from './index.ts';
import { reasonOf } from './usage.ts';

/** `mall-mock` alone: starts the mock gateway at MOCK_PORT (4010) and HOST (127.0.0.1); a signal ends it. Gives the exit code of a start that failed. */
export async function mock(): Promise<number | undefined> {
  const wanted = process.env.MOCK_PORT ?? '4010';
  const port = Number(wanted);
  if (!/^\d{1,5}$/.test(wanted) || port > 65535) return fail(`MOCK_PORT must be a port number, not "${wanted}".`);
  try {
    const running = await startMock({ port, host: process.env.HOST ?? '127.0.0.1' });
    const stop = () => void running.close().then(() => process.exit(0));
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    process.send?.('ready');
    console.log(`The mock gateway answers at ${running.url}/api/ (its operations: ${running.url}/).`);
    return undefined;
  } catch (error) {
    return fail(reasonOf(error, port, 'MOCK_PORT'));
  }
}

function fail(sentence: string): number {
  console.error(sentence);
  return 1;
}
