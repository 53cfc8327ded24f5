import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, withQuery } from '../../storefront/app/paths.ts';
import { pageStory } from '../support/page-story.tsx';
import { failed, notFound, signedOut } from '../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Orders/After-sales request',
  tags: ['!autodocs'],
  args: { address: withQuery(paths.afterSale, { id: 77 }), customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ToSendBack: Story = { args: { answers: { 'mall.Order.returnDetails': 'to_send_back' } } };

export const SentBack: Story = { args: { answers: { 'mall.Order.returnDetails': 'sent_back' } } };

export const GoodsReturned: Story = { args: { answers: { 'mall.Order.returnDetails': 'goods_returned' } } };

export const ReplacementSent: Story = { args: { answers: { 'mall.Order.returnDetails': 'replacement_sent' } } };

export const Exchanged: Story = { args: { answers: { 'mall.Order.returnDetails': 'exchanged' } } };

export const Refunded: Story = { args: { answers: { 'mall.Order.returnDetails': 'refunded' } } };

export const RefundedAtOnce: Story = { args: { answers: { 'mall.Order.returnDetails': 'refunded_at_once' } } };

export const Refused: Story = { args: { answers: { 'mall.Order.returnDetails': 'refused' } } };

export const Request: Story = { args: { address: withQuery(paths.afterSale, { id: '78', type: 1 }) } };

// @screen after-sales-request.error
export const Failed: Story = failed('mall.Order.returnDetails');

// @screen after-sales-request.signed-out
export const SignedOut: Story = signedOut('mall.Order.returnDetails');

// @screen after-sales-request.no-rights
export const NoRights: Story = notFound('mall.Order.returnDetails');
