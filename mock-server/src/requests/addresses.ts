import { operations } from '@mall/contract';
import type { Fault } from '../faults.ts';
import { bodyLimit } from './form.ts';

/** The addresses of the mock, except those of operations, each with its methods. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  '/': ['GET'],
  '/api/': ['POST'],
  '/media/': ['GET'],
  '/control': ['GET', 'PUT', 'DELETE'],
  '/control/rules': ['POST'],
  '/control/keys': ['GET', 'DELETE'],
  '/calls': ['GET', 'DELETE'],
  '/scenarios': ['GET'],
  '/openapi.json': ['GET'],
  '/health': ['GET'],
};

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** The error of an unsupported media type: operations accept forms, and at a virtual path also JSON. */
export function typeFault(contentType: string | undefined, isVirtual: boolean, api = '<api>'): Fault {
  const limit = [...formTypes, isVirtual ? 'application/json' : `application/json at /api/${api}`];
  const received = contentType === undefined ? 'is missing' : `"${contentType.slice(0, 80)}" is not supported`;
  return { field: 'content-type', rule: 'enum', limit, message: `content-type ${received}: send ${limit.join(', or ')}.` };
}

/** The error of a body that is no form. The media type of a malformed multipart body is supported, so its error is a different one. */
export function bodyFault(contentType: string | undefined, isVirtual: boolean, api?: string): Fault {
  if (!/^\s*multipart\/form-data/i.test(contentType ?? '')) return typeFault(contentType, isVirtual, api);
  if (!/;\s*boundary=/i.test(contentType ?? '')) {
    const message =
      'content-type: multipart/form-data needs a boundary. HTTP clients add it unless you set the header Content-Type yourself.';
    return { field: 'content-type', rule: 'boundary', message };
  }
  const message =
    'body: no file part and no field. Each part of multipart/form-data begins with "--" and the boundary of the content type.';
  return { field: 'body', rule: 'multipart', message };
}

/** The methods of an address, without HEAD, which is supported with GET; undefined when there is no such address. */
export function methodsOf(url: string): readonly string[] | undefined {
  const path = url.split('?')[0] ?? '';
  const normalizedPath = path.replace(/\/+$/, '');
  const name = normalizedPath.replace(/^\/(api\/)?/, '');
  if (normalizedPath.startsWith('/media/')) return addresses['/media/'];
  if (normalizedPath.startsWith('/control/page/')) return ['GET'];
  if (/^\/control\/rules\/[^/]+$/.test(normalizedPath)) return ['DELETE'];
  if (operations.has(name)) return ['POST'];
  return Object.entries(addresses).find(([address]) => address.replace(/\/$/, '') === normalizedPath)?.[1];
}

/** Whether a request is a call: it is sent to the address of an operation, or it is a POST to an unknown address. */
export function isCall({ method, url }: SentRequest): boolean {
  const path = url.split('?')[0] ?? '';
  return /^\/api(\/|$)/.test(path) || operations.has(path.slice(1)) || (method === 'POST' && methodsOf(url) === undefined);
}

/** The parts of a request before its body. */
interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: { readonly 'content-type'?: string | undefined };
}

/** The error of a request that is refused before its operation is known. */
export function addressFault(status: number, { method, url, headers }: SentRequest): Fault {
  const path = (url.split('?')[0] ?? '').slice(0, 80);
  switch (status) {
    case 404: {
      const limit = [...Object.keys(addresses), '/<api>', '/api/<api>'];
      const message = `There is no address ${path}. Send a call to POST /api/ or POST /api/<api>; GET / lists the operations.`;
      return { field: 'path', rule: 'enum', limit, message };
    }
    case 405: {
      const limit = methodsOf(url) ?? [];
      return { field: 'method', rule: 'enum', limit, message: `${method} is not allowed at ${path}: use ${limit.join(', ')}.` };
    }
    case 413:
      return { field: 'body', rule: 'maxLength', limit: bodyLimit, message: 'The body is larger than 10 MB.' };
    case 415:
      return typeFault(headers['content-type'], false);
    default:
      return { field: 'request', rule: 'http', message: 'The request cannot be read: its address or one of its headers is malformed.' };
  }
}

/** The error of an unknown path below `/media/`. */
export const imageFault = (path: string): Fault => ({
  field: 'path',
  rule: 'exists',
  message: `There is no image /media/${path.slice(0, 80)}. GET /media/products/1001/pack is one; the responses of operations name the others.`,
});

/** The operation that a JSON body names; undefined when it names none. */
export function apiInJson(body: Buffer | undefined): string | undefined {
  try {
    const { api }: { api?: unknown } = Object(JSON.parse(body?.toString('utf8') ?? ''));
    return typeof api === 'string' && operations.has(api) ? api : undefined;
  } catch {
    return undefined;
  }
}
