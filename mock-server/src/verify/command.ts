import { operations } from '@mall/contract';
import { readNumber, readOptions } from '../command/arguments.ts';
import { UsageError } from '../command/usage.ts';
import { checkReportFiles, writeReport } from '../files.ts';
import { asJunit } from './junit.ts';
import type { Report } from './report.ts';
import { splitCommand, startOrExplain, whileRunning } from './run-command.ts';
import { countNoun } from './shape.ts';
import { startVerifier, type Verifier } from './start-verifier.ts';
import { toText } from './text.ts';

export const verifyHelp = `mall-mock verify --target URL [options] [-- command …]

A proxy that forwards calls to a gateway, byte for byte, and validates each request and each response by the contract.
With a command, the proxy runs as long as the command, which is started with GATEWAY_URL set to the proxy. Without one, it runs until Ctrl-C.
Calls are POST requests to the address of the gateway, and to the addresses of operations below it, such as /api/mall.Product.index.

  --target URL      address of the gateway, such as http://127.0.0.1:4000/api/
  --port N          port of the proxy on 127.0.0.1; 0 takes any free one (default: 4011)
  --slow MS         reports a response that takes longer, in milliseconds (default: 30000)
  --at-least N      fails when fewer operations were called (default: 1 with a command, else 0)
  --responses-only  reports an invalid request only if the gateway accepts it: for tests that send invalid requests on purpose
  --strict-fields   reports a field that the request does not have, such as a misspelled one, as a violation; otherwise it is a notice
  --list-uncalled   lists the operations that were not called
  --compatible      accepts the JSON types of other servers of the family, such as "1" in place of 1, in responses
  --junit FILE      writes the report as JUnit XML
  --json FILE       writes the report as JSON
  --all             calls every operation without a command; see mall-mock verify --all --help
  --family          calls the gateway as a client of the product family does; see mall-mock verify --family --help
  --help            shows this help

Exit code: 0 no violation; 1 a violation, too few operations called, or a failed command; 2 invalid usage or an unreachable gateway.
`;

interface VerifyArguments {
  readonly target: string;
  readonly port: number;
  readonly slowMs: number;
  /** The number of operations that must be called. */
  readonly atLeast: number;
  readonly responsesOnly: boolean;
  readonly strictFields: boolean;
  readonly listsUncalled: boolean;
  readonly compatible: boolean;
  readonly junit: string | undefined;
  readonly json: string | undefined;
  /** The command after `--`; undefined without one. */
  readonly command: readonly string[] | undefined;
}

const options = {
  target: { type: 'string' },
  port: { type: 'string', default: '4011' },
  slow: { type: 'string', default: '30000' },
  'at-least': { type: 'string' },
  'responses-only': { type: 'boolean', default: false },
  'strict-fields': { type: 'boolean', default: false },
  'list-uncalled': { type: 'boolean', default: false },
  compatible: { type: 'boolean', default: false },
  junit: { type: 'string' },
  json: { type: 'string' },
  // Separate commands, listed here for the suggestion in the error of a misspelled option.
  all: { type: 'boolean' },
  family: { type: 'boolean' },
} as const;

/** Reads the options of `mall-mock verify`. Throws a UsageError with one sentence on invalid usage. */
function readArguments(args: readonly string[]): VerifyArguments {
  const { optionArguments, command } = splitCommand(args);
  const values = readOptions(optionArguments, options, 'mall-mock verify');
  if (values.target === undefined) throw new UsageError('--target must name the gateway, such as http://127.0.0.1:4000/api/.');
  const { target, junit, json, compatible, 'responses-only': responsesOnly, 'strict-fields': strictFields } = values;
  if (responsesOnly && strictFields)
    throw new UsageError('Set either --responses-only or --strict-fields: the former does not report fields of requests.');
  return {
    target,
    junit,
    json,
    responsesOnly,
    strictFields,
    listsUncalled: values['list-uncalled'],
    compatible,
    command,
    // A command without calls, for example because it ignores GATEWAY_URL, verifies nothing.
    atLeast: readNumber('--at-least', values['at-least'] ?? (command ? '1' : '0'), operations.size),
    port: readNumber('--port', values.port, 65_535),
    slowMs: readNumber('--slow', values.slow, 3_600_000),
  };
}

/** `mall-mock verify`; returns the exit code. Throws a UsageError on invalid usage, and when the gateway cannot be reached. */
export async function verify(args: readonly string[]): Promise<number> {
  const parsed = readArguments(args);
  const { target, port, slowMs, responsesOnly, strictFields, compatible, atLeast } = parsed;
  await checkReportFiles(parsed);
  const verifier = await startOrExplain(
    () => startVerifier({ target, port, slowMs, responsesOnly, strictFields, compatible }),
    target,
    port,
  );
  const { succeeded, report } = await runAndReport(verifier, parsed.command);
  process.stdout.write(toText(report, parsed.listsUncalled));
  await writeReports(parsed, report);
  const called = report.operations.filter(({ api }) => operations.has(api)).length;
  const isEnough = called >= atLeast;
  if (!isEnough)
    process.stderr.write(`${countNoun(called, 'operation')} called, expected at least ${atLeast}: does the command call GATEWAY_URL?\n`);
  return succeeded && isEnough && report.broken === 0 ? 0 : 1;
}

async function runAndReport(verifier: Verifier, command: VerifyArguments['command']): Promise<{ succeeded: boolean; report: Report }> {
  try {
    const sentence = `Calls to ${verifier.url} are forwarded and validated by the contract; Ctrl-C stops the proxy and prints the report.`;
    const succeeded = await whileRunning(command, verifier.url, sentence);
    return { succeeded, report: await verifier.report() };
  } finally {
    await verifier.close();
  }
}

async function writeReports({ junit, json }: VerifyArguments, report: Report): Promise<void> {
  if (junit !== undefined) await writeReport(junit, asJunit(report));
  if (json !== undefined) await writeReport(json, `${JSON.stringify(report, undefined, 2)}\n`);
}
