import { EmptyState, Notice, Pagination } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router-dom';
import { loadMessages, removeMessage } from '#app/features/messages/api/messages.server.ts';
import { MessageRows } from '#app/features/messages/components/message-rows.tsx';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { AccountPage } from '#app/shared/account-page.tsx';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError, notFound } from '#app/shared/gateway/page-error.server.ts';
import { pageQuery, readPage } from '#app/shared/page-number.ts';
import { readId } from '#app/shared/query-id.ts';
import type { Route } from './+types/messages';

export const handle = { namespaces: ['messages'] } satisfies RouteHandle;

const hrefOf = (page: number) => withQuery(paths.messages, { page: pageQuery(page) });

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(url.searchParams);
  const list = await loadMessages(context.get(gateway), page).catch(handlePageError(url, context));
  // Removing the only message of the last page leaves it empty.
  if (list.messages.length === 0 && list.pages > 0 && page > list.pages) throw redirect(hrefOf(list.pages));
  return { page, ...list };
}

/** Removes the message of a row. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const id = readId((await request.formData()).get('id')) ?? notFound();
  return await removeMessage(context.get(gateway), id).catch(handlePageError(url, context));
}

/** Renders the mall's messages to the customer. */
export default function MessagesPage({ loaderData: { page, messages, pages }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('messages');
  return (
    <AccountPage eyebrow={t('eyebrow')} title={t('title')} description={t('description')}>
      {actionData && (
        <Notice key={actionData.at} tone={actionData.kind === 'removed' ? 'success' : 'error'}>
          {t(actionData.kind)}
        </Notice>
      )}
      {messages.length === 0 ? (
        <EmptyState title={t('empty.title')} icon="message">
          {t('empty.text')}
        </EmptyState>
      ) : (
        <MessageRows messages={messages} label={t('title')} hrefOf={(id) => withQuery(paths.message, { id })} />
      )}
      <Pagination page={page} count={pages} hrefOf={hrefOf} />
    </AccountPage>
  );
}
