// @spec 3.13 4.21

import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnImage } from '../../../testing/drawnImage.ts';
import { handCream, nightSerum, sylvaneFlagship } from '../../../testing/names.ts';
import { sampleArgs } from '../../../testing/sampleTexts.ts';
import { OrderRow } from './OrderRow.tsx';
import { OrderRowSkeleton } from './OrderRowSkeleton.tsx';

const meta = {
  title: 'Commerce/OrderRow',
  component: OrderRow,
  subcomponents: { OrderRowSkeleton },
  ...sampleArgs((t) => ({
    href: '#order',
    number: 'GM261103184512',
    placed: t({ en: 'November 3, 2026, 18:45', zh: '2026年11月3日 18:45', tn: '2026年11月3日 18:45', ko: '2026년 11월 3일 18:45' }),
    status: t({ en: 'Waiting for payment', zh: '待付款', tn: '待付款', ko: '결제 대기' }),
    urgent: true,
    shopName: t(sylvaneFlagship),
    lines: [
      {
        id: '1',
        title: t(nightSerum),
        spec: '30 ml',
        price: '298.00',
        count: 2,
        imageUrl: drawnImage('dropper', 'clay', true),
      },
      { id: '2', title: t(handCream), href: '#product', price: '128.00', count: 1, imageUrl: drawnImage('tube', 'plum') },
    ],
    total: '724.00',
    pieces: 3,
    actions: (
      <Button variant="contained" size="small">
        {t({ en: 'Pay now', zh: '立即付款', tn: '立即付款', ko: '결제하기' })}
      </Button>
    ),
  })),
} satisfies Meta<typeof OrderRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Completed: Story = sampleArgs((t) => ({
  status: t({ en: 'Completed', zh: '已完成', tn: '已完成', ko: '거래 완료' }),
  urgent: false,
  actions: undefined,
}));
export const Loading: Story = { render: () => <OrderRowSkeleton /> };
