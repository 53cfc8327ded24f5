import { readOptions } from '../command/arguments.ts';
import { UsageError } from '../command/usage.ts';
import { checkReportFiles, messageOf, writeReport } from '../files.ts';
import { checkReachable } from '../verify/forward.ts';
import { customerOptions, readCustomer } from './customer.ts';
import { journeys } from './journeys/index.ts';
import { familyJunit } from './junit.ts';
import { newCustomers } from './new-customers.ts';
import { type FamilyReport, familyReport, familyText } from './report.ts';
import { type FamilyOptions, type Result, startFamilyRun } from './run.ts';

export const familyHelp = `mall-mock verify --family --target URL [options]

Calls a gateway as the pages of a client of the product family do, and checks the fields that the pages read. Orders, payments and changes of
the account are real: use an account for tests.

  --target URL                address of the gateway, such as http://127.0.0.1:4000/api/; store_id and store_type in its query replace 1 and 6
  --account NAME              the account: a name, a phone of mainland China or an e-mail address (MALL_FAMILY_ACCOUNT)
  --password TEXT             its password (MALL_FAMILY_PASSWORD)
  --captcha TEXT              the response that every captcha accepts (MALL_FAMILY_CAPTCHA)
  --payment-password DIGITS   the payment password (MALL_FAMILY_PAYMENT_PASSWORD)
  --examples                  checks only the types of fields, for a target that responds with examples, as the mock does; needs no account
  --junit FILE                writes the report as JUnit XML
  --json FILE                 writes the report as JSON
  --help                      shows this help

Entries that need a verification code or the operator of the shop are not run; without an account, neither are those that need a session.
Exit code: 0 no entry failed; 1 an entry failed; 2 invalid usage or an unreachable gateway.
`;

const options = {
  family: { type: 'boolean' },
  target: { type: 'string' },
  ...customerOptions,
  examples: { type: 'boolean', default: false },
  junit: { type: 'string' },
  json: { type: 'string' },
} as const;

/** `mall-mock verify --family`; returns the exit code. Throws a UsageError on invalid usage, and when the gateway cannot be reached. */
export async function verifyFamily(args: readonly string[]): Promise<number> {
  const { target, junit, json, ...values } = readOptions(args, options, 'mall-mock verify --family');
  if (target === undefined || !/^https?:\/\//.test(target) || !URL.canParse(target))
    throw new UsageError('--target must name the gateway, such as http://127.0.0.1:4000/api/.');
  await checkReportFiles({ junit, json });
  const customer = readCustomer(values);
  const report = await run({ target, ...customer, servesExamples: values.examples, ...(values.examples && withExampleValues(customer)) });
  process.stdout.write(familyText(report));
  if (junit !== undefined) await writeReport(junit, familyJunit(report));
  if (json !== undefined) await writeReport(json, `${JSON.stringify(report, undefined, 2)}\n`);
  return report.failed === 0 ? 0 : 1;
}

/** Defaults for the customer and the values, with which a mock accepts every request. */
function withExampleValues(values: ReturnType<typeof readCustomer>): Partial<FamilyOptions> {
  return {
    account: values.account || 'shopper01',
    password: values.password || 'mall2026',
    captcha: values.captcha || 'k7mp',
    paymentPassword: values.paymentPassword || '246810',
    values: newCustomers,
    readCode: async () => '482913',
  };
}

/** Runs all journeys one after the other. */
async function run(family: FamilyOptions): Promise<FamilyReport> {
  await checkReachable(new URL(family.target)).catch((error: unknown) => {
    throw new UsageError(`The gateway at ${family.target} cannot be reached: ${messageOf(error)}.`);
  });
  const suite = startFamilyRun(family);
  const results: Result[] = [];
  for (const journey of journeys) {
    const { run } = suite.begin(journey);
    for (const entry of journey.entries) results.push(await run(entry));
  }
  return familyReport(family.target, results);
}
