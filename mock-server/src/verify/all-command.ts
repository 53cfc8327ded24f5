import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { operations } from '@mall/contract';
import { readNumber, readOptions } from '../command/arguments.ts';
import { UsageError } from '../command/usage.ts';
import { customerOptions, readCustomer } from '../family/customer.ts';
import { newCustomers } from '../family/new-customers.ts';
import { suggestionFor } from '../faults.ts';
import { checkReportFiles, writeReport } from '../files.ts';
import { verifyAll } from './all.ts';
import { asJunit } from './junit.ts';
import { startOrExplain } from './run-command.ts';
import { allToText } from './text.ts';

export const allHelp = `mall-mock verify --all --target URL [options]

Calls every operation of a gateway and validates each request and response by the contract: first as a customer who signs in, orders, pays and returns,
then with the contract's examples. Orders, payments and changes of the account are real: use an account for tests. Its password stays the same.

  --target URL                address of the gateway, such as http://127.0.0.1:4000/api/; store_id and store_type in its query replace 1 and 6
  --account NAME              the account: a name, a phone of mainland China or an e-mail address (MALL_FAMILY_ACCOUNT)
  --password TEXT             its password (MALL_FAMILY_PASSWORD)
  --captcha TEXT              the response that every captcha accepts (MALL_FAMILY_CAPTCHA)
  --session TEXT              the access_id of a signed-in customer, in place of account, password and captcha
  --payment-password DIGITS   the payment password (MALL_FAMILY_PAYMENT_PASSWORD)
  --code-command COMMAND      a command that prints the last code that the gateway has sent; it may wait until the next code may be sent
  --operator-command COMMAND  a command that acts as the operator of the shop; it is called with the arguments of a mall command
  --value NAME=TEXT           a value for a new customer, repeatable: ${Object.keys(newCustomers).join(', ')}
  --at-least N                fails when fewer operations respond with success; required without an account
  --compatible                accepts the JSON types of other servers of the family, such as "1" in place of 1, in responses
  --slow MS                   reports a response that takes longer, in milliseconds (default: 30000)
  --junit FILE                writes the report as JUnit XML
  --json FILE                 writes the report as JSON
  --help                      shows this help

Exit code: 0 no violation; 1 a violation, or too few operations with success; 2 invalid usage, an unreachable gateway, or a refused sign-in.
`;

const options = {
  all: { type: 'boolean' },
  target: { type: 'string' },
  ...customerOptions,
  session: { type: 'string' },
  'code-command': { type: 'string' },
  'operator-command': { type: 'string' },
  value: { type: 'string', multiple: true },
  'at-least': { type: 'string' },
  slow: { type: 'string', default: '30000' },
  compatible: { type: 'boolean', default: false },
  junit: { type: 'string' },
  json: { type: 'string' },
} as const;

/** `mall-mock verify --all`; returns the exit code. Throws a UsageError on invalid usage, and when the gateway cannot be reached or refuses the sign-in. */
export async function verifyEverything(args: readonly string[]): Promise<number> {
  const values = readOptions(args, options, 'mall-mock verify --all');
  const { target, session } = values;
  if (target === undefined) throw new UsageError('--target must name the gateway, such as http://127.0.0.1:4000/api/.');
  const atLeast = readNumber('--at-least', values['at-least'] ?? '0', operations.size);
  const { 'code-command': codeCommand, 'operator-command': operatorCommand } = values;
  const verifyOptions = {
    target,
    session,
    compatible: values.compatible,
    slowMs: readNumber('--slow', values.slow, 3_600_000),
    ...readCustomer(values),
    values: Object.fromEntries((values.value ?? []).map(readValue)),
    ...(codeCommand !== undefined && { readCode: () => readCodeFromCommand(codeCommand) }),
    ...(operatorCommand !== undefined && { operate: (words: readonly string[]) => operate(operatorCommand, words) }),
  };
  if (verifyOptions.account === '' && session === undefined && values['at-least'] === undefined)
    throw new UsageError(
      'Without an account most operations are refused: set --account, --password and --captcha, or --session, or the number of operations that must succeed with --at-least N.',
    );
  await checkReportFiles(values);
  const report = await startOrExplain(() => verifyAll(verifyOptions), target, 0);
  process.stdout.write(allToText(report));
  if (values.junit !== undefined) await writeReport(values.junit, asJunit(report));
  if (values.json !== undefined) await writeReport(values.json, `${JSON.stringify(report, undefined, 2)}\n`);
  const succeeded = report.reach.filter(({ outcome }) => outcome === 'succeeded').length;
  return report.broken === 0 && succeeded >= atLeast ? 0 : 1;
}

function readValue(text: string): readonly [string, string] {
  const [, name = '', value = ''] = /^(\w+)=(.+)$/.exec(text) ?? [];
  if (Object.hasOwn(newCustomers, name)) return [name, value];
  throw new UsageError(`--value must be NAME=TEXT, not "${text}".${suggestionFor(name || text, Object.keys(newCustomers))}`);
}

/** Runs the command and returns the first number of four to eight digits in its output. */
async function readCodeFromCommand(command: string): Promise<string> {
  const output = await runShell('--code-command', command, []);
  const [code] = /(?<!\d)\d{4,8}(?!\d)/.exec(output) ?? [];
  if (code === undefined) throw new UsageError('--code-command must print the code that was sent last.');
  return code;
}

async function operate(command: string, words: readonly string[]): Promise<void> {
  await runShell('--operator-command', command, words);
}

async function runShell(option: string, command: string, words: readonly string[]): Promise<string> {
  try {
    return (await promisify(execFile)('/bin/sh', ['-c', `${command} "$@"`, 'sh', ...words])).stdout;
  } catch {
    throw new UsageError(`${option} failed: ${[command, ...words].join(' ')}`);
  }
}
