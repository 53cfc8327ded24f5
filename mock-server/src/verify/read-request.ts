import { decodeForm, JsonForm, type Operation, operations, transportErrors, validateJsonRequest, validateRequest } from '@mall/contract';
import { nearestOperations } from '../operation-names.ts';
import { bodyLimit, MalformedJson, type RequestForm, readForm, readVirtual } from '../requests/form.ts';
import { ignoredFields } from '../requests/ignored-fields.ts';
import { type Finding, findingsOf } from './findings.ts';
import type { Exchange } from './forward.ts';
import type { CallAddress } from './proxy.ts';
import { noticeOf, type RequestNotice } from './request-notices.ts';
import { shapeOf } from './shape.ts';

/** The responses that the contract permits to a request. */
export interface ExpectedResponse {
  /** Undefined when the request names no known operation. */
  readonly operation: Operation | undefined;
  /** Whether the request was sent to the address of an operation, where the HTTP status depends on the code. */
  readonly isVirtual: boolean;
  /** The HTTP statuses of the operation itself. */
  readonly statuses: readonly number[];
  /** The codes by HTTP status with which a gateway refuses a request before it reaches the operation. */
  readonly refusals: Readonly<Record<number, readonly string[]>>;
}

/** A request with its violations of the contract. */
export interface ReadRequest extends ExpectedResponse {
  /** The operation's name, or "(no operation)" or "(unknown operation)". */
  readonly name: string;
  /** Undefined where the body cannot be read. */
  readonly form: RequestForm | undefined;
  readonly findings: readonly Finding[];
  /** The findings for which a gateway refuses the request. A gateway accepts `"1"` for 1 in JSON, which the published document does not allow. */
  readonly refusedFor: readonly Finding[];
  /** The fields that the contract does not describe; a gateway ignores them. */
  readonly notices: readonly RequestNotice[];
}

type ValidatedRequest = Pick<ReadRequest, 'operation' | 'name' | 'findings' | 'refusedFor' | 'notices'>;

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

const parameterRefused = ['50010'];
const rateLimits = { 429: ['220', '416', '50032'] };

/** Finds the operation of a request and its violations of the contract. */
export async function readRequest({ url, headers, body }: Exchange, { virtualApi }: CallAddress): Promise<ReadRequest> {
  const named = virtualApi ?? new URLSearchParams(url.split('?')[1]).get('api') ?? undefined;
  const isVirtual = virtualApi !== undefined;
  const unread = { ...findOperation(named), isVirtual, form: undefined };
  const refused = (status: number, path: string, expected: string, received: string): ReadRequest => {
    const findings: Finding[] = [{ side: 'request', path, expected, received }];
    return { ...unread, findings, refusedFor: findings, notices: [], statuses: [], refusals: { [status]: parameterRefused } };
  };
  // Only a web page sends an Origin, which the gateway may allow or refuse.
  const fromPage = headers.origin !== undefined && { 403: parameterRefused };
  // At the address of an operation, an overloaded gateway responds with its own status.
  const refusals = { ...rateLimits, ...fromPage, ...(isVirtual && { 503: ['50002'] }) };
  if (body.isTooLarge()) return refused(413, 'body', `at most ${bodyLimit} bytes`, 'more');
  // The gateway responded early, or the client gave up: an incomplete body cannot be validated.
  if (!body.isComplete()) {
    const refusalsOfPart = { ...refusals, 413: parameterRefused };
    const statuses = statusesOf(unread.operation, isVirtual);
    return { ...unread, findings: [], refusedFor: [], notices: [], statuses, refusals: refusalsOfPart };
  }
  const form = await readBody(headers['content-type'], body.bytes(), isVirtual);
  if (form === 'malformed') return refused(400, 'body', 'a JSON object', 'none');
  if (!form) {
    const types = [...formTypes, isVirtual ? 'application/json' : 'application/json at the address of an operation'];
    return refused(415, 'content-type', types.join(' or '), 'no readable form');
  }
  const validated = validateForm(form, virtualApi ?? apiIn(form) ?? named);
  return { ...validated, isVirtual, form, statuses: statusesOf(validated.operation, isVirtual), refusals };
}

async function readBody(contentType: string | undefined, body: Buffer, isVirtual: boolean): Promise<RequestForm | 'malformed' | undefined> {
  try {
    return await (isVirtual ? readVirtual : readForm)(contentType, body);
  } catch (error) {
    if (error instanceof MalformedJson) return 'malformed';
    throw error;
  }
}

/** The HTTP statuses of an operation. At its own address, an unknown operation is refused with 409. */
function statusesOf(operation: Operation | undefined, isVirtual: boolean): readonly number[] {
  if (!isVirtual) return [200];
  return operation ? Object.keys(operation.responses).map(Number) : [409];
}

function validateForm(form: RequestForm, api: string | undefined): ValidatedRequest {
  const { operation, name } = findOperation(api);
  if (operation) return { operation, name, ...findingsIn(operation, form) };
  const findings: Finding[] = [{ side: 'request', path: 'api', expected: expectedApi(api), received: shapeOf(api) }];
  return { operation, name, findings, refusedFor: findings, notices: [] };
}

function expectedApi(api: string | undefined): string {
  if (api === undefined) return 'the name of an operation';
  const similar = nearestOperations(api);
  return `an operation of the contract${similar.length === 0 ? '' : `, such as ${similar.join(', ')}`}`;
}

/** JSON is validated as it was sent; a form, which contains texts only, is validated after decoding. */
function findingsIn(operation: Operation, form: RequestForm): Pick<ReadRequest, 'findings' | 'refusedFor' | 'notices'> {
  const request = decodeForm(operation, form);
  const sent = Object.fromEntries<unknown>(form.entries());
  const refusedFor = [
    ...findingsOf('request', request, validateRequest(operation, request)),
    ...findingsOf('request', sent, transportErrors(operation, form)),
  ];
  const refused = new Set(refusedFor.map(({ path }) => path));
  // An object without further properties is refused because of such a field.
  const notices = ignoredFields(operation, form, request)
    .map(noticeOf)
    .filter(({ path }) => !refused.has(path.slice(0, Math.max(0, path.lastIndexOf('.')))));
  if (!(form instanceof JsonForm)) return { findings: refusedFor, refusedFor, notices };
  const published = jsonFindings(operation, sent);
  const known = new Set(published.map(({ path }) => path));
  return { findings: [...published, ...refusedFor.filter(({ path }) => !known.has(path))], refusedFor, notices };
}

function jsonFindings(operation: Operation, body: Readonly<Record<string, unknown>>): Finding[] {
  if (operation.multipart)
    return [{ side: 'request', path: 'content-type', expected: 'multipart/form-data', received: 'application/json' }];
  return findingsOf('request', body, validateJsonRequest(operation, body));
}

function apiIn(form: RequestForm): string | undefined {
  const value = form.getAll('api').at(-1);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function findOperation(api: string | undefined): Pick<ReadRequest, 'operation' | 'name'> {
  const operation = operations.get(api ?? '');
  return { operation, name: operation?.api ?? (api === undefined ? '(no operation)' : '(unknown operation)') };
}
