// @spec 2.123

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../../../testing/inFrame.ts';
import { opensAndCloses } from '../../../testing/opensAndCloses.tsx';
import { reopen } from '../../../testing/reopen.ts';
import { sampleArgs } from '../../../testing/sampleTexts.ts';
import { PaymentSuccessDialog } from './PaymentSuccessDialog.tsx';

const meta = {
  title: 'Commerce/PaymentSuccessDialog',
  component: PaymentSuccessDialog,
  decorators: [opensAndCloses],
  parameters: inFrame,
  args: { open: true, onClose: fn(), orderNumber: 'DJ20261121103000471', amount: '68.00', homeHref: '#home' },
} satisfies Meta<typeof PaymentSuccessDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ClosesByLinkAndEscape: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByText(args.orderNumber)).toBeVisible();
    await expect(screen.getByText('¥68.00')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await reopen();
    await userEvent.click(screen.getByRole('link'));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
export const OfAMembership: Story = sampleArgs((t) => ({
  amount: '168.00',
  details: [
    {
      label: t({ en: 'Membership', zh: '会员方案', tn: '會員方案', ko: '멤버십' }),
      value: t({ en: 'One quarter', zh: '一个季度', tn: '一個季度', ko: '3개월' }),
    },
    {
      label: t({ en: 'Good until', zh: '有效期至', tn: '有效期至', ko: '이용 기한' }),
      value: t({ en: 'February 21, 2027', zh: '2027年2月21日', tn: '2027年2月21日', ko: '2027년 2월 21일' }),
    },
  ],
}));
export const OfATopUp: Story = {
  ...sampleArgs((t) => ({
    orderNumber: 'CZ1795241400123456789',
    numberLabel: t({ en: 'Transaction number', zh: '交易号', tn: '交易號', ko: '거래 번호' }),
    amount: '200.00',
    homeHref: '#wallet',
    stepText: t({ en: 'To my wallet', zh: '查看钱包', tn: '查看錢包', ko: '내 지갑으로' }),
  })),
  play: async ({ canvas: _, args }) => {
    await expect(await screen.findByRole('link')).toHaveAttribute('href', args.homeHref);
  },
};
