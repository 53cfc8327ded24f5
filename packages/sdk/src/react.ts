/**
 * `@mall/sdk/react`: options for TanStack Query, made from operations: `useQuery(queryOptions(client, catalogProduct, { pro_id: 1001 }))`.
 * Further options are spread beside them. Calls are tried again by the SDK, which knows what may be sent twice; TanStack Query does not.
 */
import {
  infiniteQueryOptions as infiniteQueryOptionsOf,
  mutationOptions as mutationOptionsOf,
  queryOptions as queryOptionsOf,
} from '@tanstack/react-query';
import { type CallArguments, call } from './call.ts';
import { newRequestId } from './headers.ts';
import type { Operation, PagedOperation } from './operation.ts';
import type { MallClient } from './options.ts';
import { firstPage, nextPage, onPage } from './paginate.ts';

/**
 * Key of everything asked of one operation, for `invalidateQueries({ queryKey: queryKeyOf(cartList) })`.
 * @param operation - the operation
 */
export function queryKeyOf({ api }: Pick<Operation<unknown, unknown>, 'api'>): readonly ['mall', string] {
  return ['mall', api];
}

/**
 * Options of `useQuery` for an operation that changes nothing. The key holds the input and the client's language; it holds neither the
 * session nor a language that an asynchronous function returns: clear the cache when they change.
 * @param client - the client that sends the calls
 * @param operation - an operation that changes nothing
 * @param inputAndOptions - the fields of the request; options of the call have no effect here
 * @throws {TypeError} for an operation that changes something: it would be sent again whenever the window is looked at
 */
export function queryOptions<Input extends object, Data>(
  client: MallClient,
  operation: Operation<Input, Data>,
  ...inputAndOptions: CallArguments<Input>
) {
  const [input] = inputAndOptions;
  assertSafe(operation);
  return queryOptionsOf({
    queryKey: [...queryKeyOf(operation), input ?? {}, languageOf(client)] as const,
    queryFn: ({ signal }) => call<object, Data>(client, operation, input, { signal }),
    retry: false,
  });
}

/**
 * Options of `useInfiniteQuery` for an operation that pages. The page's number goes where the operation wants it.
 * @throws {TypeError} for an operation that changes something
 */
export function infiniteQueryOptions<Input extends object, Data, Items extends keyof Data>(
  client: MallClient,
  operation: PagedOperation<Input, Data, Items>,
  input: Input,
) {
  assertSafe(operation);
  return infiniteQueryOptionsOf({
    queryKey: [...queryKeyOf(operation), input, languageOf(client), 'pages'] as const,
    queryFn: ({ pageParam, signal }) => call<object, Data>(client, operation, onPage(operation, input, pageParam), { signal }),
    initialPageParam: firstPage(operation, input),
    getNextPageParam: (_, pages: readonly Data[]) => nextPage(operation, input, pages),
    retry: false,
  });
}

/** What a mutation may say for itself. */
export interface MutationSettings {
  /** The key of all its calls, for what must happen once however often it is sent; each `mutate` has a new one unless given. */
  readonly idempotencyKey?: string | undefined;
}

/**
 * Options of `useMutation` for any operation; `mutate` takes its input.
 * @param client - the client that sends the calls
 * @param operation - any operation
 * @param settings - the idempotency key of all its calls
 */
export function mutationOptions<Input extends object, Data>(
  client: MallClient,
  operation: Operation<Input, Data>,
  { idempotencyKey }: MutationSettings = {},
) {
  return mutationOptionsOf({
    mutationKey: queryKeyOf(operation),
    mutationFn: (input: Input) =>
      call<object, Data>(client, operation, input, {
        idempotencyKey: operation.idempotency === 'key' ? (idempotencyKey ?? newRequestId()) : undefined,
      }),
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
