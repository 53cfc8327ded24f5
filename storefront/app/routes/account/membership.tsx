import { EmptyState, LedgerRow, MemberBenefits, Notice, ProductCard, ProductGrid, RowList, styled } from '@mall/ui';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, redirect, useNavigate, useNavigation } from 'react-router-dom';
import { loadMemberProducts } from '#app/features/membership/api/load-member-products.server.ts';
import { loadMembership } from '#app/features/membership/api/load-membership.server.ts';
import { openPurchase } from '#app/features/membership/api/open-purchase.server.ts';
import { buyMembership, orderMembership, payNamed } from '#app/features/membership/api/purchase.server.ts';
import { PendingPaymentCode } from '#app/features/membership/components/pending-payment-code.tsx';
import { PurchaseForm } from '#app/features/membership/components/purchase-form.tsx';
import { purchaseIntents, purchaseQuery } from '#app/features/membership/offer.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { AccountPage } from '#app/shared/account-page.tsx';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError } from '#app/shared/gateway/page-error.server.ts';
import { useHydrated } from '#app/shared/use-hydrated.ts';
import type { Route } from './+types/membership';

export const handle = { namespaces: ['membership', 'ui-deferred'] } satisfies RouteHandle;

// Loaded when a membership is bought.
const PurchaseFlow = lazy(async () => ({ default: (await import('#app/features/membership/components/purchase-flow.tsx')).PurchaseFlow }));

const paidParameter = 'paid';
const paidHref = withQuery(paths.membership, { [paidParameter]: 1 });
const openHref = withQuery(paths.membership, { [purchaseQuery.open]: 1 });

export async function loader({ context, url }: Route.LoaderArgs) {
  const mall = context.get(gateway);
  const [membership, products, purchase] = await Promise.all([
    loadMembership(mall),
    loadMemberProducts(mall),
    openPurchase(mall, url.searchParams),
  ]).catch(handlePageError(url, context));
  if (purchase === 'paid') throw redirect(paidHref);
  return { membership, products, purchase, isPaid: url.searchParams.has(paidParameter) };
}

/** Orders a membership, pays for it, or both. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const mall = context.get(gateway);
  const form = await request.formData();
  const faults = handlePageError(url, context);
  const intent = form.get('intent');
  if (intent === purchaseIntents.order) return await orderMembership(mall, form).catch(faults);
  if (intent === purchaseIntents.pay) return await payNamed(mall, form).catch(faults);
  const outcome = await buyMembership(mall, form).catch(faults);
  if (outcome.kind === 'paid') return redirect(paidHref, 303);
  if (outcome.kind === 'refused') return outcome;
  const { number: order, amount } = outcome.order;
  return redirect(withQuery(paths.membership, { open: 1, order, amount, type: String(form.get('method')) }), 303);
}

const Part = styled('section')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

/** Renders the benefits, the end of the customer's membership, its purchases, and the purchase itself. */
export default function MembershipPage({ loaderData, actionData }: Route.ComponentProps) {
  const { membership, products, purchase, isPaid } = loaderData;
  const { t } = useTranslation('membership');
  const { day } = useDateTime();
  const { name, endsAt, isMember, benefits } = membership;
  const until = endsAt === undefined ? undefined : t(isMember ? 'until' : 'ended', { date: day(endsAt) });
  return (
    <AccountPage
      eyebrow={t('title')}
      title={isMember ? t('member', { name }) : t('visitor')}
      lead={until ?? t('lead')}
      description={t('description')}
      action={
        <Button component={Link} to={openHref} variant="contained" preventScrollReset aria-haspopup="dialog">
          {t(isMember ? 'renew' : 'open')}
        </Button>
      }
    >
      {isPaid && <Notice tone="success">{t('paid')}</Notice>}
      {purchase && (
        <>
          <noscript>
            {purchase.awaited ? (
              <PendingPaymentCode awaited={purchase.awaited} />
            ) : (
              <PurchaseForm
                offer={purchase.offer}
                idempotencyKey={purchase.idempotencyKey}
                refusal={actionData?.kind === 'refused' ? actionData : undefined}
                action={paths.membership}
              />
            )}
          </noscript>
          <Purchase {...purchase} renews={isMember} />
        </>
      )}
      <Part>
        <Typography variant="h3" component="h2">
          {t('benefits')}
        </Typography>
        <MemberBenefits benefits={benefits} />
      </Part>
      {products.length > 0 && (
        <Part>
          <Typography variant="h3" component="h2">
            {t('products')}
          </Typography>
          <ProductGrid across={4} label={t('products')}>
            {products.map(({ id, name: title, image, price, memberPrice }) => (
              <ProductCard
                key={id}
                href={withQuery(paths.product, { id })}
                title={title}
                {...(image && { imageUrl: image })}
                price={price}
                memberPrice={memberPrice}
                level={3}
              />
            ))}
          </ProductGrid>
        </Part>
      )}
      <Purchases purchases={membership.purchases} />
    </AccountPage>
  );
}

function Purchases({ purchases }: Pick<Route.ComponentProps['loaderData']['membership'], 'purchases'>) {
  const { t } = useTranslation('membership');
  const { day } = useDateTime();
  return (
    <Part>
      <Typography variant="h3" component="h2">
        {t('purchases')}
      </Typography>
      {purchases.length === 0 ? (
        <EmptyState title={t('none')} level={3}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <RowList>
          {purchases.map(({ id, number, plan, method, amount, paidAt, endsAt: lastsTo }) => (
            <LedgerRow
              key={id}
              title={`${plan} · ${method}`}
              date={paidAt === undefined ? number : `${day(paidAt)} · ${number}`}
              amount={`-${amount}`}
              {...(lastsTo && { note: t('until', { date: day(lastsTo) }) })}
            />
          ))}
        </RowList>
      )}
    </Part>
  );
}

type OpenPurchase = NonNullable<Route.ComponentProps['loaderData']['purchase']>;

/** Renders the purchase in a dialog over the page. Its open state is in the address, so that every page can link to it. */
function Purchase({ offer, idempotencyKey, renews }: OpenPurchase & { readonly renews: boolean }) {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const navigation = useNavigation();
  if (!hydrated) return null;
  const stay = { replace: true, preventScrollReset: true } as const;
  return (
    <Suspense fallback={null}>
      <PurchaseFlow
        offer={offer}
        renews={renews}
        pending={navigation.state === 'loading'}
        idempotencyKey={idempotencyKey}
        hrefs={{ self: openHref, security: paths.security, home: paths.home }}
        onChoose={({ plan, coupon }) => void navigate(withQuery(paths.membership, { open: 1, plan, coupon }), stay)}
        onClose={() => void navigate(paths.membership, stay)}
      />
    </Suspense>
  );
}
