import { Container } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { loadAgreement } from '#app/features/content/api/load-agreement.server.ts';
import { loadHelp } from '#app/features/content/api/load-help.server.ts';
import { ContentFrame, usePageName } from '#app/features/content/components/content-frame.tsx';
import { HelpText, LegalText, OwnText } from '#app/features/content/components/texts.tsx';
import { type ContentPage, isHelpPage, isLegalPage, readContentPage } from '#app/features/content/pages.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError } from '#app/shared/gateway/page-error.server.ts';
import { PageBreadcrumbs } from '#app/shared/page-breadcrumbs.tsx';
import { Seo } from '#app/shared/seo/seo.tsx';
import type { Route } from './+types/about';

export const handle = { namespaces: ['content'], query: { cached: ['type'] } } satisfies RouteHandle;

/** Loads the text; help and legal texts come from the gateway. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const mall = context.get(gateway);
  const page = readContentPage(url.searchParams.get('type'));
  const faults = handlePageError(url, context);
  if (isLegalPage(page)) return { kind: 'legal', page, agreement: await loadAgreement(mall, page).catch(faults) } as const;
  if (isHelpPage(page)) return { kind: 'help', page, help: await loadHelp(mall, page).catch(faults) } as const;
  return { kind: 'own', page } as const;
}

const hrefOf = (page: ContentPage) => withQuery(paths.about, { type: page });

/** Renders the text pages: brand, help and legal. */
export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('content');
  const { page } = loaderData;
  const name = usePageName()(page);
  const description = loaderData.kind === 'help' ? loaderData.help.beginning : t(`pages.${loaderData.page}.description`);
  return (
    <>
      <Seo title={name} description={description} query={{ type: page }} kind="article" />
      <Container>
        <PageBreadcrumbs items={[{ label: t('home'), href: paths.home }, { label: name }]} />
        <ContentFrame page={page} hrefOf={hrefOf}>
          {loaderData.kind === 'legal' && <LegalText agreement={loaderData.agreement} page={loaderData.page} />}
          {loaderData.kind === 'help' && <HelpText help={loaderData.help} page={loaderData.page} />}
          {loaderData.kind === 'own' && <OwnText page={loaderData.page} />}
        </ContentFrame>
      </Container>
    </>
  );
}
