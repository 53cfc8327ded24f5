import { call, createMallClient } from '@mall/sdk';
import { catalogProduct } from '@mall/sdk/operations/catalog';

/** A page of a shop: what it would show. */
export async function show(baseUrl: string): Promise<string> {
  const { pro } = await call(createMallClient({ baseUrl, validation: 'strict' }), catalogProduct, { pro_id: 1001 });
  return pro.name;
}
