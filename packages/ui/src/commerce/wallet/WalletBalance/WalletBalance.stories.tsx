import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleArgs } from '../../../testing/sampleTexts.ts';
import { WalletBalance } from './WalletBalance.tsx';
import { WalletBalanceSkeleton } from './WalletBalanceSkeleton.tsx';

const meta = {
  title: 'Commerce/WalletBalance',
  component: WalletBalance,
  subcomponents: { WalletBalanceSkeleton },
  ...sampleArgs((t) => ({
    amount: '4020.00',
    actions: (
      <>
        <Button variant="contained" href="#recharge">
          {t({ en: 'Top up', zh: '充值', tn: '儲值', ko: '충전' })}
        </Button>
        <Button variant="outlined" href="#withdrawal">
          {t({ en: 'Withdraw', zh: '提现', tn: '提領', ko: '출금' })}
        </Button>
      </>
    ),
  })),
} satisfies Meta<typeof WalletBalance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: async ({ canvas }) => expect(canvas.getByText('¥4,020.00')).toBeVisible() };
export const UnderReview: Story = sampleArgs((t) => ({
  note: t({
    en: 'A withdrawal of ¥500.00 is under review.',
    zh: '一笔 ¥500.00 的提现正在审核。',
    tn: '一筆 ¥500.00 的提領正在審核。',
    ko: '¥500.00 출금 신청을 심사하고 있습니다.',
  }),
  actions: undefined,
}));
export const Loading: Story = { render: () => <WalletBalanceSkeleton /> };
