import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { drawnImage } from '../../../testing/drawnImage.ts';
import { storyLanguage } from '../../../testing/globals.ts';
import { nightSerum, sylvaneFlagship } from '../../../testing/names.ts';
import { storyProducts } from '../../../testing/products.ts';
import { inStoryLanguage, sampleArgs } from '../../../testing/sampleTexts.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { ProductRows } from './ProductRows.tsx';

const products = { en: 'Products', zh: '商品', tn: '商品', ko: '상품' };

const meta = {
  title: 'Commerce/ProductCard',
  component: ProductCard,
  subcomponents: { ProductCardSkeleton, ProductRows },
  ...sampleArgs((t) => ({
    href: '#1',
    title: t(nightSerum),
    price: '198.00-328.00',
    shopName: t(sylvaneFlagship),
    imageUrl: drawnImage('dropper', 'clay', true),
  })),
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = ['available', 'expired', 'offShelf', 'soldOut'] as const;

const narrow: Story['decorators'] = [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>];

export const Default: Story = {
  decorators: narrow,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: args.title })).toHaveAttribute('href', '#1');
    // A card shows the lower end of a range.
    await expect(canvas.getByText(/¥198\.00/)).toBeVisible();
    await expect(canvas.queryByText(/328/)).not.toBeInTheDocument();
  },
};
/** Available, for members only, and no longer available. */
export const States: Story = {
  ...sampleArgs((t) => ({ memberPrice: '178.00', badges: [t({ en: 'New', zh: '新品', tn: '新品', ko: '신상품' })] })),
  render: (args, { globals }) => (
    <ProductGrid across={5} label={inStoryLanguage(globals)({ en: 'States', zh: '各种状态', tn: '各種狀態', ko: '여러 상태' })}>
      <ProductCard {...args} badges={[]} membersOnly />
      {states.map((state) => (
        <ProductCard key={state} {...args} state={state} />
      ))}
    </ProductGrid>
  ),
  play: async ({ canvas }) => {
    const marks = canvas.getAllByRole('article').map((card) => within(card).getAllByRole('listitem').length);
    await expect(marks).toEqual([1, 1, 1, 1, 1]);
  },
};
export const Grid: Story = {
  render: (_, { globals }) => (
    <ProductGrid label={inStoryLanguage(globals)(products)}>
      {storyProducts(storyLanguage(globals)).map((product) => (
        <ProductCard key={product.href} {...product} />
      ))}
    </ProductGrid>
  ),
};
export const Rows: Story = {
  render: (_, { globals }) => (
    <ProductRows label={inStoryLanguage(globals)(products)}>
      {storyProducts(storyLanguage(globals)).map((product) => (
        <ProductCard key={product.href} {...product} />
      ))}
      <ProductCardSkeleton withShop />
    </ProductRows>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect());
    await expect(second?.left).toBe(first?.left);
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? 0);
  },
};
/** While the list loads. Screen readers skip it. */
export const Loading: Story = {
  render: (_, { globals }) => (
    <ProductGrid label={inStoryLanguage(globals)(products)}>
      <ProductCardSkeleton withShop />
      <ProductCardSkeleton withShop />
      <ProductCardSkeleton withShop />
      <ProductCardSkeleton withShop />
    </ProductGrid>
  ),
};
/** A title has three lines at most; screen readers read all of it. */
export const LongTitle: Story = {
  ...sampleArgs((t) => ({
    title: t({
      en: 'Bakuchiol Night Serum with Squalane, Rice Bran Oil and Centella for Dry and Sensitive Skin, Limited Winter Edition in a Gift Box',
      zh: '补骨脂酚晚安精华：角鲨烷、米糠油与积雪草配方，干燥肌与敏感肌适用，冬季限定礼盒装，附赠旅行装小样与手工棉布收纳袋一只，赠完即止',
      tn: '補骨脂酚晚安精華：角鯊烷、米糠油與積雪草配方，乾燥肌與敏感肌適用，冬季限定禮盒裝，附贈旅行裝小樣與手工棉布收納袋一只，贈完即止',
      ko: '바쿠치올 나이트 세럼: 스쿠알란과 쌀겨 오일, 센텔라를 담은 건성·민감성 피부용 겨울 한정 선물 세트, 여행용 미니어처와 수제 면 파우치 증정',
    }),
  })),
  decorators: narrow,
  play: async ({ canvas, args }) => {
    const title = canvas.getByRole('heading', { name: args.title });
    const { lineHeight } = getComputedStyle(title);
    await expect(title.getBoundingClientRect().height).toBeLessThanOrEqual(3 * Number.parseFloat(lineHeight) + 1);
  },
};
/** Two cards on a phone of 390 pixels: the range for members wraps. */
export const NarrowWithMemberPrice: Story = {
  args: { memberPrice: '178.00' },
  decorators: [(Story) => <div style={{ width: 171 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
export const SkeletonOfTheSameBox: Story = {
  tags: ['!autodocs', '!dev'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '280px 280px', gap: 16, alignItems: 'start' }}>
      <div data-testid="card">
        <ProductCard {...args} />
      </div>
      <div data-testid="skeleton">
        <ProductCardSkeleton withShop />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const [card, skeleton] = [canvas.getByTestId('card'), canvas.getByTestId('skeleton')];
    await expect(Math.abs(card.offsetHeight - skeleton.offsetHeight)).toBeLessThanOrEqual(2);
  },
};
