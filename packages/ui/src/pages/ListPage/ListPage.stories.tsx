import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FilterPanel } from '../../commerce/FilterPanel/FilterPanel.tsx';
import { FilterTags } from '../../commerce/FilterTags/FilterTags.tsx';
import { ProductCard } from '../../commerce/ProductCard/ProductCard.tsx';
import { ProductCardSkeleton } from '../../commerce/ProductCard/ProductCardSkeleton.tsx';
import { ProductGrid } from '../../commerce/ProductCard/ProductGrid.tsx';
import { ProductRows } from '../../commerce/ProductCard/ProductRows.tsx';
import { type ListLayout, SortBar } from '../../commerce/SortBar/SortBar.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import type { LanguageCode } from '../../i18n/languages.ts';
import { Breadcrumbs } from '../../primitives/Breadcrumbs/Breadcrumbs.tsx';
import { Columns } from '../../primitives/Columns/Columns.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { storyChosen, storyFilterGroups, storyPrices, storyTags } from '../../testing/filters.ts';
import { inLanguage, storyLanguage } from '../../testing/globals.ts';
import { storyProducts } from '../../testing/goods.ts';
import { StoryShell } from '../../testing/shell.tsx';

interface ListPageProps {
  readonly language: LanguageCode;
  readonly layout?: ListLayout;
  readonly outcome?: 'found' | 'loading' | 'nothing';
}

function Results({ language, layout = 'grid', outcome = 'found' }: ListPageProps) {
  const say = inLanguage(language);
  if (outcome === 'nothing')
    return (
      <EmptyState
        title={say('Nothing on these shelves fits', '没有找到合适的商品', '조건에 맞는 상품이 없습니다')}
        action={
          <Button variant="contained" href="#all">
            {say('Clear the filters', '清除筛选条件', '필터 모두 해제')}
          </Button>
        }
      >
        {say(
          'Taken together, the filters leave nothing over.',
          '这些条件放在一起，没有商品符合。',
          '고르신 조건을 모두 만족하는 상품이 없습니다.',
        )}
      </EmptyState>
    );
  const Layout = layout === 'grid' ? ProductGrid : ProductRows;
  return (
    <>
      <Layout label={say('Products', '商品', '상품')}>
        {storyProducts(language).map((product) =>
          outcome === 'loading' ? (
            <ProductCardSkeleton key={product.href} withShop />
          ) : (
            <ProductCard key={product.href} {...product} level={2} priority />
          ),
        )}
      </Layout>
      {outcome === 'found' && <Pagination page={2} count={12} hrefOf={(page) => `?page=${page}`} />}
    </>
  );
}

function ListPage(props: ListPageProps) {
  const { language, layout = 'grid', outcome = 'found' } = props;
  const say = inLanguage(language);
  const found = { found: 24, loading: 24, nothing: 0 }[outcome];
  return (
    <StoryShell language={language}>
      <Section
        tight
        level={1}
        eyebrow={say('Search', '搜索', '검색')}
        title={say('“serum”', '“精华”', '‘세럼’')}
        action={
          <Breadcrumbs items={[{ label: say('Home', '首页', '홈'), href: '#' }, { label: say('Results', '搜索结果', '검색 결과') }]} />
        }
      >
        <Columns
          side={
            <FilterPanel
              action="#list"
              groups={storyFilterGroups(language)}
              prices={storyPrices}
              values={storyChosen}
              found={found}
              onChange={() => {}}
            />
          }
        >
          <SortBar count={found} hrefOf={(sort) => `?sort=${sort}`} layout={layout} layoutHrefOf={(name) => `?layout=${name}`} />
          <FilterTags tags={storyTags(language)} clearHref="?" />
          <Results {...props} />
        </Columns>
      </Section>
    </StoryShell>
  );
}

/** A product list or search results with filter, order, layout and pages. */
const meta = {
  title: 'Pages/List',
  component: ListPage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en' },
  render: (args, { globals }) => <ListPage {...args} language={storyLanguage(globals)} />,
} satisfies Meta<typeof ListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    // Nothing stands out of the page sideways.
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Rows: Story = { args: { layout: 'list' } };
export const Loading: Story = { args: { outcome: 'loading' } };
export const NothingFound: Story = { args: { outcome: 'nothing' } };
