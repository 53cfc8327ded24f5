import { randomUUID } from 'node:crypto';
import { EmptyState, Notice, TabLinks, UiLink } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, redirect } from 'react-router-dom';
import { loadAccount } from '#app/features/account/api/load-account.server.ts';
import { loadWritableLines, writeReview } from '#app/features/reviews/api/write-review.server.ts';
import { ReviewWriting } from '#app/features/reviews/components/review-writing.tsx';
import { WritableLineRows } from '#app/features/reviews/components/writable-lines.tsx';
import { type WritableLines, type WritingTab, writingTabs } from '#app/features/reviews/writing.ts';
import { imageUpload } from '#app/features/uploads/api/upload-image.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { AccountPage } from '#app/shared/account-page.tsx';
import { type Gateway, gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError } from '#app/shared/gateway/page-error.server.ts';
import { readId } from '#app/shared/query-id.ts';
import type { Route } from './+types/reviewing';

export const handle = { namespaces: ['reviews'] } satisfies RouteHandle;

const tabs = ['toReview', 'reviewed'] as const satisfies readonly WritingTab[];
const ordersHref = withQuery(paths.orders, { type: 4 });

const noLines: WritableLines = { toReview: [], reviewed: [] };

const hrefOf = (orderNumber: string, more: { tab?: WritingTab; line?: number; done?: string } = {}) =>
  withQuery(paths.reviewing, {
    sNo: orderNumber,
    type: more.tab && writingTabs[more.tab],
    line: more.line,
    done: more.done,
  });

/** Returns the tab that the address names; by default the lines that are still to be reviewed, if any. */
function tabOf(search: URLSearchParams, lines: WritableLines): WritingTab {
  const named = tabs.find((tab) => String(writingTabs[tab]) === search.get('type'));
  return named ?? (lines.toReview.length > 0 ? 'toReview' : 'reviewed');
}

/** Loads the lines of an order; none without an order, but a session is required all the same. */
async function loadLines(mall: Gateway, orderNumber: string): Promise<WritableLines> {
  if (orderNumber !== '') return await loadWritableLines(mall, orderNumber);
  await loadAccount(mall);
  return noLines;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const orderNumber = searchParams.get('sNo') ?? '';
  const lines = await loadLines(context.get(gateway), orderNumber).catch(handlePageError(url, context));
  const tab = tabOf(searchParams, lines);
  const chosen = readId(searchParams.get('line'));
  const line = lines[tab].find(({ id, next }) => next !== 'nothing' && (id === chosen || lines[tab].length === 1));
  return { orderNumber, lines, tab, line, done: searchParams.get('done'), idempotencyKey: randomUUID() };
}

/** Publishes the review; the page then confirms it. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const refusal = await writeReview(context.get(gateway), await request.formData()).catch(handlePageError(url, context));
  const orderNumber = url.searchParams.get('sNo') ?? '';
  return refusal ?? redirect(hrefOf(orderNumber, { done: String(Date.now()) }), 303);
}

/** Renders the page where a customer reviews the lines of an order. */
export default function ReviewingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('reviews');
  const { orderNumber, lines, tab, line, done, idempotencyKey } = loaderData;
  const title = t(line ? `writing.title.${line.next === 'followUp' ? 'followUp' : 'review'}` : 'writing.title.all');
  return (
    <AccountPage
      eyebrow={t('eyebrow')}
      title={title}
      description={t('writing.lead')}
      lead={t('writing.lead')}
      action={<UiLink href={ordersHref}>{t('writing.orders')}</UiLink>}
    >
      {done !== null && !actionData && (
        <Notice key={done} tone="success">
          {t('writing.done')}
        </Notice>
      )}
      {orderNumber !== '' && (
        <TabLinks
          label={t('writing.tabs.label')}
          current={hrefOf(orderNumber, { tab })}
          links={tabs.map((known) => ({
            label: t(`writing.tabs.${known}`),
            href: hrefOf(orderNumber, { tab: known }),
            ...(lines[known].length > 0 && { count: lines[known].length }),
          }))}
        />
      )}
      {lines[tab].length === 0 && (
        <EmptyState
          title={t(orderNumber === '' ? 'writing.empty.all' : `writing.empty.${tab}`)}
          action={
            <Button component={Link} to={ordersHref} variant="outlined">
              {t('writing.orders')}
            </Button>
          }
        >
          {t('writing.empty.text')}
        </EmptyState>
      )}
      {lines[tab].length > 0 && (!line || lines[tab].length > 1) && (
        <WritableLineRows
          lines={lines[tab].filter(({ id }) => id !== line?.id)}
          label={t(`writing.tabs.${tab}`)}
          hrefOf={({ id }) => hrefOf(orderNumber, { tab, line: id })}
        />
      )}
      {line && (
        <ReviewWriting
          key={line.id}
          line={line}
          refusal={actionData?.lineId === line.id ? actionData : undefined}
          idempotencyKey={idempotencyKey}
          pageHref={hrefOf(orderNumber, { tab, line: line.id })}
          makeUpload={imageUpload}
        />
      )}
    </AccountPage>
  );
}
