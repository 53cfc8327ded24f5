import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, withQuery } from '../../storefront/app/paths.ts';
import { pageStory } from '../support/page-story.tsx';
import { failed, notFound, signedOut } from '../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Cart and checkout/Payment',
  tags: ['!autodocs'],
  args: { address: withQuery(paths.payment, { order_id: 41 }), customer: true, answers: { 'mall.Order.orderDetails': 'unpaid' } },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutPaymentPassword: Story = { args: { answers: { 'mall.Order.orderDetails': 'no_password' } } };

// @screen payment.error
export const Failed: Story = failed('mall.Order.orderDetails');

// @screen payment.signed-out
export const SignedOut: Story = signedOut('mall.Order.orderDetails');

// @screen payment.no-rights
export const NoRights: Story = notFound('mall.Order.orderDetails');
