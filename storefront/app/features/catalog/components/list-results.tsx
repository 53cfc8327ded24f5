import { Pagination, ProductCard, ProductGrid, styled, VisuallyHidden } from '@mall/ui';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductList } from '../list.ts';
import type { ListQuery } from '../list-query.ts';

/** The number of cards in the first row on desktop; their images are fetched first. */
const firstRow = 3;

// Few shoppers choose the row layout, and few lists are empty. No Suspense: the page waits, also without JavaScript.
const NothingFound = lazy(async () => ({ default: (await import('./nothing-found.tsx')).NothingFound }));
const ProductRows = lazy(async () => ({ default: (await import('./product-rows.ts')).ProductRows }));

const layouts = {
  // A third of the page's column less its margins, the filter and the gaps; half the width on a phone.
  grid: { Cards: ProductGrid, sizes: '(min-width: 1312px) 296px, (min-width: 900px) 24vw, 50vw' },
  list: { Cards: ProductRows, sizes: '(min-width: 900px) 176px, 112px' },
} as const;

const Body = styled('div')(({ theme }) => ({
  transition: `opacity ${theme.mall.motion.calm} ${theme.mall.motion.ease}`,
  // Delayed, so that a list that loads quickly does not flicker.
  '&[aria-busy="true"]': { opacity: 0.5, transitionDelay: '200ms' },
  '& > nav': { marginBlockStart: theme.spacing(8) },
}));

interface ListResultsProps {
  readonly list: ProductList;
  readonly query: ListQuery;
  /** True while another list is loading. */
  readonly busy: boolean;
  readonly hrefTo: (query: ListQuery) => string;
  readonly productHref: (id: number) => string;
  readonly everythingHref: string;
}

/** Renders the products of the page and the pagination. */
export function ListResults({ list, query, busy, hrefTo, productHref, everythingHref }: ListResultsProps) {
  const { t } = useTranslation('catalog-list');
  if (list.products.length === 0) return <NothingFound {...{ query, hrefTo, everythingHref }} />;
  const { Cards, sizes } = layouts[query.layout];
  return (
    <Body aria-busy={busy}>
      <VisuallyHidden>
        <h2>{t('list.results')}</h2>
      </VisuallyHidden>
      <Cards>
        {list.products.map(({ id, name, image, price, memberPrice, shopName, labels, state }, index) => (
          <ProductCard
            key={id}
            href={productHref(id)}
            title={name}
            imageUrl={image}
            price={price}
            {...(memberPrice !== undefined && { memberPrice })}
            shopName={shopName}
            badges={labels.map((label) => t(`list.label.${label}`))}
            state={state}
            sizes={sizes}
            priority={index < firstRow}
          />
        ))}
      </Cards>
      <Pagination page={query.page} count={list.pages} hrefOf={(page) => hrefTo({ ...query, page })} />
    </Body>
  );
}
