import { isProfileIncomplete } from '#app/features/account/api/profile-state.server.ts';
import { loadBenefits, silenceReminder } from '#app/features/membership/api/reminder.server.ts';
import { putAway } from '#app/features/shell/api/announce.server.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { readId } from '#app/shared/query-id.ts';
import type { Route } from './+types/prompts';

/** What a customer is asked or reminded of, over whatever page they are on. Nothing is asked when the mall does not say. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const mall = context.get(gateway);
  const none = () => undefined;
  const [isIncomplete, benefits] = await Promise.all([
    isProfileIncomplete(mall).catch(none),
    url.searchParams.has('benefits') ? loadBenefits(mall).catch(none) : [],
  ]);
  return { isProfileIncomplete: isIncomplete ?? false, benefits: benefits ?? [] };
}

/** Puts away what the customer does not want to see again; what is not put away comes back. */
export async function action({ context, request }: Route.ActionArgs) {
  const mall = context.get(gateway);
  const form = await request.formData();
  const id = readId(form.get('tell_id'));
  try {
    await (id === undefined ? silenceReminder(mall) : putAway(mall, id));
  } catch (error) {
    refusalOf(error);
  }
  return null;
}
