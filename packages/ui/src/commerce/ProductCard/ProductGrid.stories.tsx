import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyLanguage } from '../../testing/globals.ts';
import { storyProducts } from '../../testing/goods.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductGrid } from './ProductGrid.tsx';

const meta = {
  title: 'Commerce/ProductGrid',
  component: ProductGrid,
  args: { label: 'Products', children: storyProducts('en').map((product) => <ProductCard key={product.href} {...product} />) },
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FourAcrossBehindALargeOne: Story = {
  render: (args, { globals }) => (
    <ProductGrid {...args} feature across={4}>
      {storyProducts(storyLanguage(globals)).map((product) => (
        <ProductCard key={product.href} {...product} />
      ))}
    </ProductGrid>
  ),
};
