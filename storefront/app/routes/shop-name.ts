import { checkName } from '#app/features/shops/api/apply.server.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import type { Route } from './+types/shop-name';

/** Whether a shop may have the name that was typed. What speaks against the visitor and not the name is told when the form is sent. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const name = url.searchParams.get('name') ?? '';
  return await checkName(context.get(gateway), name).catch(() => ({ name, fault: undefined }));
}
