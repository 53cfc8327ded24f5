import { randomUUID } from 'node:crypto';
import { Container, Eyebrow, styled } from '@mall/ui';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { applyForShop } from '#app/features/shops/api/apply.server.ts';
import { loadShopPage } from '#app/features/shops/api/load-shop.server.ts';
import { Application } from '#app/features/shops/components/application.tsx';
import { ApplicationState } from '#app/features/shops/components/application-state.tsx';
import { imageUpload } from '#app/features/uploads/api/upload-image.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError } from '#app/shared/gateway/page-error.server.ts';
import { Seo } from '#app/shared/seo/seo.tsx';
import { useHydrated } from '#app/shared/use-hydrated.ts';
import type { Route } from './+types/apply-shop';

export const handle = { namespaces: ['shops', 'ui-deferred'] } satisfies RouteHandle;

export async function loader({ context, url }: Route.LoaderArgs) {
  const again = url.searchParams.get('edit') === '1';
  const page = await loadShopPage(context.get(gateway), again).catch(handlePageError(url, context));
  return { page, idempotencyKey: randomUUID() };
}

/** Submits the application. */
export async function action({ context, request, url }: Route.ActionArgs) {
  return await applyForShop(context.get(gateway), await request.formData()).catch(handlePageError(url, context));
}

const SentDialog = lazy(async () => ({ default: (await import('#app/features/shops/components/sent-dialog.tsx')).SentDialog }));

const Page = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  justifyItems: 'center',
  paddingBlock: theme.spacing(4, 10),
  '& > *, & > form': { width: '100%', maxWidth: theme.mall.size.formWide },
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(8, 14) },
}));

/** Renders the application for a shop: the form, or its state. */
export default function ApplyShopPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('shops');
  const hydrated = useHydrated();
  const { page, idempotencyKey } = loaderData;
  return (
    <Page>
      <Seo title={t('apply.title')} description={t('apply.description')} indexed={false} />
      {page.kind === 'form' ? (
        <>
          <div>
            <Eyebrow>{t('apply.eyebrow')}</Eyebrow>
            <Typography variant="h1">{t('apply.title')}</Typography>
            <Typography variant="subtitle1" component="p" color="textSecondary">
              {t(page.sent ? 'apply.leadAgain' : 'apply.lead')}
            </Typography>
          </div>
          <Application
            key={page.id}
            paper={page}
            outcome={actionData}
            idempotencyKey={idempotencyKey}
            makeUpload={imageUpload}
            nameHref={(name) => withQuery(paths.shopName, { name })}
          />
        </>
      ) : (
        <ApplicationState
          state={page}
          hrefs={{ home: paths.home, again: withQuery(paths.applyShop, { edit: 1 }), backOffice: paths.backOffice }}
        />
      )}
      {hydrated && actionData?.kind === 'sent' && (
        <Suspense fallback={null}>
          <SentDialog homeHref={paths.home} />
        </Suspense>
      )}
    </Page>
  );
}
