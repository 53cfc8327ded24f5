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

/** The result of Prism for one request: a response of the contract, or the errors for which the request is refused. */
export type Verdict = { readonly kind: 'answered'; readonly body: unknown } | { readonly kind: 'refused'; readonly faults: FieldError[] };

/** Gets the response of Prism to a decoded request. */
export type Mocker = (operation: Operation, request: Record<string, unknown>, choice: Choice) => Promise<Verdict>;

/**
 * Loads the contract into Prism once.
 *
 * @returns a function that responds to requests. It throws only on an internal error of Prism, which no request can cause.
 */
export async function createMocker(): Promise<Mocker> {
  const sentOperations = await loadOperations('sent');
  // Loaded on first use: reading the contract takes a second.
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
        // Prism uses the length only to detect that there is a body.
        headers: { 'content-type': 'application/json', 'content-length': '1' },
        body: request,
      },
      // Only the called operation: Prism's routing is linear in the number of operations.
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
  // Prism keeps the last seed, so a response without a seed gets a random one.
  return dynamic !== false ? { ...commonOptions, seed: seed ?? randomUUID() } : commonOptions;
}

/** The errors of a refused request: Prism reports them as an error with a list of violations. Undefined for any other error. */
function refusal(error: Error): FieldError[] | undefined {
  if (!(error instanceof ProblemJsonError)) return undefined;
  const violations = error.additional?.validation;
  return Array.isArray(violations) ? violations.map(fieldError) : undefined;
}

function fieldError(violation: unknown): FieldError {
  if (typeof violation !== 'object' || violation === null) return { field: '', rule: 'unknown' };
  const location = 'location' in violation && Array.isArray(violation.location) ? violation.location : [];
  const rule = 'code' in violation ? String(violation.code) : 'unknown';
  // The first part of the path is "body".
  return { field: location.slice(1).join('.'), rule };
}
