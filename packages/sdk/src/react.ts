/**
 * `@mall/sdk/react`: options for TanStack Query, created from operations:
 * `useQuery(queryOptions(client, catalogProduct, { pro_id: 1001 }))`. Add other options by spreading. Retries are left to the SDK, because
 * TanStack Query has no information which calls can be repeated.
 */
import {
  type DataTag,
  type InfiniteData,
  infiniteQueryOptions as infiniteQueryOptionsOf,
  type MutationKey,
  mutationOptions as mutationOptionsOf,
  type QueryFunction,
  queryOptions as queryOptionsOf,
  type UseInfiniteQueryOptions,
  type UseMutationOptions,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { type CallArguments, call } from './call.ts';
import type { DataFor, Fields, Idempotency, InputOf, Operation, PagedOperation } from './operation.ts';
import type { MallClient } from './options.ts';
import { firstPage, nextPage, withPage } from './paginate.ts';

/**
 * Returns the key of all queries of one operation, for `invalidateQueries({ queryKey: queryKeyOf(cartList) })`.
 * @param operation - the operation
 */
export function queryKeyOf({ api }: Pick<Operation<unknown, unknown>, 'api'>): readonly ['mall', string] {
  return ['mall', api];
}

// The types of results are written down: inferred ones would name internal types of the TanStack Query that this package was built with.

/** The key of a query: mall, operation, input and language. */
export type MallQueryKey = readonly ['mall', string, object, string | null];

/** The key of a query with pages. */
export type MallPagesKey = readonly [...MallQueryKey, 'pages'];

/** Options of `useQuery`, `useSuspenseQuery` and `queryClient.fetchQuery`; their key carries the type of the data. */
export type MallQueryOptions<Data> = Omit<UseQueryOptions<Data, Error, Data, MallQueryKey>, 'queryFn' | 'queryKey'> & {
  queryFn?: QueryFunction<Data, MallQueryKey>;
  queryKey: DataTag<MallQueryKey, Data, Error>;
};

/** Options of `useInfiniteQuery`; their key carries the type of the data. */
export type MallPagesOptions<Data> = Omit<
  UseInfiniteQueryOptions<Data, Error, InfiniteData<Data>, MallPagesKey, number>,
  'queryFn' | 'queryKey'
> & {
  queryFn?: QueryFunction<Data, MallPagesKey, number>;
  queryKey: DataTag<MallPagesKey, InfiniteData<Data>, Error>;
};

/** Options of `useMutation`, with a key for `useIsMutating`. */
export type MallMutationOptions<Input, Data> = UseMutationOptions<Data, Error, Input> & { mutationKey: MutationKey };

/**
 * Returns options of `useQuery` for an operation that changes nothing. The key contains the input and the client's language, but neither
 * the session nor a language that an asynchronous function returns: clear the cache when they change.
 * @param client - the client that sends the calls
 * @param operation - an operation that changes nothing
 * @param inputAndOptions - the fields of the request; options of the call have no effect here
 * @throws {TypeError} for an operation that changes something: it would be repeated each time the window gets the focus
 */
export function queryOptions<Input extends object, Data, Kinds = unknown, Given extends Fields = Record<never, never>>(
  client: MallClient,
  operation: Operation<Input, Data, Idempotency, Kinds>,
  ...inputAndOptions: CallArguments<InputOf<Input, Given>>
): MallQueryOptions<DataFor<Data, Kinds, Given>>;
// The variant that a server sends is known from the request alone, as in `call`.
export function queryOptions<Input extends object, Data>(
  client: MallClient,
  operation: Operation<Input, Data>,
  ...inputAndOptions: CallArguments<Input>
): MallQueryOptions<Data> {
  const [input] = inputAndOptions;
  assertSafe(operation);
  return queryOptionsOf({
    queryKey: [...queryKeyOf(operation), input ?? {}, languageOf(client)] as const,
    queryFn: ({ signal }) => call<object, Data>(client, operation, input, { signal }),
    retry: false,
  });
}

/**
 * Returns options of `useInfiniteQuery` for an operation with pages. The page number is set in the operation's page field.
 * @throws {TypeError} for an operation that changes something
 */
export function infiniteQueryOptions<
  Input extends object,
  Data,
  Items extends keyof Data,
  Kinds = unknown,
  Given extends Fields = Record<never, never>,
>(
  client: MallClient,
  operation: PagedOperation<Input, Data, Items, Kinds>,
  input: InputOf<Input, Given>,
): MallPagesOptions<DataFor<Data, Kinds, Given>>;
// The variant that a server sends is known from the request alone, as in `call`.
export function infiniteQueryOptions<Input extends object, Data, Items extends keyof Data>(
  client: MallClient,
  operation: PagedOperation<Input, Data, Items>,
  input: Input,
): MallPagesOptions<Data> {
  assertSafe(operation);
  const pagesKey: MallPagesKey = [...queryKeyOf(operation), input, languageOf(client), 'pages'];
  return infiniteQueryOptionsOf({
    queryKey: pagesKey,
    queryFn: ({ pageParam, signal }) => call<object, Data>(client, operation, withPage(operation, input, pageParam), { signal }),
    initialPageParam: firstPage(operation, input),
    getNextPageParam: (_, pages: readonly Data[]) => nextPage(operation, input, pages),
    retry: false,
  });
}

/** Settings of a mutation. */
export interface MutationSettings {
  /** Key of all its calls, for an effect that must happen only once; without it, each `mutate` has a random key. */
  readonly idempotencyKey?: string | undefined;
}

/**
 * Returns options of `useMutation` for any operation; `mutate` takes its input.
 * @param client - the client that sends the calls
 * @param operation - any operation
 * @param settings - the idempotency key of all its calls
 */
export function mutationOptions<Input extends object, Data>(
  client: MallClient,
  operation: Operation<Input, Data>,
  { idempotencyKey }: MutationSettings = {},
): MallMutationOptions<Input, Data> {
  return mutationOptionsOf({
    mutationKey: queryKeyOf(operation),
    mutationFn: (input: Input) => call<object, Data>(client, operation, input, { idempotencyKey }),
    retry: false,
  });
}

function assertSafe({ api, idempotency }: Operation<unknown, unknown>): void {
  if (idempotency !== 'safe') throw new TypeError(`${api} changes something: it is a mutation`);
}

function languageOf({ options: { language } }: MallClient): string | null {
  const current = typeof language === 'function' ? language() : language;
  return typeof current === 'string' ? current : null;
}
