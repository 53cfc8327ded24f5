import { type Operation, resolve, type Schema } from '@mall/contract';
import { isJsonObject } from '../json-object.ts';
import { requestExample } from './change.ts';
import type { Envelope } from './envelope.ts';

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
  /** The number of items per page when the field is missing. */
  readonly defaultSize: number;
}

/**
 * Limits the list of an example to the requested page; a page after the last one is empty. Where the contract has no page size, the list is one page. The
 * total is unchanged.
 */
export function withRequestedPage(operation: Operation, envelope: Envelope, request: Readonly<Record<string, unknown>>): Envelope {
  const fields = pageFields(operation);
  const { data } = envelope;
  if (!fields || !isJsonObject(data)) return envelope;
  const name = pagedLists.find((candidate) => Array.isArray(data[candidate]));
  const list = name === undefined ? undefined : data[name];
  if (name === undefined || !Array.isArray(list)) return envelope;
  const size = fields.size === undefined ? list.length : Number(request[fields.size] ?? fields.defaultSize);
  // The example responds to the example request, which may request a later page.
  const examplePage = Number(requestExample(operation)[fields.page] ?? fields.first);
  const page = Number(request[fields.page] ?? fields.first);
  const start = Math.max(page - examplePage, 0) * size;
  return start === 0 && list.length <= size ? envelope : { ...envelope, data: { ...data, [name]: list.slice(start, start + size) } };
}

/** Finds the page fields by their descriptions in the contract; undefined for an operation without pages, or one that ignores the page. */
function pageFields({ requestSchema }: Operation): PageFields | undefined {
  const describedFields = Object.entries(requestSchema.properties ?? {}).map(([name, schema]) => ({ name, text: descriptionOf(schema) }));
  const page = describedFields.find(({ text }) => /^Page number, starting at \d/.test(text) && !/\bIgnored\b/.test(text));
  if (!page) return undefined;
  const first = Number(/\d/.exec(page.text)?.[0]);
  const size = describedFields.find(({ text }) => text.startsWith('Rows per page'));
  const defaultSize = Number(/^Rows per page; (\d+).* when missing/.exec(size?.text ?? '')?.[1] ?? 10);
  return { page: page.name, first, size: size?.name, defaultSize };
}

function descriptionOf(schema: Schema & { readonly description?: string }): string {
  const { description = '' }: Schema & { readonly description?: string } = { ...resolve(schema), ...schema };
  return description;
}
