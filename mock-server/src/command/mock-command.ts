import { lineOf } from '../control/call-line.ts';
import { type Mock, startMock } from '../index.ts';
import { checkComparison, checkTexts } from '../options.ts';
import { readRulesFile } from '../rules/scenarios.ts';
import { InvalidTarget, readTarget } from '../verify/proxy.ts';
import { countNoun } from '../verify/shape.ts';
import { readNumber, readOptions } from './arguments.ts';
import { describeStartError, maxPort, StartError, UsageError } from './usage.ts';

const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  rules: { type: 'string' },
  scenarios: { type: 'string' },
  recording: { type: 'string' },
  ignore: { type: 'string', multiple: true },
  loose: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  proxy: { type: 'string' },
  'require-session': { type: 'boolean', default: false },
  quiet: { type: 'boolean', default: false },
} as const;

/**
 * `mall-mock` without a subcommand: starts the mock gateway, which stops on SIGTERM or SIGINT. Returns the exit code if the start failed.
 *
 * @throws {UsageError} on invalid usage.
 */
export async function mock(args: readonly string[]): Promise<number | undefined> {
  const values = readOptions(args, options, 'mall-mock');
  // An empty setting counts as not set.
  const [envPort, envHost] = [process.env.MOCK_PORT || undefined, process.env.HOST || undefined];
  const settings = {
    port: values.port === undefined && envPort !== undefined ? 'MOCK_PORT' : '--port',
    host: values.host === undefined && envHost !== undefined ? 'HOST' : '--host',
  };
  const port = readNumber(settings.port, values.port ?? envPort ?? '4010', maxPort);
  const host = values.host ?? envHost ?? '127.0.0.1';
  checkTexts(values, '--');
  const { recording, strict, loose, ignore = [], scenarios, proxy } = values;
  const comparisonOptions = { strict, loose, ignore, ...(recording !== undefined && { recording }), ...(proxy !== undefined && { proxy }) };
  checkComparison(comparisonOptions, '--');
  if (proxy !== undefined) checkTarget('--proxy', proxy);
  const rules = values.rules === undefined ? [] : await readRulesFile(values.rules);
  try {
    const running = await startMock({
      port,
      host,
      rules,
      requireSession: values['require-session'],
      ...comparisonOptions,
      ...(scenarios !== undefined && { scenarios }),
      ...(!values.quiet && { onCall: (call) => console.error(lineOf(call)) }),
    });
    const stop = () => void running.close().then(() => process.exit(0));
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    process.send?.('ready');
    for (const warning of running.warnings) console.error(`Warning: ${warning}`);
    console.log(`The mock gateway answers at ${running.url}/api/ (control page: ${running.url}/).${recordingLine(running)}`);
    return undefined;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    console.error(describeStartError(error instanceof StartError ? error.cause : error, port, settings));
    return 1;
  }
}

/** @throws {UsageError} when an option is no address of a gateway; `name` is the option in the message. */
function checkTarget(name: string, target: string): void {
  try {
    readTarget(name, target);
  } catch (error) {
    throw error instanceof InvalidTarget ? new UsageError(error.message) : error;
  }
}

function recordingLine({ recorded }: Mock): string {
  if (recorded.operations === 0) return '';
  return ` Recorded: ${countNoun(recorded.calls, 'call')} of ${countNoun(recorded.operations, 'operation')}.`;
}
