import { randomUUID } from 'node:crypto';
import type { FieldError, Operation, ResponseTypes } from '@mall/contract';
import { createLogger } from '@stoplight/prism-core';
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpConfig,
  type IHttpOperationConfig,
  ProblemJsonError,
} from '@stoplight/prism-http';
import type { Choice } from '../responses/preference.ts';
import { disableRandomKeys } from './disable-random-keys.ts';
import { prismDocument } from './prism-document.ts';

/** What Prism says about one request: a response of the contract, or why the request is refused. */
export type Verdict = { readonly kind: 'answered'; readonly body: unknown } | { readonly kind: 'refused'; readonly faults: FieldError[] };

/** Asks Prism for the response to a decoded request. */
export type Mocker = (operation: Operation, request: Record<string, unknown>, choice: Choice) => Promise<Verdict>;

/**
 * Loads the contract into Prism once; the returned function then answers calls.
 *
 * @returns a function that throws only where Prism itself fails, which is our fault and never the caller's.
 */
export async function createMocker(): Promise<Mocker> {
  const sentOperations = await loadOperations('sent');
  // Loaded by the first response that needs it: reading the contract takes a second.
  let compatibleOperations: Promise<PrismOperations> | undefined;
  const operationsFor = ({ dynamic }: Choice) => {
    if (dynamic !== 'compatible') return sentOperations;
    compatibleOperations ??= loadOperations('compatible');
    return compatibleOperations;
  };
  disableRandomKeys();
  const prism = createInstance(configFor({ dynamic: false }), { logger: createLogger('mock', { level: 'silent' }) });

  return async (operation, request, choice) => {
    const prismOperation = (await operationsFor(choice)).get(operation.path);
    if (!prismOperation) throw new Error(`Prism did not load ${operation.api}`);
    const outcome = await prism.request(
      {
        method: 'post',
        url: { path: operation.path },
        // Prism looks at the length only to know that there is a body.
        headers: { 'content-type': 'application/json', 'content-length': '1' },
        body: request,
      },
      // Only the operation in question: Prism's routing is linear in their number.
      [prismOperation],
      configFor(mockOptions(choice)),
    )();
    if (outcome._tag === 'Right') return { kind: 'answered', body: outcome.right.output.body };
    const faults = refusal(outcome.left);
    if (faults) return { kind: 'refused', faults };
    throw outcome.left;
  };
}

type PrismOperations = ReadonlyMap<string, Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number]>;

async function loadOperations(types: ResponseTypes): Promise<PrismOperations> {
  const prismOperations = await getHttpOperationsFromSpec(prismDocument(types));
  return new Map(prismOperations.map((operation) => [operation.path, operation]));
}

function configFor(mock: IHttpOperationConfig): IHttpConfig {
  return {
    isProxy: false,
    checkSecurity: false,
    validateRequest: true,
    validateResponse: false,
    errors: false,
    upstreamProxy: undefined,
    mock,
  };
}

function mockOptions({ status, example, dynamic, seed }: Choice): IHttpOperationConfig {
  const commonOptions = { code: status, dynamic: dynamic !== false, ...(example !== undefined && { exampleKey: example }) };
  // Prism keeps the last seed, so a response without one gets its own.
  return dynamic !== false ? { ...commonOptions, seed: seed ?? randomUUID() } : commonOptions;
}

/** Prism reports an invalid request as an error that carries a list of violations; any other error has none. */
function refusal(error: Error): FieldError[] | undefined {
  if (!(error instanceof ProblemJsonError)) return undefined;
  const violations = error.additional?.validation;
  return Array.isArray(violations) ? violations.map(fieldError) : undefined;
}

function fieldError(violation: unknown): FieldError {
  if (typeof violation !== 'object' || violation === null) return { field: '', rule: 'unknown' };
  const location = 'location' in violation && Array.isArray(violation.location) ? violation.location : [];
  const rule = 'code' in violation ? String(violation.code) : 'unknown';
  // The first step is the word "body".
  return { field: location.slice(1).join('.'), rule };
}
