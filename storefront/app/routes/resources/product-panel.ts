import { loadPanel } from '#app/features/shell/api/load-panel.server.ts';
import { paths, withQuery } from '#app/paths.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import type { Route } from './+types/product-panel';

/** Loads the products of the header's panel, each with the name of its class. */
export async function loader({ context }: Route.LoaderArgs) {
  return await loadPanel(context.get(gateway), ({ id, className }) => withQuery(paths.product, { id, ClassName: className }));
}
