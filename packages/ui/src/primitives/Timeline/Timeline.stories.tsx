import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type InLanguage, sampleArgs } from '../../testing/sampleTexts.ts';
import { Timeline } from './Timeline.tsx';

const placed = { en: 'Placed', zh: '已下单', tn: '已下單', ko: '주문 접수' };
const placedAt = { en: 'November 21, 13:55', zh: '11月21日 13:55', tn: '11月21日 13:55', ko: '11월 21일 13:55' };

const stopsIn = (t: InLanguage) => [
  { id: 'placed', title: t(placed), time: t(placedAt) },
  {
    id: 'paid',
    title: t({ en: 'Paid', zh: '已付款', tn: '已付款', ko: '결제 완료' }),
    time: t({ en: 'November 21, 13:58', zh: '11月21日 13:58', tn: '11月21日 13:58', ko: '11월 21일 13:58' }),
  },
  {
    id: 'shipped',
    title: t({ en: 'On its way', zh: '配送中', tn: '配送中', ko: '배송 중' }),
    time: t({ en: 'November 22, 09:10', zh: '11月22日 09:10', tn: '11月22日 09:10', ko: '11월 22일 09:10' }),
    children: t({
      en: 'SF Express · SF1029384756',
      zh: '顺丰速运 · SF1029384756',
      tn: '順豐速運 · SF1029384756',
      ko: '순펑 익스프레스 · SF1029384756',
    }),
  },
  { id: 'received', title: t({ en: 'Received', zh: '已收货', tn: '已收貨', ko: '수령 완료' }) },
];

const meta = {
  title: 'Primitives/Timeline',
  component: Timeline,
  ...sampleArgs((t) => ({
    label: t({ en: 'Your order', zh: '您的订单', tn: '您的訂單', ko: '내 주문' }),
    currentId: 'shipped',
    stops: stopsIn(t),
  })),
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('list', { name: args.label })).toBeVisible();
    const stops = canvas.getAllByRole('listitem');
    await expect(stops.map((stop) => stop.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
  },
};
export const LatestFirst: Story = {
  ...sampleArgs((t) => ({ latestFirst: true, stops: stopsIn(t).toReversed() })),
  play: async ({ canvas }) => {
    const [ahead, current] = canvas.getAllByRole('listitem');
    await expect(ahead).toHaveAttribute('data-ahead');
    await expect(current).toHaveAttribute('aria-current', 'step');
  },
};
export const JustBegun: Story = { args: { currentId: 'placed' } };
export const AtItsEnd: Story = { args: { currentId: 'received' } };
export const OneStop: Story = sampleArgs((t) => ({ currentId: 'placed', stops: [{ id: 'placed', title: t(placed), time: t(placedAt) }] }));
