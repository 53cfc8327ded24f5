import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { storyLanguage } from '../../testing/globals.ts';
import { storyProducts } from '../../testing/goods.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import { ProductGrid } from './ProductGrid.tsx';

const meta = {
  title: 'Commerce/ProductCard',
  component: ProductCard,
  subcomponents: { ProductCardSkeleton },
  args: {
    href: '#1',
    title: 'Bakuchiol Night Serum',
    price: '198.00-328.00',
    shopName: 'Sylvane Flagship',
    pictureUrl: drawnPicture('dropper', 'clay', true),
  },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const narrow: Story['decorators'] = [(Story) => <div style={{ width: 280 }}>{Story()}</div>];

export const Default: Story = {
  decorators: narrow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bakuchiol Night Serum' })).toHaveAttribute('href', '#1');
  },
};
export const SoldOut: Story = { args: { state: 'soldOut', badges: ['New'] }, decorators: narrow };
export const WithBadges: Story = { args: { badges: ['New', 'Loved'], was: '368.00', price: '328.00' }, decorators: narrow };
export const Grid: Story = {
  render: (_, { globals }) => (
    <ProductGrid label="Products">
      {storyProducts(storyLanguage(globals)).map((product) => (
        <ProductCard key={product.href} {...product} />
      ))}
    </ProductGrid>
  ),
};
export const SkeletonOfTheSameBox: Story = {
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
