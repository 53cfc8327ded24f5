import { EmptyState, Notice, styled } from '@mall/ui';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, redirect } from 'react-router-dom';
import { type AfterSaleOptions, afterSaleKinds } from '#app/features/after-sales/after-sale.ts';
import { readLineIds } from '#app/features/after-sales/after-sale-query.ts';
import { loadOptions } from '#app/features/after-sales/api/load-options.server.ts';
import { AfterSaleLines } from '#app/features/after-sales/components/after-sale-lines.tsx';
import { KindCards } from '#app/features/after-sales/components/kind-cards.tsx';
import { LineChoice } from '#app/features/after-sales/components/line-choice.tsx';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { AccountPage } from '#app/shared/account-page.tsx';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError, notFound } from '#app/shared/gateway/page-error.server.ts';
import type { Route } from './+types/new-after-sale';

export const handle = { namespaces: ['after-sales', 'ui-deferred'] } satisfies RouteHandle;

const formHref = (kind: (typeof afterSaleKinds)[number], lineIds: readonly number[]) =>
  withQuery(paths.afterSale, { type: afterSaleKinds.indexOf(kind), id: lineIds.join() });

export async function loader({ context, url }: Route.LoaderArgs) {
  const lineIds = readLineIds(url.searchParams.get('order_id')) ?? notFound();
  const options = await loadOptions(context.get(gateway), lineIds).catch(handlePageError(url, context));
  return { options };
}

/** Redirects to the form with the ticked lines and the chosen kind. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const kind = afterSaleKinds.find((known) => known === form.get('kind')) ?? notFound();
  const asked = readLineIds(url.searchParams.get('order_id')) ?? notFound();
  const { lines } = await loadOptions(context.get(gateway), asked).catch(handlePageError(url, context));
  const chosen = form.getAll('line').map(Number);
  const lineIds = lines.filter(({ id }) => chosen.includes(id)).map(({ id }) => id);
  return lineIds.length === 0 ? { isNothingChosen: true, at: Date.now() } : redirect(formHref(kind, lineIds), 303);
}

const Part = styled('section')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), maxWidth: theme.mall.size.formWide }));

/** Renders the first step of a request: the choice of lines and kind. */
export default function NewAfterSalePage({ loaderData: { options }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('after-sales');
  return (
    <AccountPage eyebrow={t('title')} title={t('new.title')} description={t('new.description')} lead={t('new.description')}>
      {actionData && (
        <Notice key={actionData.at} tone="error">
          {t('new.nothingChosen')}
        </Notice>
      )}
      {options.kinds.length === 0 ? <Closed /> : options.lines.length > 1 ? <Batch options={options} /> : <Single options={options} />}
    </AccountPage>
  );
}

function Single({ options: { kinds, lines } }: { options: AfterSaleOptions }) {
  return (
    <>
      <LinesPart count={1}>{(label) => <AfterSaleLines lines={lines} label={label} />}</LinesPart>
      <KindsPart>
        <KindCards
          kinds={kinds}
          labelledBy="after-sale-kinds"
          hrefOf={(kind) =>
            formHref(
              kind,
              lines.map(({ id }) => id),
            )
          }
        />
      </KindsPart>
    </>
  );
}

const BatchForm = styled(Form)(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) }));

function Batch({ options: { kinds, lines } }: { options: AfterSaleOptions }) {
  return (
    <BatchForm method="post">
      <LinesPart count={lines.length}>{(label) => <LineChoice lines={lines} label={label} />}</LinesPart>
      <KindsPart>
        <KindCards kinds={kinds} labelledBy="after-sale-kinds" />
      </KindsPart>
    </BatchForm>
  );
}

function LinesPart({ count, children }: { count: number; children: (label: string) => ReactNode }) {
  const { t } = useTranslation('after-sales');
  const title = count > 1 ? t('new.chooseLines') : t('new.lines', { count });
  return (
    <Part aria-labelledby="after-sale-lines">
      <Typography id="after-sale-lines" variant="h4" component="h2">
        {title}
      </Typography>
      {children(title)}
    </Part>
  );
}

function KindsPart({ children }: { children: ReactNode }) {
  const { t } = useTranslation('after-sales');
  return (
    <Part>
      <Typography id="after-sale-kinds" variant="h4" component="h2">
        {t('new.chooseKind')}
      </Typography>
      {children}
    </Part>
  );
}

function Closed() {
  const { t } = useTranslation('after-sales');
  return (
    <EmptyState
      icon="info"
      title={t('new.closed.title')}
      action={
        <Button component={Link} to={paths.afterSales} variant="outlined">
          {t('new.closed.view')}
        </Button>
      }
    >
      {t('new.closed.text')}
    </EmptyState>
  );
}
