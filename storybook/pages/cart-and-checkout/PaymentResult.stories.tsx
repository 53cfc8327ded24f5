import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';
import { failed, notFound, signedOut } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Cart and checkout/Payment result',
  args: { address: withQuery(paths.paymentResult, { order_id: 42 }), customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Unpaid: Story = { args: { responses: { 'mall.Order.orderDetails': 'unpaid' } } };

export const PickUp: Story = { args: { responses: { 'mall.Order.orderDetails': 'pick_up' } } };

export const Split: Story = { args: { responses: { 'mall.Order.orderDetails': 'split' } } };

// @screen payment-result.error
export const Failed: Story = failed('mall.Order.orderDetails');

// @screen payment-result.signed-out
export const SignedOut: Story = signedOut('mall.Order.orderDetails');

// @screen payment-result.no-rights
export const NoRights: Story = notFound('mall.Order.orderDetails');
