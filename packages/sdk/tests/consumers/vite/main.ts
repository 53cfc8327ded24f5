import { call, createMallClient } from '@mall/sdk';
import { catalogProduct } from '@mall/sdk/operations/catalog';

/** Returns the text that a page of a shop would show. */
export async function show(baseUrl: string): Promise<string> {
  const { pro } = await call(createMallClient({ baseUrl, validation: 'strict' }), catalogProduct, { pro_id: 1001 });
  return pro.name;
}
