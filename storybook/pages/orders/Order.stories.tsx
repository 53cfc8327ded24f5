import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';
import { failed, notFound, signedOut } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Orders/Order',
  args: { address: withQuery(paths.order, { order_id: 42 }), customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Unpaid: Story = { args: { responses: { 'mall.Order.orderDetails': 'unpaid' } } };

export const Shipped: Story = { args: { responses: { 'mall.Order.orderDetails': 'shipped' } } };

export const Completed: Story = { args: { responses: { 'mall.Order.orderDetails': 'completed' } } };

export const Reviewed: Story = { args: { responses: { 'mall.Order.orderDetails': 'reviewed' } } };

export const PickUp: Story = { args: { responses: { 'mall.Order.orderDetails': 'pick_up' } } };

export const Refunded: Story = { args: { responses: { 'mall.Order.orderDetails': 'refunded' } } };

export const Closed: Story = { args: { responses: { 'mall.Order.orderDetails': 'closed' } } };

export const Split: Story = { args: { responses: { 'mall.Order.orderDetails': 'split' } } };

export const FlashSale: Story = { args: { responses: { 'mall.Order.orderDetails': 'flash_sale' } } };

// @screen order.error
export const Failed: Story = failed('mall.Order.orderDetails');

// @screen order.signed-out
export const SignedOut: Story = signedOut('mall.Order.orderDetails');

// @screen order.no-rights
export const NoRights: Story = notFound('mall.Order.orderDetails');
