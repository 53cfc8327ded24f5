import { Icon, styled } from '@mall/ui';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import type { Store } from '../store.ts';
import { type StoreQuery, storeHref } from '../store-query.ts';

// Less prominent than the header's search field, which searches the whole mall.
const Root = styled(Form)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  width: `min(100%, ${theme.mall.size.search})`,
  borderBlockEnd: `${theme.mall.border.hairline} solid ${theme.vars.palette.roles.control}`,
  '&:focus-within': { borderBlockEndColor: theme.vars.palette.roles.ink },
  '& input': {
    ...theme.typography.body2,
    flex: 1,
    minWidth: 0,
    minHeight: theme.mall.size.target,
    paddingInline: theme.spacing(1),
    border: 0,
    color: 'inherit',
    backgroundColor: 'transparent',
  },
  '& input::placeholder': { color: theme.vars.palette.roles.inkFaint, opacity: 1 },
}));

/** Searches the products of a shop. */
export function StoreSearch({ store, query }: { store: Pick<Store, 'id'>; query: StoreQuery }) {
  const { t } = useTranslation('shops');
  const kept = new URL(storeHref(store.id, { ...query, words: '', page: 1 }), 'http://own.invalid').searchParams;
  return (
    <Root role="search" method="get" action={paths.shop} aria-label={t('store.search')}>
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        // Resets the field for another search, so that it always matches the list.
        key={query.words}
        type="search"
        name="searchName"
        defaultValue={query.words}
        placeholder={t('store.search')}
        aria-label={t('store.search')}
        maxLength={100}
        enterKeyHint="search"
      />
      <IconButton type="submit" edge="end" aria-label={t('store.submit')}>
        <Icon name="search" />
      </IconButton>
    </Root>
  );
}
