import { randomUUID } from 'node:crypto';
import { Container, EmptyState, Pagination, Section, TabLinks } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router-dom';
import { loadCentre } from '#app/features/coupons/api/load-centre.server.ts';
import { receiveCoupon } from '#app/features/coupons/api/receive-coupon.server.ts';
import { type CouponSource, couponSources } from '#app/features/coupons/centre.ts';
import { CentreTickets } from '#app/features/coupons/components/centre-tickets.tsx';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError, notFound } from '#app/shared/gateway/page-error.server.ts';
import { PageBreadcrumbs } from '#app/shared/page-breadcrumbs.tsx';
import { readId } from '#app/shared/query-id.ts';
import { Seo } from '#app/shared/seo/seo.tsx';
import type { Route } from './+types/coupon-centre';

export const handle = { namespaces: ['coupons', 'ui-deferred'] } satisfies RouteHandle;

const hrefOf = (source: CouponSource, page = 1) =>
  withQuery(paths.couponCentre, { type: source === 'shops' ? 2 : undefined, page: page > 1 ? page : undefined });

export async function loader({ context, url }: Route.LoaderArgs) {
  const source: CouponSource = url.searchParams.get('type') === '2' ? 'shops' : 'mall';
  const asked = url.searchParams.get('page');
  const page = asked === null ? 1 : readId(asked);
  if (page === undefined || page > 10_000) notFound();
  const centre = await loadCentre(context.get(gateway), source, page).catch(handlePageError(url, context));
  if (page > Math.max(1, centre.pages)) throw redirect(hrefOf(source, centre.pages));
  return { centre, source, page, idempotencyKey: randomUUID() };
}

/** Claims a coupon. */
export async function action({ context, request, url }: Route.ActionArgs) {
  return await receiveCoupon(context.get(gateway), await request.formData()).catch(handlePageError(url, context));
}

/** Renders the coupon center with the coupons of the mall and its shops. */
export default function CouponCentrePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('coupons');
  const { centre, source, page, idempotencyKey } = loaderData;
  return (
    <>
      <Seo title={t('centre.title')} description={t('centre.description')} />
      <Container>
        <PageBreadcrumbs items={[{ label: t('home'), href: paths.home }, { label: t('centre.title') }]} />
      </Container>
      <Section
        tight
        level={1}
        eyebrow={t('centre.eyebrow')}
        title={t('centre.title')}
        lead={t('centre.lead')}
        sx={{ paddingBlockStart: { xs: 3, md: 4 }, paddingBlockEnd: { xs: 8, md: 12 } }}
      >
        <TabLinks
          label={t('centre.source.label')}
          links={couponSources.map((each) => ({ label: t(`centre.source.${each}`), href: hrefOf(each) }))}
          current={hrefOf(source)}
        />
        {centre.coupons.length === 0 ? (
          <EmptyState
            title={t('centre.empty.title')}
            action={
              <Button href={paths.products} variant="contained">
                {t('centre.empty.browse')}
              </Button>
            }
          >
            {t('centre.empty.words')}
          </EmptyState>
        ) : (
          <CentreTickets
            // Resets the claim result for another page.
            key={`${source} ${page}`}
            coupons={centre.coupons}
            outcome={actionData}
            idempotencyKey={idempotencyKey}
            useHref={paths.products}
          />
        )}
        <Pagination page={page} count={centre.pages} hrefOf={(other) => hrefOf(source, other)} sx={{ marginBlockStart: 5 }} />
      </Section>
    </>
  );
}
