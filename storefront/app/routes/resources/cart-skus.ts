import { loadSkuChoice } from '#app/features/cart/api/load-sku-choice.server.ts';
import type { SkuChoice } from '#app/features/cart/cart.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { readId } from '#app/shared/query-id.ts';
import type { Route } from './+types/cart-skus';

/** Loads the SKUs that a cart item can be changed to, for the SKU panel; null when they cannot be loaded. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<SkuChoice | null> {
  const itemId = readId(url.searchParams.get('sku'));
  const choice = itemId === undefined ? undefined : await loadSkuChoice(context.get(gateway), itemId).catch(() => undefined);
  return choice ?? null;
}
