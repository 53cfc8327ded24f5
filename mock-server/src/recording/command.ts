import { readNumber, readOptions } from '../arguments.ts';
import { UsageError } from '../usage.ts';
import { messageOf } from '../verify/files.ts';
import { counted } from '../verify/shape.ts';
import { sentenceOf } from '../verify/text.ts';
import { openFront, splitCommand, whileRunning } from '../verify/while-running.ts';
import { countOf, type Mismatch, startRecorder } from './record.ts';
import { type Recording, writeRecording } from './recording.ts';

export const recordHelp = `mall-mock record --from URL [options] [-- command …]

Forwards calls to a gateway and stores its answers in files, from which mall-mock --recording FOLDER answers afterwards.
With a command: starts it with GATEWAY_URL set to the front, and ends with it. Without: runs until Ctrl-C.

  --from URL      the gateway, http://127.0.0.1:4000/api/
  --into FOLDER   where the files are written, one an operation (recording)
  --port N        where the front listens on 127.0.0.1; 0 takes any free port (4012)
  --help          shows this

Tokens, passwords, codes, phones, e-mail addresses, addresses and names of persons are masked in the files. A call that breaks the contract is
reported and not stored.
Exit code: 0 every call was stored; 1 one was not, or the command failed; 2 wrong usage, or the gateway is out of reach.
`;

const options = {
  from: { type: 'string' },
  into: { type: 'string', default: 'recording' },
  port: { type: 'string', default: '4012' },
} as const;

/** `mall-mock record`; gives the exit code. Throws a UsageError on wrong usage, and when the gateway is out of reach. */
export async function record(args: readonly string[]): Promise<number> {
  const { own, command } = splitCommand(args);
  const { from, into, port: wanted } = readOptions(own, options, 'mall-mock record');
  if (from === undefined) throw new UsageError('--from must name the gateway, such as http://127.0.0.1:4000/api/.');
  const port = readNumber('--port', wanted, 65_535);
  const recorder = await openFront(() => startRecorder({ from, port }), from, port);
  try {
    const succeeded = await whileRunning(command, recorder.url, `Calls to ${recorder.url} are recorded; Ctrl-C writes them to ${into}.`);
    const { recording, mismatches } = await recorder.recorded();
    await write(into, recording);
    process.stdout.write(summaryOf(into, recording, mismatches));
    return succeeded && mismatches.length === 0 ? 0 : 1;
  } finally {
    await recorder.close();
  }
}

async function write(folder: string, recording: Recording): Promise<void> {
  try {
    await writeRecording(folder, recording);
  } catch (error) {
    throw new UsageError(`${folder} could not be written: ${messageOf(error)}.`);
  }
}

function summaryOf(folder: string, recording: Recording, mismatches: readonly Mismatch[]): string {
  const lines = mismatches.flatMap(({ api, findings }) => [
    `Not stored: a call of ${api}`,
    ...findings.map((finding) => `    ✗ ${sentenceOf({ ...finding, count: 1 })}`),
  ]);
  const total = `${counted(countOf(recording), 'call')} of ${counted(recording.size, 'operation')} stored in ${folder}, ${mismatches.length} not stored.`;
  return `${[...lines, total].join('\n')}\n`;
}
