import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductCard } from '../../commerce/ProductCard/ProductCard.tsx';
import { ProductCardSkeleton } from '../../commerce/ProductCard/ProductCardSkeleton.tsx';
import { ProductGrid } from '../../commerce/ProductCard/ProductGrid.tsx';
import { Breadcrumbs } from '../../primitives/Breadcrumbs/Breadcrumbs.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { storyLanguage } from '../../testing/globals.ts';
import { storyProducts } from '../../testing/goods.ts';
import { StoryShell } from '../../testing/shell.tsx';

function ListPage({ language, loading = false }: { language: 'en' | 'zh' | 'tn' | 'ko'; loading?: boolean }) {
  const zh = language !== 'en';
  return (
    <StoryShell language={language}>
      <Section
        tight
        level={1}
        eyebrow={zh ? '秋日书札' : 'The autumn shelf'}
        title={zh ? '给皮肤一点时间' : 'Give your skin a little time'}
        lead={
          zh
            ? '晚上的洁面，留一分钟给双手；清晨的精华，只取三滴。这一季的选品，都经得起慢慢用。'
            : 'A minute for the hands at night, three drops in the morning. Everything on this shelf was chosen to be used slowly.'
        }
        action={<Breadcrumbs items={[{ label: zh ? '首页' : 'Home', href: '#' }, { label: zh ? '全部商品' : 'All products' }]} />}
      >
        <ProductGrid feature label={zh ? '商品' : 'Products'}>
          {storyProducts(language).map((product) =>
            loading ? (
              <ProductCardSkeleton key={product.href} withShop />
            ) : (
              <ProductCard key={product.href} {...product} level={2} priority />
            ),
          )}
        </ProductGrid>
      </Section>
      <Section tight>
        <Pagination page={2} count={12} hrefOf={(page) => `?pageNo=${page}`} />
      </Section>
    </StoryShell>
  );
}

const meta = {
  title: 'Pages/List',
  component: ListPage,
  parameters: { layout: 'fullscreen' },
  args: { language: 'en' },
  render: (args, { globals }) => <ListPage {...args} language={storyLanguage(globals)} />,
} satisfies Meta<typeof ListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { loading: true } };
