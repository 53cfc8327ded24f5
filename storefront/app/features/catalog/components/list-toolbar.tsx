import { UiLink, useAnnounce } from '@mall/ui';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { changed, type ListQuery, sorts } from '../list-query.ts';

const Bar = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: theme.spacing(4),
  rowGap: theme.spacing(0.5),
  marginBlockEnd: theme.spacing(3),
  color: theme.vars.palette.roles.inkSoft,
  '& p': { margin: 0 },
  '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(2.5), listStyle: 'none', margin: 0, padding: 0 },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: theme.spacing(4),
    textUnderlineOffset: '0.4em',
    [theme.breakpoints.down('md')]: { minHeight: theme.mall.size.target },
  },
  '& a[aria-current]': { color: theme.vars.palette.roles.ink, textDecorationLine: 'underline' },
}));

interface ListToolbarProps {
  readonly query: ListQuery;
  readonly total: number;
  readonly hrefTo: (query: ListQuery) => string;
}

/** Says the new count after each change of the list, for those who do not see it change. */
function useSpokenCount(address: string, text: string): void {
  const announce = useAnnounce();
  const last = useRef(address);
  useEffect(() => {
    if (last.current !== address) announce(text);
    last.current = address;
  }, [announce, address, text]);
}

/** How many there are, and in which order. */
export function ListToolbar({ query, total, hrefTo }: ListToolbarProps) {
  const { t } = useTranslation('catalog');
  const text = t('list.count', { count: total });
  useSpokenCount(hrefTo(query), text);
  return (
    <Bar>
      <p>{text}</p>
      {total > 1 && (
        <nav aria-label={t('list.sort.label')}>
          <ul>
            {sorts.map((sort) => (
              <li key={sort}>
                <UiLink look="quiet" href={hrefTo(changed(query, { sort }))} {...(sort === query.sort ? { 'aria-current': 'true' } : {})}>
                  {t(`list.sort.${sort}`)}
                </UiLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Bar>
  );
}
