import { checkName } from '#app/features/shops/api/apply.server.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import type { Route } from './+types/shop-name';

/**
 * Checks whether a shop may have the typed name. Errors that concern the visitor instead of the name are shown when the form is submitted.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const name = url.searchParams.get('name') ?? '';
  return await checkName(context.get(gateway), name).catch(() => ({ name, fault: undefined }));
}
