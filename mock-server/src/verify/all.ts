import { operations } from '@mall/contract';
import { journeys } from '../family/journeys/index.ts';
import { type FamilyOptions, startFamilyRun } from '../family/run.ts';
import { callExamples } from './examples.ts';
import { type EntryRun, reasonFor } from './reasons.ts';
import type { OperationReport, Report } from './report.ts';
import { SignInRefused } from './sign-in.ts';
import { startVerifier, type VerifierOptions } from './start-verifier.ts';

/** The gateway, and the customer that calls its operations. */
export interface VerifyAllOptions extends Omit<FamilyOptions, 'servesExamples'>, Pick<VerifierOptions, 'slowMs' | 'compatible'> {}

/** The result of the calls of one operation. */
export interface Reach {
  readonly api: string;
  /** `refused`: it was called and never succeeded; `not called`: a call was not possible. */
  readonly outcome: 'succeeded' | 'refused' | 'not called';
  /** The codes of its responses. */
  readonly codes: readonly string[];
  /** The reason why it did not succeed: a value, a code, the operator or an account is missing, or the refusal itself. Empty for a success. */
  readonly reason: string;
}

/** The report of a run over all operations. */
export interface AllReport extends Report {
  readonly reach: readonly Reach[];
}

/**
 * Calls every operation of a gateway and validates each call by the contract: first as a customer who signs in, orders, pays and returns, then with the
 * contract's example for operations without a success. Orders, payments and changes of the account are real; the password is changed back, and examples
 * that would change the customer's credentials are not sent.
 *
 * @throws {SignInRefused} when an account is given and the gateway refuses the sign-in; and as `startVerifier` does.
 */
export async function verifyAll({ target, slowMs, compatible = false, ...options }: VerifyAllOptions): Promise<AllReport> {
  const verifier = await startVerifier({ target, port: 0, responsesOnly: true, compatible, ...(slowMs !== undefined && { slowMs }) });
  try {
    const proxy = new URL(verifier.url);
    proxy.search = new URL(target).search;
    const customer = { ...options, target: proxy.href };
    const entryRuns = await runJourneys(customer);
    const reportAfterJourneys = await verifier.report();
    await callExamples(customer, operationsWithoutSuccess(reportAfterJourneys));
    const report = await verifier.report();
    return { ...report, reach: [...operations.keys()].map((api) => reachOf(api, findOperationReport(report, api), entryRuns, customer)) };
  } finally {
    await verifier.close();
  }
}

/** Runs every journey of a client of the family. */
async function runJourneys(customer: FamilyOptions): Promise<readonly EntryRun[]> {
  const suite = startFamilyRun(customer);
  if (customer.account !== '') {
    const signIn = await suite.signIn();
    if (signIn.session === undefined) throw new SignInRefused(signIn);
  }
  const entryRuns: EntryRun[] = [];
  for (const journey of journeys) {
    const { run } = suite.begin(journey);
    for (const entry of journey.entries) entryRuns.push({ entry, result: await run(entry) });
  }
  return entryRuns;
}

const findOperationReport = (report: Report, api: string) => report.operations.find((operationReport) => operationReport.api === api);
const succeeded = (operationReport: OperationReport | undefined) => operationReport !== undefined && '200' in operationReport.responses;
const operationsWithoutSuccess = (report: Report) =>
  [...operations.values()].filter(({ api }) => !succeeded(findOperationReport(report, api)));

function reachOf(api: string, operationReport: OperationReport | undefined, entryRuns: readonly EntryRun[], options: FamilyOptions): Reach {
  const codes = Object.keys(operationReport?.responses ?? {});
  if (succeeded(operationReport)) return { api, outcome: 'succeeded', codes, reason: '' };
  return { api, outcome: operationReport ? 'refused' : 'not called', codes, reason: reasonFor(api, entryRuns, options) };
}
