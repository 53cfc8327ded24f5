import { type FieldError, operations } from '@mall/contract';
import { bodyLimit } from './form.ts';

/** The addresses of the mock beside those of operations, each with its methods. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  '/': ['GET'],
  '/api/': ['POST'],
  '/media/': ['GET'],
  '/control': ['GET', 'PUT', 'DELETE'],
  '/calls': ['GET', 'DELETE'],
  '/scenarios': ['GET'],
  '/openapi.json': ['GET'],
  '/health': ['GET'],
};

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** The media types of a request: forms, and at a virtual path also JSON. */
export const typeFault = (isVirtual: boolean, api = '<api>'): FieldError => ({
  field: 'content-type',
  rule: 'enum',
  limit: [...formTypes, isVirtual ? 'application/json' : `application/json at /api/${api}`],
});

/** The methods of an address, without a HEAD that follows from GET; undefined when there is no such address. */
export function methodsOf(url: string): readonly string[] | undefined {
  const path = url.split('?')[0] ?? '';
  const normalizedPath = path.replace(/\/+$/, '');
  const name = normalizedPath.replace(/^\/(api\/)?/, '');
  if (normalizedPath.startsWith('/media/')) return addresses['/media/'];
  if (operations.has(name)) return ['POST'];
  return Object.entries(addresses).find(([address]) => address.replace(/\/$/, '') === normalizedPath)?.[1];
}

/** The fault of a request that is refused before its operation is known. */
export function addressFault(status: number, methods: readonly string[] = []): FieldError {
  switch (status) {
    case 404:
      return { field: 'path', rule: 'enum', limit: Object.keys(addresses) };
    case 405:
      return { field: 'method', rule: 'enum', limit: methods };
    case 413:
      return { field: 'body', rule: 'maxLength', limit: bodyLimit };
    case 415:
      return typeFault(false);
    default:
      return { field: 'request', rule: 'http' };
  }
}

/** The operation that a body of JSON names; undefined when it names none. */
export function apiInJson(body: Buffer | undefined): string | undefined {
  try {
    const { api }: { api?: unknown } = Object(JSON.parse(body?.toString('utf8') ?? ''));
    return typeof api === 'string' && operations.has(api) ? api : undefined;
  } catch {
    return undefined;
  }
}
