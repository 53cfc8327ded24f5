import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LanguageCode } from '../../../i18n/languages.ts';
import { storyProducts } from '../../../testing/products.ts';
import { sampleArgs } from '../../../testing/sampleTexts.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductGrid } from './ProductGrid.tsx';

const cards = (language: LanguageCode) => storyProducts(language).map((product) => <ProductCard key={product.href} {...product} />);

const meta = {
  title: 'Commerce/ProductGrid',
  component: ProductGrid,
  ...sampleArgs((t, language) => ({ label: t({ en: 'Products', zh: '商品', tn: '商品', ko: '상품' }), children: cards(language) })),
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FourAcrossBehindALargeOne: Story = { args: { feature: true, across: 4 } };
