import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CouponTicket } from '../../commerce/coupons/CouponTicket/CouponTicket.tsx';
import { storyCoupons } from '../../testing/coupons.ts';
import { storyLanguage } from '../../testing/globals.ts';
import { onPhone, playOnPhone } from '../../testing/onPhone.ts';
import { sampleArgs } from '../../testing/sampleTexts.ts';
import { CardGrid } from './CardGrid.tsx';

const meta = {
  title: 'Primitives/CardGrid',
  component: CardGrid,
  ...sampleArgs((t) => ({ label: t({ en: 'Coupons', zh: '优惠券', tn: '優惠券', ko: '쿠폰' }), children: 'One card' })),
  render: (args, { globals }) => (
    <CardGrid {...args}>
      {storyCoupons(storyLanguage(globals)).map((coupon) => (
        <CouponTicket key={coupon.name} {...coupon} />
      ))}
    </CardGrid>
  ),
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(7),
};
/** One card has the width of a column, not of the page. */
export const OneCard: Story = {
  render: (args, { globals }) => (
    <CardGrid {...args}>
      {storyCoupons(storyLanguage(globals))
        .slice(0, 1)
        .map((coupon) => (
          <CouponTicket key={coupon.name} {...coupon} />
        ))}
    </CardGrid>
  ),
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('list', { name: String(args.label) });
    const [card, ...others] = canvas.getAllByRole('listitem');
    await expect(others).toEqual([]);
    const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
    await expect(card?.getBoundingClientRect().width).toBeLessThanOrEqual(list.getBoundingClientRect().width / columns);
  },
};
/** On a phone the cards are in one column. */
export const OnPhone: Story = {
  ...onPhone(480),
  play: playOnPhone(async ({ canvas }) => {
    const lefts = canvas.getAllByRole('listitem').map((card) => card.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  }),
};
