import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, withQuery } from '../../storefront/app/paths.ts';
import { pageStory } from '../support/page-story.tsx';
import { failed } from '../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Catalog/Product',
  tags: ['!autodocs'],
  args: { address: withQuery(paths.product, { id: 1001 }) },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FlashSale: Story = { args: { answers: { 'mall.Product.index': 'flash' } } };

export const MemberPrice: Story = { args: { answers: { 'mall.Product.index': 'member' } } };

export const SoldOut: Story = { args: { answers: { 'mall.Product.index': 'sold_out' } } };

export const OffShelf: Story = { args: { answers: { 'mall.Product.index': 'off_shelf' } } };

export const ShopClosed: Story = { args: { answers: { 'mall.Product.index': 'shop_closed' } } };

export const FlashSaleOver: Story = { args: { answers: { 'mall.Product.index': 'expired' } } };

// @screen product.empty
export const NotFound: Story = { args: { answers: { 'mall.Product.index': '101' } } };

// @screen product.error
export const Failed: Story = failed('mall.Product.index');
