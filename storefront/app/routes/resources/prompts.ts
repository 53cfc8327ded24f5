import { data } from 'react-router-dom';
import { isProfileIncomplete } from '#app/features/account/api/profile-state.server.ts';
import { loadBenefits, silenceReminder } from '#app/features/membership/api/reminder.server.ts';
import { dismissAnnouncement, loadAnnouncement } from '#app/features/shell/api/announcement.server.ts';
import type { Prompts } from '#app/features/shell/shell.ts';
import { type Gateway, gateway } from '#app/shared/gateway/gateway.server.ts';
import { refusalOf } from '#app/shared/gateway/refusal.ts';
import { readId } from '#app/shared/query-id.ts';
import type { Route } from './+types/prompts';

/** Loads a customer's prompts and reminders for the current page; none when the mall does not respond. */
async function loadPrompts(mall: Gateway, url: URL): Promise<Prompts> {
  const none = () => undefined;
  const [isIncomplete, benefits] = await Promise.all([
    isProfileIncomplete(mall).catch(none),
    url.searchParams.has('benefits') ? loadBenefits(mall).catch(none) : [],
  ]);
  return { isProfileIncomplete: isIncomplete ?? false, benefits: benefits ?? [] };
}

/** Loads the overlays of a page: a customer's prompts or, as its cookie, the mall's announcement to visitors. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const mall = context.get(gateway);
  if (!url.searchParams.has('announcement')) return await loadPrompts(mall, url);
  const cookie = await loadAnnouncement(mall, request.headers.get('Cookie'));
  return data(null, cookie === undefined ? undefined : { headers: { 'Set-Cookie': cookie } });
}

/** Dismisses a prompt permanently; undismissed ones appear again. */
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
