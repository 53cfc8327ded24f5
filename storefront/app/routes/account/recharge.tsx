import { EmptyState } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, redirect } from 'react-router-dom';
import { loadRecharge, loadRechargeOffer, startRecharge } from '#app/features/wallet/api/recharge.server.ts';
import { readRechargeNumber } from '#app/features/wallet/api/recharge-number.server.ts';
import { RechargeCode } from '#app/features/wallet/components/recharge-code.tsx';
import { RechargeEntry } from '#app/features/wallet/components/recharge-form.tsx';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { AccountPage } from '#app/shared/account-page.tsx';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError, notFound } from '#app/shared/gateway/page-error.server.ts';
import type { Route } from './+types/recharge';

export const handle = { namespaces: ['wallet'] } satisfies RouteHandle;

export async function loader({ context, url }: Route.LoaderArgs) {
  const mall = context.get(gateway);
  const named = url.searchParams.get('sNo');
  const number = named === null ? undefined : (readRechargeNumber(named) ?? notFound());
  const entered = { amount: url.searchParams.get('total') ?? '', method: url.searchParams.get('type') ?? '' };
  try {
    const [offer, recharge] = await Promise.all([loadRechargeOffer(mall), number === undefined ? undefined : loadRecharge(mall, number)]);
    const isKnown = offer.methods.some((method) => method === entered.method);
    return {
      offer,
      recharge,
      entered: { ...(entered.amount !== '' && { amount: entered.amount }), ...(isKnown && { method: entered.method }) },
    };
  } catch (error) {
    return handlePageError(url, context)(error);
  }
}

/** Creates the QR code; redirects to its page, which can be reloaded. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const started = await startRecharge(context.get(gateway), await request.formData()).catch(handlePageError(url, context));
  return typeof started === 'string' ? redirect(withQuery(paths.recharge, { sNo: started }), 303) : started;
}

/** Renders the top-up of the wallet: amount and method, then a QR code to pay. */
export default function RechargePage({ loaderData: { offer, recharge, entered }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('wallet');
  return (
    <AccountPage
      eyebrow={t('recharge.eyebrow')}
      title={t('recharge.title')}
      description={t('recharge.description')}
      {...(!recharge && { lead: t('recharge.lead') })}
    >
      {recharge ? (
        <RechargeCode
          key={recharge.number}
          recharge={recharge}
          offer={offer}
          hrefs={{
            self: withQuery(paths.recharge, { sNo: recharge.number }),
            form: withQuery(paths.recharge, { total: recharge.amount, type: recharge.method }),
            wallet: paths.wallet,
          }}
        />
      ) : offer.methods.length > 0 ? (
        <RechargeEntry offer={offer} refusal={actionData} entered={entered} pageHref={paths.recharge} />
      ) : (
        <EmptyState
          title={t('recharge.closed.title')}
          action={
            <Button component={Link} to={paths.wallet} variant="outlined">
              {t('recharge.toWallet')}
            </Button>
          }
        >
          {t('recharge.closed.text')}
        </EmptyState>
      )}
    </AccountPage>
  );
}
