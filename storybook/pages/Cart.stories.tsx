import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, withQuery } from '../../storefront/app/paths.ts';
import { pageStory } from '../support/page-story.tsx';
import { failed } from '../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Cart and checkout/Cart',
  tags: ['!autodocs'],
  args: { address: paths.cart, customer: true, answers: { 'mall.Cart.index': 'customer' } },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// @screen cart.empty
export const Empty: Story = { args: { answers: { 'mall.Cart.index': 'empty' } } };

export const StockRanShort: Story = { args: { address: withQuery(paths.cart, { refused: 'stock' }) } };

// @screen cart.error
export const Failed: Story = failed('mall.Cart.index');

export const SignedOut: Story = { args: { customer: false, answers: {} } };
