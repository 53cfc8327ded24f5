import { Container, EmptyState } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, redirect } from 'react-router-dom';
import { takeBackOfficeKey } from '#app/features/shops/api/load-shop.server.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths } from '#app/paths.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError } from '#app/shared/gateway/page-error.server.ts';
import { requestContext } from '#app/shared/request-context.ts';
import { Seo } from '#app/shared/seo/seo.tsx';
import type { Route } from './+types/back-office';

export const handle = { namespaces: ['shops', 'ui-deferred'] } satisfies RouteHandle;

/** Redirects the owner of an approved shop to the back office, with a one-time key. The key is never part of a page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const key = await takeBackOfficeKey(context.get(gateway)).catch(handlePageError(url, context));
  if (key === undefined) throw redirect(paths.applyShop);
  const { backOfficeUrl } = context.get(requestContext).settings;
  if (backOfficeUrl === undefined) return null;
  const office = new URL(backOfficeUrl);
  office.searchParams.set('token', key);
  throw redirect(office.href, { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } });
}

/** Renders a notice for a mall without a back office; the key has been taken. */
export default function BackOfficePage() {
  const { t } = useTranslation('shops');
  return (
    <Container>
      <Seo title={t('office.title')} description={t('office.description')} indexed={false} />
      <EmptyState
        level={1}
        icon="check"
        title={t('office.title')}
        action={
          <Button component={Link} to={paths.applyShop} variant="outlined">
            {t('office.back')}
          </Button>
        }
      >
        {t('office.text')}
      </EmptyState>
    </Container>
  );
}
