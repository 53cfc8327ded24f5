#!/usr/bin/env node
/** The command `mall-mock`: alone it starts the mock gateway; its other commands are loaded when they are called. */
import manifest from '../package.json' with { type: 'json' };
import { adviceOf } from './faults.ts';
import { UsageError } from './usage.ts';

const help = `mall-mock [options]                 starts the mock gateway
mall-mock verify --target URL …     holds a gateway against the contract; mall-mock verify --help
mall-mock verify --all …            calls every operation of a gateway itself; mall-mock verify --all --help
mall-mock verify --family …         calls a gateway as a client of the product family; mall-mock verify --family --help
mall-mock record --from URL …       records the answers of a gateway; mall-mock record --help
mall-mock collection --format …     writes a collection for Postman or Bruno; mall-mock collection --help

  --port N       port to listen on; 0 takes any free one (default: MOCK_PORT, else 4010)
  --host NAME    address to listen on (default: HOST, else 127.0.0.1)
  --rules FILE   sets the rules of a JSON or YAML file for all sessions
  --scenarios F  adds the named scenarios of the folder F, one YAML or JSON file each
  --recording F  answers recorded calls from the folder F
  --ignore NAME  ignores a field of requests when they are compared with recorded ones; repeatable
  --loose        answers a call without an equal recorded one from the most similar one
  --strict       refuses calls that were not recorded
  --version      shows the version
  --help         shows this
`;

const isHelp = (argument: string | undefined) => argument === '--help' || argument === '-h';

/** Each loads only what it needs: Prism takes its time to read the contract. */
const commands: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  verify: async (args) => {
    if (args.includes('--family')) {
      const { familyHelp, verifyFamily } = await import('./family/command.ts');
      return args.some(isHelp) ? show(familyHelp) : verifyFamily(args);
    }
    if (args.includes('--all')) {
      const { allHelp, verifyEverything } = await import('./verify/all-command.ts');
      return args.some(isHelp) ? show(allHelp) : verifyEverything(args);
    }
    const { verify, verifyHelp } = await import('./verify/command.ts');
    return isHelp(args[0]) ? show(verifyHelp) : verify(args);
  },
  record: async (args) => {
    const { record, recordHelp } = await import('./recording/command.ts');
    return isHelp(args[0]) ? show(recordHelp) : record(args);
  },
  collection: async (args) => {
    const { collection, collectionHelp } = await import('./collection/command.ts');
    return isHelp(args[0]) ? show(collectionHelp) : collection(args);
  },
};

/** Does what the command line asks; gives the exit code, or undefined while something runs on. */
async function run(all: readonly string[]): Promise<number | undefined> {
  const [command, ...args] = all;
  if (isHelp(command)) return show(help);
  if (command === '--version' || command === '-v') return show(`${manifest.version}\n`);
  if (command === undefined || command.startsWith('-')) return (await import('./mock-command.ts')).mock(all);
  const start = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!start) throw new UsageError(`There is no command "${command}".${adviceOf(command, Object.keys(commands))} See mall-mock --help.`);
  return start(args);
}

function show(text: string): number {
  process.stdout.write(text);
  return 0;
}

try {
  const code = await run(process.argv.slice(2));
  if (code !== undefined) process.exitCode = code;
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
