import { EmptyState, Pagination, ProductCard, ProductGrid, ProductRows, VisuallyHidden } from '@mall/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ProductList } from '../list.ts';
import { cleared, countConditions, type ListQuery } from '../list-query.ts';

/** Cards of the first row on a desk; their pictures are fetched first. */
const firstRow = 3;

const layouts = {
  // The page's column less its margins, the filter and the gaps, by three; half a phone.
  grid: { Cards: ProductGrid, sizes: '(min-width: 1312px) 296px, (min-width: 900px) 24vw, 50vw' },
  list: { Cards: ProductRows, sizes: '(min-width: 900px) 176px, 112px' },
} as const;

const Body = styled('div')(({ theme }) => ({
  transition: `opacity ${theme.mall.motion.calm} ${theme.mall.motion.ease}`,
  // A list that comes at once does not flicker.
  '&[aria-busy="true"]': { opacity: 0.5, transitionDelay: '200ms' },
  '& > nav': { marginBlockStart: theme.spacing(8) },
}));

const Actions = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: theme.spacing(2) }));

interface ListResultsProps {
  readonly list: ProductList;
  readonly query: ListQuery;
  /** Another list is on its way. */
  readonly busy: boolean;
  readonly hrefTo: (query: ListQuery) => string;
  readonly productHref: (id: number) => string;
  readonly everythingHref: string;
}

function NothingFound({ query, hrefTo, everythingHref }: Pick<ListResultsProps, 'query' | 'hrefTo' | 'everythingHref'>) {
  const { t } = useTranslation('catalog');
  const isFiltered = countConditions(query) > 0;
  return (
    <EmptyState
      title={t('list.empty.title')}
      action={
        <Actions>
          {isFiltered && (
            <Button component={Link} to={hrefTo(cleared(query))} variant="contained">
              {t('list.empty.clear')}
            </Button>
          )}
          <Button component={Link} to={everythingHref} variant="outlined">
            {t('list.empty.all')}
          </Button>
        </Actions>
      }
    >
      {t(isFiltered ? 'list.empty.filtered' : 'list.empty.words')}
    </EmptyState>
  );
}

/** The products of the page, and the way to the other pages. */
export function ListResults({ list, query, busy, hrefTo, productHref, everythingHref }: ListResultsProps) {
  const { t } = useTranslation('catalog');
  if (list.products.length === 0) return <NothingFound {...{ query, hrefTo, everythingHref }} />;
  const { Cards, sizes } = layouts[query.layout];
  return (
    <Body aria-busy={busy}>
      <VisuallyHidden>
        <h2>{t('list.results')}</h2>
      </VisuallyHidden>
      <Cards>
        {list.products.map(({ id, name, picture, price, shopName, labels, state }, at) => (
          <ProductCard
            key={id}
            href={productHref(id)}
            title={name}
            pictureUrl={picture}
            price={price}
            shopName={shopName}
            badges={labels.map((label) => t(`list.label.${label}`))}
            state={state}
            sizes={sizes}
            priority={at < firstRow}
          />
        ))}
      </Cards>
      <Pagination page={query.page} count={list.pages} hrefOf={(page) => hrefTo({ ...query, page })} />
    </Body>
  );
}
