import { decodeForm, type Form, type Operation, operations, validateRequest } from '@mall/contract';
import { bodyLimit, readForm } from '../form.ts';
import { nearest } from '../nearest.ts';
import { type Finding, findingsOf } from './findings.ts';
import type { Exchange } from './forward.ts';
import { shapeOf } from './shape.ts';

/** A request as the contract sees it. */
export interface ReadRequest {
  /** Undefined where it names none that there is. */
  readonly operation: Operation | undefined;
  /** The operation's name, or a word for what stands in its place. */
  readonly name: string;
  readonly findings: readonly Finding[];
  /** The HTTP statuses it may be answered with. */
  readonly statuses: readonly number[];
}

const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Reads a request by the contract: which operation it means, and what is wrong with it. */
export async function readRequest({ url, headers, body }: Exchange): Promise<ReadRequest> {
  const named = new URLSearchParams(url.split('?')[1]).get('api') ?? undefined;
  // Only a page sends an Origin, and a gateway may know it or not.
  const usual = headers.origin === undefined ? [200, 429] : [200, 403, 429];
  if (body.isTooLarge()) {
    const finding: Finding = { side: 'request', path: 'body', expected: `at most ${bodyLimit} bytes`, received: 'more' };
    return { ...meant(named), findings: [finding], statuses: [413] };
  }
  // Answered before it was all there, or given up: there is nothing to judge.
  if (!body.isComplete()) return { ...meant(named), findings: [], statuses: [...usual, 413] };
  const form = await readForm(headers['content-type'], body.bytes());
  if (!form) {
    const finding: Finding = { side: 'request', path: 'content-type', expected: forms.join(' or '), received: 'no readable form' };
    return { ...meant(named), findings: [finding], statuses: [415] };
  }
  return { ...judged(form, named), statuses: usual };
}

function judged(form: URLSearchParams | FormData, named: string | undefined): Pick<ReadRequest, 'operation' | 'name' | 'findings'> {
  const api = apiIn(form) ?? named;
  const { operation, name } = meant(api);
  if (operation) return { operation, name, findings: requestFindings(operation, form) };
  const expected =
    api === undefined ? 'the name of an operation' : `an operation of the contract, such as ${nearest(api, operations.keys()).join(', ')}`;
  return { operation, name, findings: [{ side: 'request', path: 'api', expected, received: shapeOf(api) }] };
}

function requestFindings(operation: Operation, form: Form): Finding[] {
  const request = decodeForm(operation, form);
  return findingsOf('request', request, validateRequest(operation, request));
}

function apiIn(form: Form): string | undefined {
  const value = form.getAll('api').at(-1);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function meant(api: string | undefined): Pick<ReadRequest, 'operation' | 'name'> {
  const operation = operations.get(api ?? '');
  return { operation, name: operation?.api ?? (api === undefined ? '(no operation)' : '(unknown operation)') };
}
