import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { TabLinks } from './TabLinks.tsx';

const names = [
  { en: 'All', zh: '全部', tn: '全部', ko: '전체' },
  { en: 'To pay', zh: '待付款', tn: '待付款', ko: '결제 대기' },
  { en: 'To send', zh: '待发货', tn: '待出貨', ko: '배송 준비' },
  { en: 'To receive', zh: '待收货', tn: '待收貨', ko: '배송 중' },
  { en: 'To review', zh: '待评价', tn: '待評價', ko: '후기 작성' },
  { en: 'Returns and refunds', zh: '退货与退款', tn: '退貨與退款', ko: '반품·환불' },
  { en: 'Completed', zh: '已完成', tn: '已完成', ko: '거래 완료' },
];

const meta = {
  title: 'Navigation/TabLinks',
  component: TabLinks,
  ...sampleArgs((t) => ({
    label: t({ en: 'Orders', zh: '订单', tn: '訂單', ko: '주문' }),
    links: names.map((name, index) => ({ label: t(name), href: `?status=${index}`, ...(index % 2 ? { count: index } : {}) })),
    current: '?status=5',
  })),
} satisfies Meta<typeof TabLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone the tabs overflow the window: the current one is scrolled into view. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const shown = canvas.getByRole('link', { current: 'page' });
    await expect(shown).toHaveAttribute('href', '?status=5');
    const [bar, link] = [canvas.getByRole('list').getBoundingClientRect(), shown.getBoundingClientRect()];
    await expect(link.left).toBeGreaterThanOrEqual(bar.left);
    await expect(link.right).toBeLessThanOrEqual(bar.right);
  },
};
export const Pill: Story = { args: { look: 'pill', current: '?status=0' } };
