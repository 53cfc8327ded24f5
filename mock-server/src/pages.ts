import { type Operation, resolve, type Schema } from '@mall/contract';
import { requestExample } from './change.ts';
import type { Envelope } from './envelope.ts';
import { isJsonObject } from './json-object.ts';

/** The members of `data` that hold the items of a page. */
export const pagedLists: readonly string[] = ['list', 'order', 'message', 'buyRecord'];

/** The fields of a request that select a page. */
interface PageFields {
  /** "page", "pageNum", "pageNo" or "start". */
  readonly page: string;
  /** The number of the first page: 0 or 1. */
  readonly first: number;
  /** The field with the number of items per page; undefined where it is fixed. */
  readonly size: string | undefined;
}

/**
 * The answer with an empty list when a request asks for a page after the last one: an example holds the same items for every page, and a client that
 * loads pages until one is empty would not end. Without a page size the example's list is one page.
 */
export function emptyPageAfterLast(operation: Operation, envelope: Envelope, request: Readonly<Record<string, unknown>>): Envelope {
  const fields = pageFields(operation);
  const { data } = envelope;
  if (!fields || !isJsonObject(data)) return envelope;
  const page = request[fields.page];
  const name = pagedLists.find((candidate) => Array.isArray(data[candidate]));
  const list = name === undefined ? undefined : data[name];
  if (typeof page !== 'number' || name === undefined || !Array.isArray(list)) return envelope;
  const requestedSize = fields.size === undefined ? undefined : request[fields.size];
  const size = typeof requestedSize === 'number' ? requestedSize : Math.max(list.length, 1);
  const last = fields.first + Math.ceil(Number(data.total ?? list.length) / size) - 1;
  // The example answers the example of the request, which may be for a later page.
  const examplePage = Number(requestExample(operation)[fields.page] ?? last);
  return page <= Math.max(last, examplePage) ? envelope : { ...envelope, data: { ...data, [name]: [] } };
}

/** Finds the page fields by their descriptions in the contract; undefined for an operation without pages, or one that ignores the page. */
function pageFields({ requestSchema }: Operation): PageFields | undefined {
  const describedFields = Object.entries(requestSchema.properties ?? {}).map(([name, schema]) => ({ name, text: descriptionOf(schema) }));
  const page = describedFields.find(({ text }) => /^Page number, starting at \d/.test(text) && !/\bIgnored\b/.test(text));
  if (!page) return undefined;
  const first = Number(/\d/.exec(page.text)?.[0]);
  return { page: page.name, first, size: describedFields.find(({ text }) => text.startsWith('Rows per page'))?.name };
}

function descriptionOf(schema: Schema & { readonly description?: string }): string {
  const { description = '' }: Schema & { readonly description?: string } = { ...resolve(schema), ...schema };
  return description;
}
