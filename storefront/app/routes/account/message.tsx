import { styled, UiLink } from '@mall/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { loadMessage } from '#app/features/messages/api/messages.server.ts';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths } from '#app/paths.ts';
import { AccountPage } from '#app/shared/account-page.tsx';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError, notFound } from '#app/shared/gateway/page-error.server.ts';
import { readId } from '#app/shared/query-id.ts';
import type { Route } from './+types/message';

export const handle = { namespaces: ['messages'] } satisfies RouteHandle;

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = readId(url.searchParams.get('id')) ?? notFound();
  const message = await loadMessage(context.get(gateway), id).catch(handlePageError(url, context));
  return { id, message: message ?? notFound() };
}

const Words = styled('div')(({ theme }) => ({ maxWidth: theme.mall.size.formWide, overflowWrap: 'anywhere' }));

/** Renders one message. */
export default function MessagePage({ loaderData: { id, message } }: Route.ComponentProps) {
  const { t } = useTranslation('messages');
  const { dateTime } = useDateTime();
  const { title, html, sentAt } = message;
  const { revalidate } = useRevalidator();
  // Loading marks the message as read; the header, loaded concurrently, may have counted it as unread.
  useEffect(() => void revalidate(), [id, revalidate]);
  return (
    <AccountPage eyebrow={t('title')} title={title} description={title} {...(sentAt && { lead: dateTime(sentAt) })}>
      {/* The gateway builds this HTML from escaped text: it contains neither scripts nor handlers. */}
      <Words dangerouslySetInnerHTML={{ __html: html }} />
      <div>
        <UiLink href={paths.messages}>{t('back')}</UiLink>
      </div>
    </AccountPage>
  );
}
