import { EmptyState, FlashSaleCardSkeleton, Pagination, ProductGrid, styled, VisuallyHidden } from '@mall/ui';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FlashItem } from '../flash-sale.ts';
import { FlashCards } from './flash-cards.tsx';

/** The number of cards in the first row on desktop; their images are fetched first. */
const firstRow = 4;

const Body = styled('div')(({ theme }) => ({
  paddingBlock: theme.spacing(4, 8),
  '& > nav': { marginBlockStart: theme.spacing(8) },
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(6, 12) },
}));

interface FlashItemsProps {
  readonly items: readonly FlashItem[];
  readonly page: number;
  readonly pages: number;
  /** True while another slot is loading, after a delay. */
  readonly loading: boolean;
  readonly hrefs: {
    readonly item: (item: FlashItem) => string;
    readonly page: (page: number) => string;
    readonly everything: string;
  };
}

/** Renders the products of a slot. */
export function FlashItems({ items, page, pages, loading, hrefs }: FlashItemsProps) {
  const { t } = useTranslation('flash-sale');
  if (items.length === 0 && !loading) {
    return (
      <EmptyState
        title={t('empty.title')}
        action={
          <Button component={Link} to={hrefs.everything} variant="outlined">
            {t('empty.action')}
          </Button>
        }
      >
        {t('empty.text')}
      </EmptyState>
    );
  }
  return (
    <Body aria-busy={loading}>
      <VisuallyHidden>
        <h2>{t('results')}</h2>
      </VisuallyHidden>
      {loading ? (
        <ProductGrid across={4}>
          {Array.from({ length: Math.max(firstRow, items.length) }, (_, index) => (
            <FlashSaleCardSkeleton key={index} />
          ))}
        </ProductGrid>
      ) : (
        <FlashCards items={items} hrefOf={hrefs.item} withShop first={firstRow} />
      )}
      <Pagination page={page} count={pages} hrefOf={hrefs.page} />
    </Body>
  );
}
