import type { Gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusedFields } from '#app/shared/gateway/refused-fields.ts';
import type { SkuChoice } from '../cart.ts';
import { toSkus } from './map-skus.ts';

/** Loads the SKUs that an item can be changed to; undefined for an item that is not in the caller's cart. */
export async function loadSkuChoice({ mall }: Gateway, itemId: number): Promise<SkuChoice | undefined> {
  try {
    const [product] = await mall.cart.lineSkus({ car_id: itemId });
    return product && { itemId, skus: toSkus(product) };
  } catch (error) {
    if (refusedFields(error).length > 0) return undefined;
    throw error;
  }
}
