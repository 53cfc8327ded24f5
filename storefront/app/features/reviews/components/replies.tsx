import { Avatar, EmptyState, styled } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { useDateTime } from '#app/shared/format/use-date-time.ts';
import type { Reply } from '../review.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& ul': { marginBlockStart: theme.spacing(3) },
}));

const Entry = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.spacing(2),
  '& p': { margin: 0, maxWidth: theme.mall.size.measure, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: theme.spacing(1.5) },
  '& b': { ...theme.typography.subtitle2, overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.roles.inkSoft },
}));

function Said({ author, avatar, at, text, replies = [] }: Omit<Reply, 'id' | 'replies'> & Partial<Pick<Reply, 'replies'>>) {
  const { day } = useDateTime();
  return (
    <Entry>
      <Avatar size="small" name={author} {...(avatar === '' ? {} : { src: avatar })} />
      <div>
        <header>
          <b>{author}</b>
          {at !== undefined && <small>{day(at)}</small>}
        </header>
        <p>{text}</p>
        {replies.length > 0 && (
          <List>
            {replies.map(({ id, ...reply }) => (
              <li key={id}>
                <Said {...reply} />
              </li>
            ))}
          </List>
        )}
      </div>
    </Entry>
  );
}

/** Renders the replies to a review, each with its own replies. */
export function Replies({ replies }: { replies: readonly Reply[] }) {
  const { t } = useTranslation('reviews');
  if (replies.length === 0)
    return (
      <EmptyState level={3} title={t('replies.none')}>
        {t('replies.noneWords')}
      </EmptyState>
    );
  return (
    <List>
      {replies.map(({ id, ...reply }) => (
        <li key={id}>
          <Said {...reply} />
        </li>
      ))}
    </List>
  );
}
