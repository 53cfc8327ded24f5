import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleArgs } from '../../../testing/sampleTexts.ts';
import { OrderTimeline } from './OrderTimeline.tsx';
import type { OrderState } from './orderStops.ts';

const meta = {
  title: 'Commerce/OrderTimeline',
  component: OrderTimeline,
  ...sampleArgs((t) => ({
    state: 'shipped',
    times: {
      placed: t({ en: 'November 21, 13:55', zh: '11月21日 13:55', tn: '11月21日 13:55', ko: '11월 21일 13:55' }),
      paid: t({ en: 'November 21, 13:58', zh: '11月21日 13:58', tn: '11月21日 13:58', ko: '11월 21일 13:58' }),
      shipped: t({ en: 'November 22, 09:10', zh: '11月22日 09:10', tn: '11月22日 09:10', ko: '11월 22일 09:10' }),
    },
    wasPaid: true,
  })),
} satisfies Meta<typeof OrderTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

const states: readonly OrderState[] = ['unpaid', 'paid', 'received', 'completed', 'returned', 'invalid', 'closed'];

export const Default: Story = {
  play: async ({ canvas }) => {
    const stops = canvas.getAllByRole('listitem');
    await expect(stops.findIndex((stop) => stop.hasAttribute('aria-current'))).toBe(2);
    await expect(stops).toHaveLength(5);
  },
};
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))', gap: 40 }}>
      {states.map((state) => (
        <OrderTimeline key={state} state={state} />
      ))}
      <OrderTimeline state="closed" wasPaid />
      <OrderTimeline state="shipped" isPickUp />
    </div>
  ),
};
