import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CouponTicket } from '../../commerce/coupons/CouponTicket/CouponTicket.tsx';
import { storyCoupons } from '../../testing/coupons.ts';
import { storyLanguage } from '../../testing/globals.ts';
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
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(7),
};
