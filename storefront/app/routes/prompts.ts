import { data } from 'react-router-dom';
import { isProfileIncomplete } from '#app/features/account/api/profile-state.server.ts';
import { loadBenefits, silenceReminder } from '#app/features/membership/api/reminder.server.ts';
import { dismissAnnouncement, loadAnnouncement } from '#app/features/shell/api/announcement.server.ts';
import type { Prompts } from '#app/features/shell/shell.ts';
import { type Gateway, gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { readId } from '#app/shared/query-id.ts';
import type { Route } from './+types/prompts';

/** What a customer is asked or reminded of, over whatever page they are on. Nothing is asked when the mall does not say. */
async function loadPrompts(mall: Gateway, url: URL): Promise<Prompts> {
  const none = () => undefined;
  const [isIncomplete, benefits] = await Promise.all([
    isProfileIncomplete(mall).catch(none),
    url.searchParams.has('benefits') ? loadBenefits(mall).catch(none) : [],
  ]);
  return { isProfileIncomplete: isIncomplete ?? false, benefits: benefits ?? [] };
}

/** What is shown over a page, whatever page it is: a customer's prompts or, as its cookie, what the mall announces to visitors. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const mall = context.get(gateway);
  if (!url.searchParams.has('announcement')) return await loadPrompts(mall, url);
  const cookie = await loadAnnouncement(mall, request.headers.get('Cookie'));
  return data(null, cookie === undefined ? undefined : { headers: { 'Set-Cookie': cookie } });
}

/** Puts away what the customer does not want to see again; what is not put away comes back. */
export async function action({ context, request }: Route.ActionArgs) {
  const mall = context.get(gateway);
  const form = await request.formData();
  const id = readId(form.get('tell_id'));
  try {
    await (id === undefined ? silenceReminder(mall) : dismissAnnouncement(mall, id));
  } catch (error) {
    refusalOf(error);
  }
  return null;
}
