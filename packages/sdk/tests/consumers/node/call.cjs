const { call, createMall, createMallClient, describeError, isMallError } = require('@mall/sdk');
const { errorCatalog } = require('@mall/sdk/errors');
const { createMallHandlers } = require('@mall/sdk/msw');
const { createFetchClient } = require('@mall/sdk/openapi-fetch');
const { catalogProduct } = require('@mall/sdk/operations/catalog');
const { queryOptions } = require('@mall/sdk/react');
const { exampleOf } = require('@mall/sdk/testing');

async function main() {
  const client = createMallClient({ baseUrl: process.env.GATEWAY, validation: 'strict' });
  const input = { pro_id: 1001 };
  const answers = await Promise.all([
    call(client, catalogProduct, input),
    createMall(client).catalog.product(input),
    queryOptions(client, catalogProduct, input).queryFn({ signal: new AbortController().signal }),
    createFetchClient(client)
      .POST('/mall.Product.index', { body: input })
      .then(({ data }) => data?.data),
  ]);
  // The ESM copy throws the error, the CommonJS copy detects it.
  const esm = await import('@mall/sdk');
  const refusal = await esm.call(client, catalogProduct, {}).catch((error) => error);
  console.log(
    JSON.stringify({
      names: answers.map((page) => page.pro.name),
      example: exampleOf(catalogProduct).pro.name,
      handlers: Object.keys(createMallHandlers()),
      refusal: [isMallError(refusal), refusal.name, describeError(refusal).messageKey === errorCatalog['50010'].key],
    }),
  );
}

void main();
