#!/usr/bin/env -S node --conditions=source
/** The command `mall-mock`: alone it starts the mock gateway; `mall-mock verify` holds another gateway against the contract. */
import { UsageError } from './usage.ts';

const help = `mall-mock                           starts the mock gateway: MOCK_PORT (4010), HOST (127.0.0.1)
mall-mock verify --target URL …     holds a gateway against the contract; mall-mock verify --help
mall-mock verify --family …         calls a gateway as a client of the product family; mall-mock verify --family --help
mall-mock --help                    shows this
`;

const isHelp = (argument: string | undefined) => argument === '--help' || argument === '-h';

/** Does what the command line asks; gives the exit code, or undefined while something runs on. */
async function run([command, ...args]: readonly string[]): Promise<number | undefined> {
  if (isHelp(command)) return show(help);
  // Each loads only what it needs: Prism takes its time to read the contract.
  if (command === undefined) return (await import('./mock-command.ts')).mock();
  if (command !== 'verify') throw new UsageError(`There is no command "${command}"; see mall-mock --help.`);
  if (args.includes('--family')) {
    const { familyHelp, verifyFamily } = await import('./family/command.ts');
    return args.some(isHelp) ? show(familyHelp) : verifyFamily(args);
  }
  const { verify, verifyHelp } = await import('./verify/command.ts');
  return isHelp(args[0]) ? show(verifyHelp) : verify(args);
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
