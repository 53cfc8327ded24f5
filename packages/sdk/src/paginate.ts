import { assertPaged } from '#assert-arguments';
import { call } from './call.ts';
import type { PagedOperation } from './operation.ts';
import type { CallOptions, MallClient } from './options.ts';

/** An item of a paged operation's list. */
export type ItemOf<Data, Items extends keyof Data> = Data[Items] extends readonly (infer Item)[] ? Item : never;

/** All items over all pages, to be walked with `for await`. */
export interface Pagination<Data, Item> extends AsyncIterable<Item> {
  /** The answers instead of their items. */
  pages(): AsyncIterable<Data>;
}

/**
 * Iterates over the items of a paginated list: `for await (const found of paginate(client, catalogSearch, { keyword: 'balm' }))`.
 * Each page is requested when the items of the page before it are used up; leaving the loop sends no further request. The iteration starts at
 * the page in the input, or the first, and ends after the last item or at an empty page.
 *
 * The loop throws what {@link call} throws.
 * @throws {TypeError} for an operation without pages
 */
export function paginate<Input extends object, Data extends object, Items extends keyof Data>(
  client: MallClient,
  operation: PagedOperation<Input, Data, Items>,
  input: Input,
  options?: CallOptions,
): Pagination<Data, ItemOf<Data, Items>> {
  assertPaged(client, operation, input);
  async function* pages(): AsyncGenerator<Data> {
    const answers: Data[] = [];
    for (let page: number | undefined = firstPage(operation, input); page !== undefined; page = nextPage(operation, input, answers)) {
      const answer = await call<object, Data>(client, operation, onPage(operation, input, page), options);
      answers.push(answer);
      yield answer;
    }
  }
  async function* items(): AsyncGenerator<ItemOf<Data, Items>> {
    for await (const answer of pages()) yield* listOf(operation, answer);
  }
  return { pages, [Symbol.asyncIterator]: items };
}

/** The page to begin with. */
export function firstPage<Input extends object>({ pages }: Paging<Input>, input: Input): number {
  const given: unknown = input[pages.field];
  return typeof given === 'number' ? given : 1;
}

/** The input that asks for a page. */
export function onPage<Input extends object>({ pages }: Paging<Input>, input: Input, page: number): Input {
  return { ...input, [pages.field]: page };
}

/** The page after the answers so far; undefined when there is none. */
export function nextPage<Input extends object, Data, Items extends keyof Data>(
  operation: PagedOperation<Input, Data, Items>,
  input: Input,
  answers: readonly Data[],
): number | undefined {
  const sizes = answers.map((answer) => listOf(operation, answer).length);
  const [first, last] = [sizes[0], sizes.at(-1)];
  const begun = firstPage(operation, input);
  const next = begun + answers.length;
  if (!first || !last) return undefined;
  const { total: name } = operation.pages;
  const total: unknown = name === undefined ? undefined : answers.at(-1)?.[name];
  // Pages before the one begun with are as long as it. Without a total a page shorter than the first is the last.
  if (typeof total === 'number') return (begun - 1) * first + sizes.reduce((sum, size) => sum + size, 0) < total ? next : undefined;
  return last < first ? undefined : next;
}

type Paging<Input> = { readonly pages: { readonly field: keyof Input } };

/** The items of one page; none where a server of the family answered something else, which is reported where answers are checked. */
function listOf<Input, Data, Items extends keyof Data>(
  { pages }: PagedOperation<Input, Data, Items>,
  answer: Data,
): readonly ItemOf<Data, Items>[] {
  const list: unknown = answer[pages.items];
  return Array.isArray(list) ? list : [];
}
