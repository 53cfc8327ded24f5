import { assertPaged } from '#assert-arguments';
import { call } from './call.ts';
import type { DataFor, Fields, InputOf, PagedOperation } from './operation.ts';
import type { CallOptions, MallClient } from './options.ts';

/** An item of a paged operation's list. */
export type ItemOf<Data, Items extends PropertyKey> = Data extends Readonly<Record<Items, readonly (infer Item)[]>> ? Item : never;

/** All items of all pages, iterated with `for await`. */
export interface Pagination<Data, Item> extends AsyncIterable<Item> {
  /** Iterates the responses instead of their items. */
  pages(): AsyncIterable<Data>;
}

/**
 * Iterates a list that is returned by pages: `for await (const found of paginate(client, catalogSearch, { keyword: 'balm' }))`. The next
 * page is requested when the current one is used up, and not after the loop ends. Starts at the page in the input, or the first one, and
 * ends when all items were returned or a page is empty.
 *
 * The loop throws the same errors as {@link call}.
 * @throws {TypeError} for an operation without pages
 */
export function paginate<
  Input extends object,
  Data extends object,
  Items extends keyof Data,
  Kinds = unknown,
  Given extends Fields = Record<never, never>,
>(
  client: MallClient,
  operation: PagedOperation<Input, Data, Items, Kinds>,
  input: InputOf<Input, Given>,
  options?: CallOptions,
): Pagination<DataFor<Data, Kinds, Given>, ItemOf<DataFor<Data, Kinds, Given>, Items>>;
// The variant that a server sends is known from the request alone, as in `call`.
export function paginate<Input extends object, Data extends object, Items extends keyof Data>(
  client: MallClient,
  operation: PagedOperation<Input, Data, Items>,
  input: Input,
  options?: CallOptions,
): Pagination<Data, ItemOf<Data, Items>> {
  assertPaged(client, operation, input);
  async function* pages(): AsyncGenerator<Data> {
    const responses: Data[] = [];
    for (let page: number | undefined = firstPage(operation, input); page !== undefined; page = nextPage(operation, input, responses)) {
      const response = await call<object, Data>(client, operation, withPage(operation, input, page), options);
      responses.push(response);
      yield response;
    }
  }
  async function* items(): AsyncGenerator<ItemOf<Data, Items>> {
    for await (const response of pages()) yield* listOf(operation, response);
  }
  return { pages, [Symbol.asyncIterator]: items };
}

/** Returns the first page to request. */
export function firstPage<Input extends object>({ pages }: Paging<Input>, input: Input): number {
  const requestedPage: unknown = input[pages.field];
  return typeof requestedPage === 'number' ? requestedPage : 1;
}

/** Returns the input that requests a page. */
export function withPage<Input extends object>({ pages }: Paging<Input>, input: Input, page: number): Input {
  return { ...input, [pages.field]: page };
}

/** Returns the page after the responses so far; undefined when there is none. */
export function nextPage<Input extends object, Data, Items extends keyof Data>(
  operation: PagedOperation<Input, Data, Items>,
  input: Input,
  responses: readonly Data[],
): number | undefined {
  const sizes = responses.map((response) => listOf(operation, response).length);
  const [first, last] = [sizes[0], sizes.at(-1)];
  const firstRequested = firstPage(operation, input);
  const next = firstRequested + responses.length;
  if (!first || !last) return undefined;
  const { total: name } = operation.pages;
  const total: unknown = name === undefined ? undefined : responses.at(-1)?.[name];
  // Pages before the first requested one have the same length. Without a total, a page shorter than the first is the last.
  if (typeof total === 'number')
    return (firstRequested - 1) * first + sizes.reduce((sum, size) => sum + size, 0) < total ? next : undefined;
  return last < first ? undefined : next;
}

type Paging<Input> = { readonly pages: { readonly field: keyof Input } };

/** Returns the items of one page; none when a server of the family sent another type, which validation reports. */
function listOf<Input, Data, Items extends keyof Data>(
  { pages }: PagedOperation<Input, Data, Items>,
  response: Data,
): readonly ItemOf<Data, Items>[] {
  const list: unknown = response[pages.items];
  return Array.isArray(list) ? list : [];
}
