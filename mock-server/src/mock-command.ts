import { readNumber, readOptions } from './arguments.ts';
import { type Mock, startMock } from './index.ts';
import { checkComparison, checkTexts } from './options.ts';
import { readRulesFile } from './scenarios.ts';
import { mostPort, reasonOf, UsageError } from './usage.ts';
import { counted } from './verify/shape.ts';

const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  rules: { type: 'string' },
  scenarios: { type: 'string' },
  recording: { type: 'string' },
  ignore: { type: 'string', multiple: true },
  loose: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
} as const;

/**
 * `mall-mock` without a subcommand: starts the mock gateway, which ends on a signal. Returns the exit code of a start that failed.
 *
 * @throws {UsageError} on invalid usage.
 */
export async function mock(args: readonly string[]): Promise<number | undefined> {
  const given = readOptions(args, options, 'mall-mock');
  // An empty setting counts as not set.
  const [ownPort, ownHost] = [process.env.MOCK_PORT || undefined, process.env.HOST || undefined];
  const setting = given.port === undefined && ownPort !== undefined ? 'MOCK_PORT' : '--port';
  const port = readNumber(setting, given.port ?? ownPort ?? '4010', mostPort);
  const host = given.host ?? ownHost ?? '127.0.0.1';
  checkTexts(given, '--');
  const { recording, strict, loose, ignore = [], scenarios } = given;
  const compared = { strict, loose, ignore, ...(recording !== undefined && { recording }) };
  checkComparison(compared, '--');
  const rules = given.rules === undefined ? [] : await readRulesFile(given.rules);
  try {
    const running = await startMock({ ...{ port, host, rules }, ...compared, ...(scenarios !== undefined && { scenarios }) });
    const stop = () => void running.close().then(() => process.exit(0));
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    process.send?.('ready');
    for (const warning of running.warnings) console.error(`Warning: ${warning}`);
    console.log(`The mock gateway answers at ${running.url}/api/ (control page: ${running.url}/).${recordingLine(running)}`);
    return undefined;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    console.error(reasonOf(error, port, setting));
    return 1;
  }
}

function recordingLine({ recorded }: Mock): string {
  if (recorded.operations === 0) return '';
  return ` Recorded: ${counted(recorded.calls, 'call')} of ${counted(recorded.operations, 'operation')}.`;
}
