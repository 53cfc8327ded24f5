import { loadShopState } from '#app/features/shops/api/load-shop.server.ts';
import type { ShopState } from '#app/features/shops/application.ts';
import { paths } from '#app/paths.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError } from '#app/shared/gateway/page-error.server.ts';
import type { Route } from './+types/shop-state';

/** Loads the state of the customer's application, for the header. When the call fails, redirects to the page, which shows the error. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<ShopState> {
  url.pathname = paths.applyShop;
  return await loadShopState(context.get(gateway)).catch((error: unknown) => {
    try {
      return handlePageError(url, context)(error);
    } catch (response) {
      if (response instanceof Response) throw response;
      return { kind: 'none' };
    }
  });
}
