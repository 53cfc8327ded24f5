import { type Operation, resolve } from '@mall/contract';
import type { Envelope } from './envelope.ts';
import { isJsonObject } from './json-object.ts';

/** The members of `data` that hold the items of a page, of operations that count them in `total`. */
const pagedLists = ['list', 'message', 'buyRecord'];

/**
 * The answer with an empty list when a request asks for a page after the last one: an example holds the same items for every page, and a client that
 * loads pages until one is empty would not end. Without `pageSize` the example's list is one page.
 */
export function withinPages(operation: Operation, envelope: Envelope, { page, pageSize }: Readonly<Record<string, unknown>>): Envelope {
  const { data } = envelope;
  if (typeof page !== 'number' || !isJsonObject(data) || !('total' in data)) return envelope;
  const name = pagedLists.find((candidate) => Array.isArray(data[candidate]));
  const list = name === undefined ? undefined : data[name];
  if (name === undefined || !Array.isArray(list)) return envelope;
  const size = typeof pageSize === 'number' ? pageSize : Math.max(list.length, 1);
  return page < firstPage(operation) + Math.ceil(Number(data.total) / size) ? envelope : { ...envelope, data: { ...data, [name]: [] } };
}

/** The number of the first page: 0 or 1. */
function firstPage({ requestSchema }: Operation): number {
  return Number(Reflect.get(resolve(requestSchema.properties?.page ?? {}), 'minimum') ?? 1);
}
