import { readNumber, readOptions } from '../command/arguments.ts';
import { UsageError } from '../command/usage.ts';
import { checkWritable } from '../files.ts';
import { describeCallAddresses } from '../verify/proxy.ts';
import { splitCommand, startOrExplain, whileRunning } from '../verify/run-command.ts';
import { countNoun } from '../verify/shape.ts';
import { sentenceOf } from '../verify/text.ts';
import { type Mismatch, type Recorded, startRecorder } from './record.ts';
import { countOf, isEmptyFolder, type Recording, readRecording, type WriteOptions, writeRecording } from './recording.ts';

export const recordHelp = `mall-mock record --from URL [options] [-- command …]

A proxy that forwards calls to a gateway and stores its responses in files. mall-mock --recording FOLDER answers from these files.
With a command, the proxy runs as long as the command, which is started with GATEWAY_URL set to the proxy. Without one, it runs until Ctrl-C.
Calls are POST requests to the address of the gateway, and to the addresses of operations below it, such as /api/mall.Product.index.

  --from URL        address of the gateway, such as http://127.0.0.1:4000/api/
  --into FOLDER     folder of the recording, one file for each operation (default: recording)
  --replace         deletes the earlier recording in the folder
  --add             adds the calls to the earlier recording in the folder
  --responses-only  reports an invalid request only if the gateway accepts it: for tests that send invalid requests on purpose
  --port N          port of the proxy on 127.0.0.1; 0 takes any free one (default: 4012)
  --help            shows this help

Tokens, passwords, codes, phones, e-mail addresses, addresses and names are masked in the files. A call that violates the contract is
reported and not stored.
Exit code: 0 every call was stored; 1 a call was not stored, nothing was stored, or the command failed; 2 invalid usage or an unreachable
gateway.
`;

const options = {
  from: { type: 'string' },
  into: { type: 'string', default: 'recording' },
  replace: { type: 'boolean', default: false },
  add: { type: 'boolean', default: false },
  'responses-only': { type: 'boolean', default: false },
  port: { type: 'string', default: '4012' },
} as const;

/** `mall-mock record`; returns the exit code. Throws a UsageError on invalid usage, and when the gateway cannot be reached. */
export async function record(args: readonly string[]): Promise<number> {
  const { optionArguments, command } = splitCommand(args);
  const {
    from,
    into,
    replace,
    add,
    'responses-only': responsesOnly,
    port: portText,
  } = readOptions(optionArguments, options, 'mall-mock record');
  if (from === undefined) throw new UsageError('--from must name the gateway, such as http://127.0.0.1:4000/api/.');
  const port = readNumber('--port', portText, 65_535);
  await checkFolder(into, { replace, add });
  const recorder = await startOrExplain(() => startRecorder({ from, port, responsesOnly }), from, port);
  try {
    const succeeded = await whileRunning(command, recorder.url, `Calls to ${recorder.url} are recorded; Ctrl-C writes them to ${into}.`);
    const result = await recorder.recorded();
    const { recording, mismatches } = result;
    const pathHint = wrongPathHint(from, recording, mismatches);
    if (pathHint !== undefined) throw new UsageError(pathHint);
    // A recording without calls does not replace an earlier one.
    if (recording.size > 0) await writeRecording(into, recording, { replace, add });
    process.stdout.write(summaryOf(into, recording, mismatches));
    const hint = command ? ' Does the command call GATEWAY_URL?' : '';
    const noValidCall = `no valid call reached ${recorder.url}.${hint}`;
    for (const warning of warningsOf(from, result, noValidCall)) process.stderr.write(`Warning: ${warning}\n`);
    return succeeded && recording.size > 0 && mismatches.length === 0 ? 0 : 1;
  } finally {
    await recorder.close();
  }
}

/**
 * Checks the folder before anything is recorded.
 *
 * @throws {UsageError} when it cannot be written, or when it is not empty and neither option is set.
 */
async function checkFolder(folder: string, { replace, add }: Required<WriteOptions>): Promise<void> {
  if (replace && add) throw new UsageError('Set either --replace or --add, not both.');
  await checkWritable(folder, 'folder');
  if ((await isEmptyFolder(folder)) || replace) return;
  if (!add) throw new UsageError(`${folder} is not empty: --replace deletes the recording in it, --add adds to it.`);
  await readRecording(folder);
}

/** With a wrong path, no response is an envelope: one hint replaces the findings of all calls. */
function wrongPathHint(from: string, recording: Recording, mismatches: readonly Mismatch[]): string | undefined {
  const address = new URL(from);
  if (address.pathname !== '/' || recording.size > 0 || mismatches.length === 0) return undefined;
  return `No call to ${from} received an envelope; nothing was recorded. Is the path missing in --from, such as ${new URL('/api/', address).href}?`;
}

function summaryOf(folder: string, recording: Recording, mismatches: readonly Mismatch[]): string {
  const lines = mismatches.flatMap(({ api, findings }) => [
    `Not stored: a call of ${api}`,
    ...findings.map((finding) => `    ✗ ${sentenceOf({ ...finding, count: 1 })}`),
  ]);
  const total = `${countNoun(countOf(recording), 'call')} of ${countNoun(recording.size, 'operation')} stored in ${folder}, ${mismatches.length} not stored.`;
  return `${[...lines, total].join('\n')}\n`;
}

/** Warnings about requests that were forwarded but not stored, and about the reason when nothing was stored. */
function warningsOf(from: string, { recording, mismatches, others }: Recorded, noValidCall: string): string[] {
  const requests = `${countNoun(others, 'POST request')} ${others === 1 ? 'was' : 'were'}`;
  const skipped = `${requests} forwarded and not stored: the addresses of calls are ${describeCallAddresses(from)}.`;
  const reason = mismatches.length > 0 ? 'no call was valid.' : noValidCall;
  return [...(others > 0 ? [skipped] : []), ...(recording.size > 0 ? [] : [`Nothing was stored: ${reason}`])];
}
