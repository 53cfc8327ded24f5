import { EmptyState, Pagination, ProductCard, ProductGrid, Section, SortBar, TabLinks } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Store } from '../store.ts';
import { type StoreQuery, storeHref } from '../store-query.ts';
import { StoreSearch } from './store-search.tsx';

interface StoreGoodsProps {
  readonly store: Store;
  readonly query: StoreQuery;
  readonly productHref: (id: number) => string;
}

function Found({ store, query, productHref }: StoreGoodsProps) {
  const { t } = useTranslation('shops');
  if (store.products.length === 0)
    return (
      <EmptyState
        title={t('store.empty.title')}
        action={
          <Button component={Link} to={storeHref(store.id)} variant="contained">
            {t('store.empty.all')}
          </Button>
        }
      >
        {t('store.empty.text')}
      </EmptyState>
    );
  return (
    <>
      <SortBar
        count={store.total}
        sort={query.sort}
        hrefOf={(sort) => storeHref(store.id, { ...query, sort, page: 1 })}
        sx={{ marginBlockEnd: 3 }}
      />
      <ProductGrid>
        {store.products.map(({ id, name, image, price, state }) => (
          <ProductCard key={id} href={productHref(id)} title={name} imageUrl={image} price={price} state={state} />
        ))}
      </ProductGrid>
      <Pagination
        page={query.page}
        count={store.pages}
        hrefOf={(page) => storeHref(store.id, { ...query, page })}
        sx={{ marginBlockStart: 8 }}
      />
    </>
  );
}

/** Renders the products of a shop, with classes, search, sorting and pagination. */
export function StoreGoods({ store, query, productHref }: StoreGoodsProps) {
  const { t } = useTranslation('shops');
  const shelf = (classId: number | undefined) => storeHref(store.id, { ...query, classId, page: 1 });
  const shelves = [
    { label: t('store.everything'), href: shelf(undefined) },
    ...store.classes.map(({ id, name }) => ({ label: name, href: shelf(id) })),
  ];
  return (
    <Section
      tight
      title={query.words === '' ? t('store.goods') : t('store.found', { words: query.words })}
      action={<StoreSearch store={store} query={query} />}
    >
      {store.classes.length > 1 && (
        <TabLinks label={t('store.shelves')} links={shelves} current={shelf(query.classId)} sx={{ marginBlockEnd: 3 }} />
      )}
      <Found {...{ store, query, productHref }} />
    </Section>
  );
}
