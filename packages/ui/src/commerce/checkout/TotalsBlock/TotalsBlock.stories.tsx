// @spec 2.109

import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleArgs } from '../../../testing/sampleTexts.ts';
import { TotalsBlock } from './TotalsBlock.tsx';

const meta = {
  title: 'Commerce/TotalsBlock',
  component: TotalsBlock,
  ...sampleArgs((t) => ({
    goods: '704.00',
    freight: '0.00',
    reductions: [{ label: t({ en: 'Autumn coupon', zh: '秋日优惠券', tn: '秋日優惠券', ko: '가을 쿠폰' }), amount: '50.00' }],
    total: '654.00',
    children: (
      <Button variant="contained" size="large">
        {t({ en: 'Go to checkout', zh: '去结算', tn: '去結算', ko: '주문하기' })}
      </Button>
    ),
  })),
} satisfies Meta<typeof TotalsBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithFreight: Story = { args: { freight: '12.00', reductions: [], total: '716.00' } };
