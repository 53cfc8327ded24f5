import { findLanguage } from '@mall/locales';
import { redirect } from 'react-router-dom';
import { languageCookie, languageParameter } from '#app/i18n/choose-language.ts';
import { paths } from '#app/paths.ts';
import { requestContext } from '#app/shared/request-context.ts';
import { sameOriginPath } from '#app/shared/session/same-origin-path.ts';
import type { Route } from './+types/language';

const year = 31_536_000;

/** Returns the address to return to, without the parameter that would override the choice. */
function wayBack(value: FormDataEntryValue | null, origin: string): string {
  const url = new URL(sameOriginPath(value) ?? paths.home, origin);
  url.searchParams.delete(languageParameter);
  return url.pathname + url.search;
}

/** Stores the visitor's language and redirects back. A plain form, so that it works without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const { settings } = context.get(requestContext);
  const form = await request.formData();
  const language = findLanguage(String(form.get('language')));
  const headers = new Headers();
  if (language) {
    const secure = settings.publicOrigin.startsWith('https:') ? '; Secure' : '';
    headers.append('Set-Cookie', `${languageCookie}=${language.code}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`);
  }
  return redirect(wayBack(form.get('back'), settings.publicOrigin), { status: 303, headers });
}

/** Redirects to the home page, because this address has no page of its own. */
export function loader() {
  return redirect(paths.home);
}
