import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, withQuery } from '../../storefront/app/paths.ts';
import { pageStory } from '../support/page-story.tsx';
import { failed, notFound, signedOut } from '../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Cart and checkout/Scan to pay',
  tags: ['!autodocs'],
  args: {
    address: withQuery(paths.scanCode, { order_id: 41, type: 'pc_alipay' }),
    customer: true,
    answers: { 'mall.Order.orderDetails': 'unpaid' },
  },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// @screen scan-to-pay.error
export const Failed: Story = failed('mall.Order.orderDetails');

// @screen scan-to-pay.signed-out
export const SignedOut: Story = signedOut('mall.Order.orderDetails');

// @screen scan-to-pay.no-rights
export const NoRights: Story = notFound('mall.Order.orderDetails');
