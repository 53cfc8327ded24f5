import {
  type AnyMallError,
  call,
  createMall,
  createMallClient,
  describeError,
  isMallError,
  type Operation,
  paginate,
  poll,
  rawCall,
  type Schemas,
  upload,
} from '@mall/sdk';
import { OrderStatus } from '@mall/sdk/enums';
import { type ErrorCode, errorCatalog, type FaultAction } from '@mall/sdk/errors';
import { createFetchClient } from '@mall/sdk/openapi-fetch';
import { type CatalogProductInput, catalogProduct, catalogSearch } from '@mall/sdk/operations/catalog';
import { exampleOf } from '@mall/sdk/testing';

const client = createMallClient({ baseUrl: '/api/', session: { get: () => undefined, set: () => {} } });

/** Uses every export that a consumer's compiler must accept. */
export async function use(operation: Operation<{ file: Blob }, { url: string }>): Promise<string> {
  const input: CatalogProductInput = { pro_id: 1001 };
  const page: Schemas['ProductPage'] = await call(client, catalogProduct, input);
  // @ts-expect-error a product is identified by a number
  void call(client, catalogProduct, { pro_id: '1001' });
  // @ts-expect-error an amount is a string
  const wrong: number = page.pro.price;
  for await (const found of paginate(client, catalogSearch, { keyword: 'balm' })) return found.product_title;
  const found = await poll(client, catalogProduct, input, { until: ({ pro }) => pro.name === '' });
  const raw: unknown = await rawCall(client, 'mall.Product.index', { pro_id: 1001 }, { maxRetries: 2 });
  const { url } = await upload(client, operation, { file: new Uint8Array(3) }, { type: 'image/png' });
  const { data, error } = await createFetchClient(client).POST('/mall.Product.index', { body: input });
  const orders = await createMall(client).orders.list();
  const { response } = await createMall(client).catalog.product(input, { maxRetries: 0, token: null }).withResponse();
  const code: ErrorCode = '50010';
  return [
    response.status,
    orders.order.some(({ status }) => status === OrderStatus.Shipped),
    found?.pro.name,
    url,
    raw,
    data?.data.pro.name,
    error?.code,
    orders.order.length,
    exampleOf(catalogProduct),
    errorCatalog[code],
    wrong,
  ].join();
}

export function tell(thrown: unknown): AnyMallError['name'] | FaultAction {
  if (isMallError(thrown) && thrown.name === 'TimeoutError' && thrown.maybeApplied) return thrown.name;
  return describeError(thrown).action;
}
