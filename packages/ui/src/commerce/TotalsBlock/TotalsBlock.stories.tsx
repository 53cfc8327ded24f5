// @spec 2.109

import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TotalsBlock } from './TotalsBlock.tsx';

const meta = {
  title: 'Commerce/TotalsBlock',
  component: TotalsBlock,
  args: {
    goods: '704.00',
    freight: '0.00',
    reductions: [{ label: 'Autumn coupon', amount: '50.00' }],
    total: '654.00',
    children: (
      <Button variant="contained" size="large">
        Go to checkout
      </Button>
    ),
  },
} satisfies Meta<typeof TotalsBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithFreight: Story = { args: { freight: '12.00', reductions: [], total: '716.00' } };
