import { createMallClient } from '@mall/sdk';
import { createMallHandlers } from '@mall/sdk/msw';
import { catalogProduct, catalogSearch } from '@mall/sdk/operations/catalog';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@mall/sdk/react';
import { exampleOf } from '@mall/sdk/testing';
import { QueryClient } from '@tanstack/react-query';
import { setupServer } from 'msw/node';

const client = createMallClient({ baseUrl: '/api/' });
const handlers = createMallHandlers();

export const server = setupServer(
  handlers.respond(catalogProduct, { ...exampleOf(catalogProduct), login_status: true }),
  // @ts-expect-error a flag is a boolean
  handlers.respond(catalogProduct, { ...exampleOf(catalogProduct), login_status: 'yes' }),
  handlers.refuse(catalogProduct, '101'),
  handlers.examples(),
);

export async function use(): Promise<string> {
  const { pro } = await new QueryClient().fetchQuery(queryOptions(client, catalogProduct, { pro_id: 1001 }));
  const { pages } = await new QueryClient().fetchInfiniteQuery(infiniteQueryOptions(client, catalogSearch, {}));
  return [pro.name, pages[0]?.list[0]?.id, mutationOptions(client, catalogProduct).mutationKey].join();
}
