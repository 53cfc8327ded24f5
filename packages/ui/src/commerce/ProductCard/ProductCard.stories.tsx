import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { drawnImage } from '../../testing/drawnImage.ts';
import { storyLanguage } from '../../testing/globals.ts';
import { storyProducts } from '../../testing/goods.ts';
import { translateSample } from '../../testing/translateSample.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { ProductRows } from './ProductRows.tsx';

const meta = {
  title: 'Commerce/ProductCard',
  component: ProductCard,
  subcomponents: { ProductCardSkeleton, ProductRows },
  args: {
    href: '#1',
    title: 'Bakuchiol Night Serum',
    price: '198.00-328.00',
    shopName: 'Sylvane Flagship',
    imageUrl: drawnImage('dropper', 'clay', true),
  },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = ['available', 'expired', 'offShelf', 'soldOut'] as const;

const narrow: Story['decorators'] = [(Story) => <div style={{ width: 280 }}>{Story()}</div>];

export const Default: Story = {
  decorators: narrow,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: translateSample(globals)('Bakuchiol Night Serum') })).toHaveAttribute('href', '#1');
    // A card shows the lower end of a range.
    await expect(canvas.getByText(/¥198\.00/)).toBeVisible();
    await expect(canvas.queryByText(/328/)).not.toBeInTheDocument();
  },
};
/** Available, for members only, and no longer available. */
export const States: Story = {
  args: { memberPrice: '178.00-295.00', badges: ['New'] },
  render: (args, { globals }) => (
    <ProductGrid across={5} label={translateSample(globals)('States')}>
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
    <ProductGrid label={translateSample(globals)('Products')}>
      {storyProducts(storyLanguage(globals)).map((product) => (
        <ProductCard key={product.href} {...product} />
      ))}
    </ProductGrid>
  ),
};
export const Rows: Story = {
  render: (_, { globals }) => (
    <ProductRows label={translateSample(globals)('Products')}>
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
/** Two cards on a phone of 390 pixels: the range for members wraps. */
export const NarrowWithMemberPrice: Story = {
  args: { memberPrice: '178.00-295.00' },
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
