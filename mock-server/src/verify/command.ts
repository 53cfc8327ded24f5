import { operations } from '@mall/contract';
import { readNumber, readOptions } from '../arguments.ts';
import { UsageError } from '../usage.ts';
import { writeReport } from './files.ts';
import { startVerifier, type Verifier } from './index.ts';
import { asJunit } from './junit.ts';
import type { Report } from './report.ts';
import { counted } from './shape.ts';
import { asText } from './text.ts';
import { openFront, splitCommand, whileRunning } from './while-running.ts';

export const verifyHelp = `mall-mock verify --target URL [options] [-- command …]

Passes calls on to a gateway, byte for byte, and holds each request and each answer against the contract.
With a command: starts it with GATEWAY_URL set to the front, and ends with it. Without: runs until Ctrl-C.

  --target URL     the gateway, http://127.0.0.1:4000/api/
  --port N         where the front listens on 127.0.0.1; 0 takes any free port (4011)
  --slow MS        an answer that takes longer is a violation (30000)
  --at-least N     fails when fewer operations were called (1 with a command, else 0)
  --answers-only   a wrong request counts only when the gateway takes it: for tests that send some on purpose
  --junit FILE     writes the report as JUnit XML
  --json FILE      writes the report as JSON
  --all            calls every operation itself; mall-mock verify --all --help
  --family         calls the gateway itself, as a client of the product family; mall-mock verify --family --help
  --help           shows this

Exit code: 0 nothing broke the contract; 1 something did, too few operations were called, or the command failed; 2 wrong usage, or the gateway is out of reach.
`;

interface Wanted {
  readonly target: string;
  readonly port: number;
  readonly slowMs: number;
  /** The number of operations that must be called. */
  readonly atLeast: number;
  readonly answersOnly: boolean;
  readonly junit: string | undefined;
  readonly json: string | undefined;
  /** Undefined without one. */
  readonly command: readonly string[] | undefined;
}

const options = {
  target: { type: 'string' },
  port: { type: 'string', default: '4011' },
  slow: { type: 'string', default: '30000' },
  'at-least': { type: 'string' },
  'answers-only': { type: 'boolean', default: false },
  junit: { type: 'string' },
  json: { type: 'string' },
} as const;

/** Reads the command line behind `mall-mock verify`. Throws a UsageError that says in one sentence what is wrong. */
function readArguments(args: readonly string[]): Wanted {
  const { own, command } = splitCommand(args);
  const values = readOptions(own, options, 'mall-mock verify');
  if (values.target === undefined) throw new UsageError('--target must name the gateway, such as http://127.0.0.1:4000/api/.');
  const { target, junit, json, 'answers-only': answersOnly } = values;
  return {
    target,
    junit,
    json,
    answersOnly,
    command,
    // A command that calls nothing, for instance since it ignores GATEWAY_URL, has verified nothing.
    atLeast: readNumber('--at-least', values['at-least'] ?? (command ? '1' : '0'), operations.size),
    port: readNumber('--port', values.port, 65_535),
    slowMs: readNumber('--slow', values.slow, 3_600_000),
  };
}

/** `mall-mock verify`; gives the exit code. Throws a UsageError on wrong usage, and when the gateway is out of reach. */
export async function verify(args: readonly string[]): Promise<number> {
  const wanted = readArguments(args);
  const { target, port, slowMs, answersOnly } = wanted;
  const verifier = await openFront(() => startVerifier({ target, port, slowMs, answersOnly }), target, port);
  const { succeeded, report } = await watch(verifier, wanted.command);
  process.stdout.write(asText(report));
  await write(wanted, report);
  const called = report.operations.filter(({ api }) => operations.has(api)).length;
  const isEnough = called >= wanted.atLeast;
  if (!isEnough)
    process.stderr.write(
      `${counted(called, 'operation')} called, expected at least ${wanted.atLeast}: does the command call GATEWAY_URL?\n`,
    );
  return succeeded && isEnough && report.broken === 0 ? 0 : 1;
}

async function watch(verifier: Verifier, command: Wanted['command']): Promise<{ succeeded: boolean; report: Report }> {
  try {
    const sentence = `Calls to ${verifier.url} are passed on and held against the contract; Ctrl-C ends it with a report.`;
    const succeeded = await whileRunning(command, verifier.url, sentence);
    return { succeeded, report: await verifier.report() };
  } finally {
    await verifier.close();
  }
}

async function write({ junit, json }: Wanted, report: Report): Promise<void> {
  if (junit !== undefined) await writeReport(junit, asJunit(report));
  if (json !== undefined) await writeReport(json, `${JSON.stringify(report, undefined, 2)}\n`);
}
