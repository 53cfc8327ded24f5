import { BusyButton, MessageRow, RowList } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router-dom';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import type { MessageSummary } from '../message.ts';

interface MessageRowsProps {
  readonly messages: readonly MessageSummary[];
  readonly label: string;
  readonly hrefOf: (id: number) => string;
}

/** Renders the messages, each with a remove button. */
export function MessageRows({ messages, label, hrefOf }: MessageRowsProps) {
  const { t } = useTranslation('messages');
  const { dateTime } = useDateTime();
  const { formData } = useNavigation();
  return (
    <RowList label={label}>
      {messages.map(({ id, title, excerpt, sentAt, isUnread }) => (
        <MessageRow
          key={id}
          href={hrefOf(id)}
          title={title}
          excerpt={excerpt}
          date={sentAt === undefined ? '' : dateTime(sentAt)}
          unread={isUnread}
          level={2}
          actions={
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <BusyButton
                type="submit"
                size="small"
                variant="text"
                pending={formData?.get('id') === String(id)}
                aria-label={t('removeWhat', { title })}
              >
                {t('remove')}
              </BusyButton>
            </Form>
          }
        />
      ))}
    </RowList>
  );
}
