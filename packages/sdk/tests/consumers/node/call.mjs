import { call, createMall, createMallClient, describeError, isMallError } from '@mall/sdk';
import { errorCatalog } from '@mall/sdk/errors';
import { createMallHandlers } from '@mall/sdk/msw';
import { createFetchClient } from '@mall/sdk/openapi-fetch';
import { catalogProduct } from '@mall/sdk/operations/catalog';
import { queryOptions } from '@mall/sdk/react';
import { exampleOf } from '@mall/sdk/testing';

const client = createMallClient({ baseUrl: process.env.GATEWAY, validation: 'strict' });
const input = { pro_id: 1001 };
const responses = await Promise.all([
  call(client, catalogProduct, input),
  createMall(client).catalog.product(input),
  queryOptions(client, catalogProduct, input).queryFn({ signal: new AbortController().signal }),
  createFetchClient(client)
    .POST('/mall.Product.index', { body: input })
    .then(({ data }) => data?.data),
]);
const refusal = await call(client, catalogProduct, {}).catch((error) => error);
console.log(
  JSON.stringify({
    names: responses.map((page) => page.pro.name),
    example: exampleOf(catalogProduct).pro.name,
    handlers: Object.keys(createMallHandlers()),
    refusal: [isMallError(refusal), refusal.name, describeError(refusal).messageKey === errorCatalog['50010'].key],
  }),
);
