import type { Entry } from '../family/journey.ts';
import { newCustomers } from '../family/new-customers.ts';
import type { FamilyOptions, Result } from '../family/run.ts';

/** An entry of a journey with its result. */
export interface EntryRun {
  readonly entry: Entry;
  readonly result: Result;
}

/** The reason why an operation never succeeded, with the option that provides what is missing, if there is one. */
export function reasonFor(api: string, entryRuns: readonly EntryRun[], options: FamilyOptions): string {
  const unsuccessful = entryRuns.filter(({ entry, result }) => entry.api === api && result.outcome !== 'passed');
  const [notRun] = unsuccessful.filter(({ result }) => result.outcome === 'not run');
  if (notRun) return adviceFor(notRun.result.reason ?? '', entryRuns, options);
  const [problem] = unsuccessful.flatMap(({ result }) => result.problems);
  return problem ? `expected ${problem.field} ${problem.expected}, received ${problem.received}` : 'refused its example';
}

function adviceFor(reason: string, entryRuns: readonly EntryRun[], options: FamilyOptions, visited: readonly string[] = []): string {
  const [, missing] = /^needs \{(\w+)\}/.exec(reason) ?? [];
  if (missing !== undefined) return adviceForValue(missing, entryRuns, options, visited);
  if (reason.startsWith('needs the session') && options.account === '')
    return 'needs an account: --account, --password and --captcha, or --session';
  if (reason.startsWith('needs the verification code')) return 'needs a code that the gateway sends by SMS or e-mail: --code-command';
  return reason.startsWith('needs the operator') ? `${reason}: --operator-command` : reason;
}

/** Finds the entry whose response should contain a missing value, and its reason. `visited` are the names searched before. */
function adviceForValue(name: string, entryRuns: readonly EntryRun[], options: FamilyOptions, visited: readonly string[]): string {
  if (name in newCustomers) return `needs a value for a new customer: --value ${name}=…`;
  const sources = entryRuns.filter(({ entry }) => Object.hasOwn(entry.keeps ?? {}, name));
  const source = sources.find(({ result }) => result.outcome !== 'passed');
  if (!source || visited.includes(name)) return `needs data that the account does not have: ${name}`;
  const { outcome, reason, api, problems } = source.result;
  if (outcome === 'not run') return adviceFor(reason ?? '', entryRuns, options, [...visited, name]);
  return `needs ${name}, which ${api} did not answer: received ${problems[0]?.received ?? 'nothing'} in ${problems[0]?.field ?? 'data'}`;
}
