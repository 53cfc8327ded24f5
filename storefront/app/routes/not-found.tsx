import { data } from 'react-router-dom';
import { loadRecommended } from '#app/features/catalog/api/load-recommended.server.ts';
import { AlternativeProducts } from '#app/features/catalog/components/alternative-products.tsx';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { NotFoundWords } from '#app/shared/error-page.tsx';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import type { Route } from './+types/not-found';

export const handle = { namespaces: ['catalog'] } satisfies RouteHandle;

export async function loader({ context }: Route.LoaderArgs) {
  return data({ recommended: await loadRecommended(context.get(gateway)) }, { status: 404 });
}

/** Renders the page for an unknown address. */
export default function NotFound({ loaderData: { recommended } }: Route.ComponentProps) {
  return (
    <AlternativeProducts products={recommended} hrefOf={(id) => withQuery(paths.product, { id })}>
      <NotFoundWords />
    </AlternativeProducts>
  );
}
