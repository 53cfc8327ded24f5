import { loadSkuChoice } from '#app/features/cart/api/load-sku-choice.server.ts';
import type { SkuChoice } from '#app/features/cart/cart.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { readId } from '#app/shared/query-id.ts';
import type { Route } from './+types/cart-skus';

/** The SKUs that an item of the cart can be changed to, for the panel that changes it; null when they are not known. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<SkuChoice | null> {
  const itemId = readId(url.searchParams.get('sku'));
  const choice = itemId === undefined ? undefined : await loadSkuChoice(context.get(gateway), itemId).catch(() => undefined);
  return choice ?? null;
}
