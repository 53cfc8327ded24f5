import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { openPage, pageStory } from '../../support/page-story.tsx';
import { failed, notFound, signedOut } from '../../support/states.ts';
import type { StoryResponse } from '../../support/story-gateway.ts';

/** Returns the unpaid order, payable by QR code until 14:55, as the server sends it at this time. */
const unpaidAt = (time: string): StoryResponse => ({
  example: 'unpaid',
  data: { payment: { pc_alipay: 1, pc_wechat: 1 }, server_time: `2026-11-21 ${time}` },
});

const meta = {
  ...pageStory,
  title: 'Pages/Cart and checkout/Scan to pay',
  args: {
    address: withQuery(paths.scanCode, { order_id: 41, type: 'alipay' }),
    customer: true,
    responses: { 'mall.Order.orderDetails': unpaidAt('14:10:00') },
  },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const texts = await openPage(context);
    await expect(context.canvas.getByRole('img', { name: texts.t('payments:scan.code') })).toBeVisible();
    await expect(context.canvas.getByRole('timer', { name: texts.t('ui-deferred:qr.timeLeft') })).toHaveTextContent(/^4[45]:\d\d$/);
  },
};

export const Expires: Story = {
  args: { responses: { 'mall.Order.orderDetails': [unpaidAt('14:54:58'), unpaidAt('14:55:00')] } },
  play: async (context) => {
    const texts = await openPage(context);
    await context.canvas.findByRole('heading', { level: 1, name: texts.t('ui-deferred:qr.expired') });
    await expect(context.canvas.queryByRole('timer')).not.toBeInTheDocument();
    context.canvas.getByRole('link', { name: texts.t('payments:viewOrder') });
  },
};

export const Expired: Story = {
  args: { responses: { 'mall.Order.orderDetails': unpaidAt('14:55:00') } },
  play: async (context) => {
    const texts = await openPage(context);
    context.canvas.getByRole('heading', { level: 1, name: texts.t('ui-deferred:qr.expired') });
    await expect(context.canvas.queryByRole('link', { name: texts.t('payments:scan.otherWays') })).not.toBeInTheDocument();
  },
};

export const WithoutCode: Story = {
  args: { responses: { 'mall.Order.orderDetails': unpaidAt('14:10:00'), 'mall.Pay.index': '50002' } },
  play: async (context) => {
    const texts = await openPage(context);
    context.canvas.getByRole('heading', { level: 1, name: texts.t('ui-deferred:qr.failed') });
    context.canvas.getByRole('link', { name: texts.t('ui-deferred:qr.retry') });
  },
};

// @screen scan-to-pay.error
export const Failed: Story = failed('mall.Order.orderDetails');

// @screen scan-to-pay.signed-out
export const SignedOut: Story = signedOut('mall.Order.orderDetails');

// @screen scan-to-pay.no-rights
export const NoRights: Story = notFound('mall.Order.orderDetails');
