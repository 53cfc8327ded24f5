import type { JsonObject } from '../../src/lint/json.ts';
import { objectAt, textsOf } from '../../src/lint/json.ts';
import { examplesOf, type LintedOperation, operationsOf } from '../../src/lint/operations.ts';
import { requestArraysAreBounded, requestNumbersAreBounded, requestStringsAreBounded } from '../../src/lint/request-rules.ts';

/** Statistics of one domain. */
export interface DomainCount {
  readonly domain: string;
  readonly operations: number;
  /** Operations with an example of the request and of the response. */
  readonly withExamples: number;
  /** Operations with declared errors. */
  readonly withErrors: number;
  /** Operations whose request fields are all bounded. */
  readonly withLimits: number;
  /** Number of example responses of all operations, without errors. */
  readonly responses: number;
}

/** Returns the statistics of the contract by domain. */
export function countDomains(document: JsonObject): DomainCount[] {
  const unbounded = [requestStringsAreBounded, requestNumbersAreBounded, requestArraysAreBounded].flatMap((rule) => rule(document));
  const byDomain = Map.groupBy(operationsOf(document), ({ node }) => textsOf(node.tags)[0] ?? '');
  const rows = [...byDomain].map(([domain, operations]) => {
    const count = (predicate: (operation: LintedOperation) => boolean) => operations.filter(predicate).length;
    return {
      domain,
      operations: operations.length,
      withExamples: count((operation) => examplesOf(operation.request.node).length > 0 && countSuccessExamples(operation) > 0),
      withErrors: count(({ responses }) => responses.some(({ status, node }) => status === '409' && examplesOf(jsonOf(node)).length > 0)),
      withLimits: count(({ requestSchema }) => !unbounded.some(({ at }) => at.startsWith(requestSchema.at))),
      responses: operations.reduce((sum, operation) => sum + countSuccessExamples(operation), 0),
    };
  });
  return rows.sort((a, b) => a.domain.localeCompare(b.domain));
}

const jsonOf = (response: JsonObject) => objectAt(response, 'content', 'application/json');

function countSuccessExamples({ responses }: LintedOperation): number {
  return responses.filter(({ status }) => status === '200').reduce((sum, { node }) => sum + examplesOf(jsonOf(node)).length, 0);
}
