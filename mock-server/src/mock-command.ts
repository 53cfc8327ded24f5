import { readNumber, readOptions } from './arguments.ts';
import { startMock } from './index.ts';
import { reasonOf } from './usage.ts';

const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  recording: { type: 'string' },
} as const;

/**
 * `mall-mock` alone: starts the mock gateway, which ends on a signal. Gives the exit code of a start that failed.
 *
 * @throws {UsageError} on wrong usage.
 */
export async function mock(args: readonly string[]): Promise<number | undefined> {
  const given = readOptions(args, options, 'mall-mock');
  // An empty setting counts as not set.
  const [ownPort, ownHost] = [process.env.MOCK_PORT || undefined, process.env.HOST || undefined];
  const setting = given.port === undefined && ownPort !== undefined ? 'MOCK_PORT' : '--port';
  const port = readNumber(setting, given.port ?? ownPort ?? '4010', 65_535);
  try {
    const { recording } = given;
    const running = await startMock({ port, host: given.host ?? ownHost ?? '127.0.0.1', ...(recording !== undefined && { recording }) });
    const stop = () => void running.close().then(() => process.exit(0));
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    process.send?.('ready');
    console.log(`The mock gateway answers at ${running.url}/api/ (its operations: ${running.url}/).`);
    return undefined;
  } catch (error) {
    console.error(reasonOf(error, port, setting));
    return 1;
  }
}
