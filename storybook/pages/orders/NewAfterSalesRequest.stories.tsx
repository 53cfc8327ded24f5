import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';
import { failed, notFound, signedOut } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Orders/New after-sales request',
  args: { address: withQuery(paths.newAfterSale, { order_id: '78' }), customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NotShipped: Story = { args: { responses: { 'mall.Order.singleReturnGoodsPage': 'not_shipped' } } };

// @screen new-after-sales-request.empty
export const Nothing: Story = { args: { responses: { 'mall.Order.singleReturnGoodsPage': 'none' } } };

// @screen new-after-sales-request.error
export const Failed: Story = failed('mall.Order.singleReturnGoodsPage');

// @screen new-after-sales-request.signed-out
export const SignedOut: Story = signedOut('mall.Order.singleReturnGoodsPage');

// @screen new-after-sales-request.no-rights
export const NoRights: Story = notFound('mall.Order.singleReturnGoodsPage');
