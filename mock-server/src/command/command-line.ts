/** The command line of `mall-mock`: without a subcommand it starts the mock gateway. Subcommands are loaded when they are called. */
import manifest from '../../package.json' with { type: 'json' };
import { suggestionFor } from '../faults.ts';
import { UsageError } from './usage.ts';

const helpText = `mall-mock [options]                 starts the mock gateway
mall-mock verify --target URL …     validates the calls to a gateway in a proxy; see mall-mock verify --help
mall-mock verify --all …            calls every operation of a gateway and validates the responses; see mall-mock verify --all --help
mall-mock verify --family …         calls a gateway as a client of the product family does; see mall-mock verify --family --help
mall-mock record --from URL …       records the responses of a gateway; see mall-mock record --help
mall-mock collection --format …     writes a collection for Postman or Bruno; see mall-mock collection --help

  --port N             port to listen on; 0 takes any free one (default: MOCK_PORT, else 4010)
  --host NAME          address to listen on (default: HOST, else 127.0.0.1)
  --rules FILE         sets the rules of a JSON or YAML file for all sessions
  --scenarios FOLDER   adds named scenarios, one YAML or JSON file each; one with the name of a built-in scenario replaces it, with a warning
  --recording FOLDER   answers recorded calls from a recording
  --ignore FIELD       does not compare a request field with the recorded ones; repeatable
  --loose              answers a call without an equal recorded call from the most similar one
  --strict             refuses calls that were not recorded
  --proxy URL          forwards calls without a rule to a gateway, such as http://127.0.0.1:4000/api/
  --require-session    answers 203 to calls without a session where the operation requires one
  --quiet              writes no line for each call to stderr; a line has the operation, the code, the source of the response and the time
  --version            shows the version
  --help               shows this help
`;

const isHelp = (argument: string | undefined) => argument === '--help' || argument === '-h';
const isHelpCommand = (argument: string | undefined) => isHelp(argument) || argument === 'help';

/** Each command loads only its own modules, because Prism takes a second to read the contract. */
const commands: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  verify: async (args) => {
    // The arguments after -- are the command that verify runs.
    const end = args.indexOf('--');
    const ownArguments = end < 0 ? args : args.slice(0, end);
    if (ownArguments.includes('--family')) {
      const { familyHelp, verifyFamily } = await import('../family/command.ts');
      return ownArguments.some(isHelp) ? show(familyHelp) : verifyFamily(args);
    }
    if (ownArguments.includes('--all')) {
      const { allHelp, verifyEverything } = await import('../verify/all-command.ts');
      return ownArguments.some(isHelp) ? show(allHelp) : verifyEverything(args);
    }
    const { verify, verifyHelp } = await import('../verify/command.ts');
    return isHelp(args[0]) ? show(verifyHelp) : verify(args);
  },
  record: async (args) => {
    const { record, recordHelp } = await import('../recording/command.ts');
    return isHelp(args[0]) ? show(recordHelp) : record(args);
  },
  collection: async (args) => {
    const { collection, collectionHelp } = await import('../collection/command.ts');
    return isHelp(args[0]) ? show(collectionHelp) : collection(args);
  },
};

/** Runs a command line; returns the exit code, or undefined while a server runs. */
async function run(all: readonly string[]): Promise<number | undefined> {
  const [command, ...args] = all;
  if (isHelpCommand(command)) {
    const [subcommand = ''] = args;
    return command === 'help' && Object.hasOwn(commands, subcommand) ? run([...args, '--help']) : show(helpText);
  }
  if (command === '--version' || command === '-v') return show(`${manifest.version}\n`);
  if (command === undefined || command.startsWith('-')) return (await import('./mock-command.ts')).mock(all);
  const start = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!start)
    throw new UsageError(`There is no command "${command}".${suggestionFor(command, Object.keys(commands))} See mall-mock --help.`);
  return start(args);
}

function show(text: string): number {
  process.stdout.write(text);
  return 0;
}

/** Runs the command line of `mall-mock` and sets the exit code. A usage error is one sentence and the exit code 2. */
export async function runCommandLine(args: readonly string[]): Promise<void> {
  try {
    const code = await run(args);
    if (code !== undefined) process.exitCode = code;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
