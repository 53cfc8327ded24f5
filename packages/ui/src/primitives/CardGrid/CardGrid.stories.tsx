import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CouponTicket } from '../../commerce/CouponTicket/CouponTicket.tsx';
import { storyCoupons } from '../../testing/coupons.ts';
import { storyLanguage } from '../../testing/globals.ts';
import { CardGrid } from './CardGrid.tsx';

const meta = {
  title: 'Primitives/CardGrid',
  component: CardGrid,
  args: { label: 'Coupons', children: 'One card' },
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
