import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WalletBalance } from './WalletBalance.tsx';
import { WalletBalanceSkeleton } from './WalletBalanceSkeleton.tsx';

const meta = {
  title: 'Commerce/WalletBalance',
  component: WalletBalance,
  subcomponents: { WalletBalanceSkeleton },
  args: {
    amount: '4020.00',
    actions: (
      <>
        <Button variant="contained" href="#recharge">
          Top up
        </Button>
        <Button variant="outlined" href="#withdrawal">
          Withdraw
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof WalletBalance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: async ({ canvas }) => expect(canvas.getByText('¥4,020.00')).toBeVisible() };
export const UnderReview: Story = { args: { note: 'A withdrawal of ¥500.00 is under review.', actions: undefined } };
export const Loading: Story = { render: () => <WalletBalanceSkeleton /> };
