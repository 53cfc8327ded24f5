import { Notice } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router-dom';
import { changeSecurity } from '#app/features/account/api/change-security.server.ts';
import { loadAccountName, loadSecurity } from '#app/features/account/api/load-security.server.ts';
import { SecurityForm } from '#app/features/account/components/security-form.tsx';
import { SecurityRows } from '#app/features/account/components/security-rows.tsx';
import { readSecuritySetting } from '#app/features/account/security.ts';
import { loadCountries } from '#app/features/addresses/api/addresses.server.ts';
import { paths, withQuery } from '#app/paths.ts';
import { AccountPage } from '#app/shared/account-page.tsx';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError, notFound } from '#app/shared/gateway/page-error.server.ts';
import type { Route } from './+types/security';

export async function loader({ context, url }: Route.LoaderArgs) {
  const change = readSecuritySetting(url.searchParams.get('change'));
  const done = readSecuritySetting(url.searchParams.get('done'));
  const mall = context.get(gateway);
  try {
    const security = await loadSecurity(mall);
    const accountName = change === 'password' ? await loadAccountName(mall) : '';
    const dialCodes = change === 'phone' ? (await loadCountries(mall)).map(({ dialCode }) => dialCode) : [];
    return { security, change, done, accountName, dialCodes };
  } catch (error) {
    return handlePageError(url, context)(error);
  }
}

/** Sets or changes the setting that the address names; the page then confirms it. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const guard = readSecuritySetting(url.searchParams.get('change')) ?? notFound();
  const outcome = await changeSecurity(context.get(gateway), guard, await request.formData()).catch(handlePageError(url, context));
  return outcome ?? redirect(withQuery(paths.security, { done: guard }), 303);
}

/** Renders the security settings of the account, and their forms. */
export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('account');
  const { security, change, done, accountName, dialCodes } = loaderData;
  const isFirstPayment = change === 'payment' && !security.hasPaymentPassword;
  const isFirstPhone = change === 'phone' && security.phone === '';
  const isFirst = isFirstPayment || isFirstPhone;
  const title = change === undefined ? t('security.title') : isFirst ? t(`security.${change}.first`) : t(`security.${change}.change`);
  return (
    <AccountPage
      eyebrow={t('menu.label')}
      title={title}
      description={t('security.description')}
      {...(isFirstPhone && { lead: t('security.phone.firstLead') })}
    >
      {done && change === undefined && <Notice tone="success">{t(`security.${done}.done`)}</Notice>}
      {change === undefined ? (
        <SecurityRows security={security} hrefOf={(guard) => withQuery(paths.security, { change: guard })} />
      ) : (
        <SecurityForm
          key={change}
          guard={change}
          security={security}
          accountName={accountName}
          dialCodes={dialCodes}
          outcome={actionData}
          pageHref={withQuery(paths.security, { change })}
          backHref={paths.security}
        />
      )}
    </AccountPage>
  );
}
