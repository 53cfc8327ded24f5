import { EmptyState, styled } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { countConditions, type ListQuery, withoutFilters } from '../list-query.ts';

const Actions = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: theme.spacing(2) }));

interface NothingFoundProps {
  readonly query: ListQuery;
  readonly hrefTo: (query: ListQuery) => string;
  readonly everythingHref: string;
}

/** Renders suggestions when no product matches. */
export function NothingFound({ query, hrefTo, everythingHref }: NothingFoundProps) {
  const { t } = useTranslation('catalog-search');
  const isFiltered = countConditions(query) > 0;
  // The list of all products is empty itself: there is no other list to offer.
  if (!isFiltered && query.words === '' && query.page === 1) return <EmptyState title={t('empty.noneTitle')}>{t('empty.none')}</EmptyState>;
  return (
    <EmptyState
      title={t('empty.title')}
      action={
        <Actions>
          {isFiltered && (
            <Button component={Link} to={hrefTo(withoutFilters(query))} variant="contained">
              {t('empty.clear')}
            </Button>
          )}
          <Button component={Link} to={everythingHref} variant={isFiltered ? 'outlined' : 'contained'}>
            {t('empty.all')}
          </Button>
        </Actions>
      }
    >
      {t(isFiltered ? 'empty.filtered' : 'empty.words')}
    </EmptyState>
  );
}
