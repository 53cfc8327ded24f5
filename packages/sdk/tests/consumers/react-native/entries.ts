import { createMallClient } from '@mall/sdk';
import { createFetchClient } from '@mall/sdk/openapi-fetch';
import { catalogProduct, catalogSearch } from '@mall/sdk/operations/catalog';
import { infiniteQueryOptions, queryOptions } from '@mall/sdk/react';

const client = createMallClient({ baseUrl: 'https://shop.example/api/' });

export const product = queryOptions(client, catalogProduct, { pro_id: 1001 });
export const found = infiniteQueryOptions(client, catalogSearch, { keyword: 'balm' });

export async function nameOf(): Promise<number | undefined> {
  const { data } = await createFetchClient(client).POST('/mall.Product.index', { body: { pro_id: 1001 } });
  // @ts-expect-error a name is a string
  const wrong: number | undefined = data?.data.pro.name;
  return wrong;
}
