import { Container } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { loadAgreement } from '#app/features/content/api/load-agreement.server.ts';
import { ContentFrame } from '#app/features/content/components/content-frame.tsx';
import { LegalText, OwnText } from '#app/features/content/components/texts.tsx';
import { type ContentPage, isLegalPage, readContentPage } from '#app/features/content/pages.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { faultOfPage } from '#app/shared/gateway/page-fault.server.ts';
import { Seo } from '#app/shared/seo/seo.tsx';
import { Trail } from '#app/shared/trail.tsx';
import type { Route } from './+types/about';

export const handle = { namespaces: ['content'] } satisfies RouteHandle;

/** Which text; the legal ones are the gateway's. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readContentPage(url.searchParams.get('type'));
  if (!isLegalPage(page)) return { page, agreement: undefined };
  return { page, agreement: await loadAgreement(context.get(gateway), page).catch(faultOfPage(url, context)) };
}

const hrefOf = (page: ContentPage) => withQuery(paths.about, { type: page });

/** The footer's text pages. */
export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('content');
  const { page, agreement } = loaderData;
  const name = t(`pages.${page}.name`);
  return (
    <>
      <Seo title={name} description={t(`pages.${page}.description`)} query={{ type: page }} kind="article" />
      <Container>
        <Trail items={[{ label: t('home'), href: paths.home }, { label: name }]} />
        <ContentFrame page={page} hrefOf={hrefOf}>
          {isLegalPage(page) ? agreement && <LegalText agreement={agreement} page={page} /> : <OwnText page={page} />}
        </ContentFrame>
      </Container>
    </>
  );
}
