import { type Fault, unknownName } from '../faults.ts';
import { render, renderText, type TemplateContext } from './template.ts';

/** The HTTP status, headers and body of a response. */
export interface HttpResponse {
  /** 200 to 599. Default: the status of the unchanged response. */
  readonly status?: number;
  /** Headers of the response by name; their values may be templates. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A body that replaces the envelope: a text, or a value that is sent as JSON. It is also sent to an invalid request. */
  readonly body?: unknown;
}

/** Headers that the HTTP server sets itself. */
const reservedHeaders: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
]);

export const httpSchema = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    status: { type: 'integer', minimum: 200, maximum: 599 },
    headers: { type: 'object', maxProperties: 50, additionalProperties: { type: 'string', maxLength: 4000 } },
    body: {},
  },
} as const;

/** Whether a text can be the name of an HTTP header. */
export const isHeaderName = (name: string) => /^[\w!#$%&'*+.^`|~-]+$/.test(name);

/** HTTP statuses whose responses have no body. */
const bodilessStatuses: readonly unknown[] = [204, 205, 304];

/** The error of a body that the status does not permit. */
export function bodyFaults({ status, body }: HttpResponse, path: string): Fault[] {
  if (body === undefined || !bodilessStatuses.includes(status)) return [];
  const field = `${path}.body`;
  return [{ field, rule: 'not', message: `${field}: a response with HTTP ${status} has no body. Omit it, or write another status.` }];
}

/** The errors of headers that cannot be sent. */
export function headerFaults({ headers = {} }: HttpResponse, path: string): Fault[] {
  return Object.entries(headers).flatMap(([name, value]): Fault[] => {
    const field = `${path}.headers.${name}`;
    if (reservedHeaders.has(name.toLowerCase())) return [{ field, rule: 'not', message: `${field} is written by the HTTP server itself.` }];
    if (!isHeaderName(name)) return [{ field, rule: 'pattern', message: `${field} is not a valid name of a header.` }];
    return /^[\t\x20-\x7e]*$/.test(value) ? [] : [{ field, rule: 'pattern', message: `${field} must be printable ASCII.` }];
  });
}

/** Renders the headers of a step. Characters that a header cannot contain become question marks. */
export function httpHeaders({ headers = {} }: HttpResponse, context: TemplateContext): Readonly<Record<string, string>> {
  const entries = Object.entries(headers).map(([name, value]) => [name, renderText(value, context).replaceAll(/[^\t\x20-\x7e]/gu, '?')]);
  return Object.fromEntries(entries);
}

/** Renders the body of a step; returns it with its media type. */
export function httpBody({ body }: HttpResponse, context: TemplateContext): { readonly text: string; readonly type: string } {
  const value = render(body, context);
  if (typeof value === 'string') return { text: value, type: typeOf(value) };
  return { text: JSON.stringify(value ?? null), type: 'application/json; charset=utf-8' };
}

const typeOf = (text: string) => (/^\s*</.test(text) ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8');

/** Members of `http` that are often written into the step itself by mistake. */
const membersOfHttp: readonly string[] = ['status', 'headers', 'body'];

/** The error of an unknown member of a rule or of a step. */
export function unknownMember(field: string, name: string, known: readonly string[]): Fault {
  if (membersOfHttp.includes(name) && known.includes('http'))
    return { field, rule: 'additionalProperties', limit: known, message: `${field}: write "http": { "${name}": … } instead.` };
  return { ...unknownName(field, 'member', name, known), rule: 'additionalProperties' };
}
