import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { openPage, pageStory } from '../../support/page-story.tsx';
import { failed, notFound, signedOut } from '../../support/states.ts';
import type { StoryResponse } from '../../support/story-gateway.ts';

const unpaid = (data: unknown): StoryResponse => ({ example: 'unpaid', data });

const meta = {
  ...pageStory,
  title: 'Pages/Cart and checkout/Payment',
  args: { address: withQuery(paths.payment, { order_id: 41 }), customer: true, responses: { 'mall.Order.orderDetails': 'unpaid' } },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutPaymentPassword: Story = { args: { responses: { 'mall.Order.orderDetails': 'no_password' } } };

// @screen payment.error
export const Failed: Story = failed('mall.Order.orderDetails');

// @screen payment.signed-out
export const SignedOut: Story = signedOut('mall.Order.orderDetails');

// @screen payment.no-rights
export const NoRights: Story = notFound('mall.Order.orderDetails');

export const WithCodes: Story = { args: { responses: { 'mall.Order.orderDetails': unpaid({ payment: { pc_alipay: 1, pc_wechat: 1 } }) } } };

export const ShortOfBalance: Story = { args: { responses: { 'mall.Order.orderDetails': unpaid({ user_money: '12.00' }) } } };

export const Expired: Story = {
  args: { responses: { 'mall.Order.orderDetails': unpaid({ server_time: '2026-11-21 14:55:00' }) } },
  play: async (context) => {
    const texts = await openPage(context);
    context.canvas.getByRole('heading', { name: texts.t('payments:expired.title') });
    await expect(context.canvas.queryByRole('timer')).not.toBeInTheDocument();
  },
};

export const PayFromBalance: Story = {
  args: { responses: { 'mall.Order.orderDetails': { first: 'unpaid', until: 'mall.Pay.walletPay', later: 'ok' } } },
  play: async (context) => {
    const texts = await openPage(context);
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText(texts.t('ui-deferred:paymentPassword.label')), '123456');
    await userEvent.click(canvas.getByRole('button', { name: texts.t('ui-deferred:paymentPassword.submit') }));
    await canvas.findByRole('heading', { level: 1, name: texts.t('payments:result.paid.title') });
  },
};

export const WrongPassword: Story = {
  args: { responses: { 'mall.Order.orderDetails': 'unpaid', 'mall.User.paymentPassword': '50738' } },
  play: async (context) => {
    const texts = await openPage(context);
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText(texts.t('ui-deferred:paymentPassword.label')), '654321');
    await userEvent.click(canvas.getByRole('button', { name: texts.t('ui-deferred:paymentPassword.submit') }));
    await expect(await canvas.findByText(texts.t('payments:wrong.text'))).toBeVisible();
  },
};
