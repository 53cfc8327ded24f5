import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LanguageCode } from '../../i18n/languages.ts';
import { storyLanguage } from '../../testing/globals.ts';
import { storyProducts } from '../../testing/goods.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductGrid } from './ProductGrid.tsx';

const cards = (language: LanguageCode) => storyProducts(language).map((product) => <ProductCard key={product.href} {...product} />);

const meta = {
  title: 'Commerce/ProductGrid',
  component: ProductGrid,
  args: { label: 'Products', children: cards('en') },
  render: (args, { globals }) => <ProductGrid {...args}>{cards(storyLanguage(globals))}</ProductGrid>,
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FourAcrossBehindALargeOne: Story = { args: { feature: true, across: 4 } };
