import { Notice } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router-dom';
import { latestBirthday, loadProfile, saveProfile } from '#app/features/account/api/profile.server.ts';
import { ProfilePanel } from '#app/features/account/components/profile-panel.tsx';
import { imageUpload } from '#app/features/uploads/api/upload-image.ts';
import { paths, withQuery } from '#app/paths.ts';
import { AccountPage } from '#app/shared/account-page.tsx';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError } from '#app/shared/gateway/page-error.server.ts';
import { requestContext } from '#app/shared/request-context.ts';
import type { Route } from './+types/profile';

export async function loader({ context, url }: Route.LoaderArgs) {
  const profile = await loadProfile(context.get(gateway)).catch(handlePageError(url, context));
  const { timeZone } = context.get(requestContext).settings;
  return { profile, latestBirthday: latestBirthday(timeZone), saved: url.searchParams.get('saved') };
}

/** Saves the profile; the page then confirms it. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { timeZone } = context.get(requestContext).settings;
  const refusal = await saveProfile(context.get(gateway), timeZone, await request.formData()).catch(handlePageError(url, context));
  return refusal ?? redirect(withQuery(paths.profile, { saved: Date.now() }), 303);
}

/** Renders the customer's profile. */
export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('account');
  const { profile, saved } = loaderData;
  return (
    <AccountPage eyebrow={t('menu.label')} title={t('profile.title')} description={t('profile.description')}>
      {saved !== null && !actionData && (
        <Notice key={saved} tone="success">
          {t('profile.saved')}
        </Notice>
      )}
      <ProfilePanel
        // Resets the form to the saved values.
        key={saved}
        profile={profile}
        refusal={actionData}
        latestBirthday={loaderData.latestBirthday}
        pageHref={paths.profile}
        phoneHref={withQuery(paths.security, { change: 'phone' })}
        makeUpload={imageUpload}
      />
    </AccountPage>
  );
}
