import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, withQuery } from '../../storefront/app/paths.ts';
import { pageStory } from '../support/page-story.tsx';
import { failed, notFound, signedOut } from '../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Cart and checkout/Checkout',
  tags: ['!autodocs'],
  args: { address: withQuery(paths.checkout, { cart_id: '31,32' }), customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithCoupons: Story = { args: { answers: { 'mall.Order.settlement': 'coupons' } } };

export const FlashSale: Story = { args: { answers: { 'mall.Order.settlement': 'flash_sale' } } };

export const MemberPrices: Story = { args: { answers: { 'mall.Order.settlement': 'member' } } };

export const PickUp: Story = { args: { answers: { 'mall.Order.settlement': 'pick_up' } } };

// @screen checkout.empty
export const WithoutAddress: Story = { args: { answers: { 'mall.Order.settlement': 'no_address' } } };

// @screen checkout.error
export const Failed: Story = failed('mall.Order.settlement');

// @screen checkout.signed-out
export const SignedOut: Story = signedOut('mall.Order.settlement');

// @screen checkout.no-rights
export const NoRights: Story = notFound('mall.Order.settlement');
