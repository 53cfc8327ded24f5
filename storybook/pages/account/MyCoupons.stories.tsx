import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';
import { failed, signedOut } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Account/My coupons',
  args: { address: paths.myCoupons, customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Used: Story = {
  args: { address: withQuery(paths.myCoupons, { type: 1 }), responses: { 'plugin.coupon.MallCoupon.myCoupon': 'used' } },
};

export const Expired: Story = {
  args: { address: withQuery(paths.myCoupons, { type: 2 }), responses: { 'plugin.coupon.MallCoupon.myCoupon': 'expired' } },
};

// @screen my-coupons.empty
export const Empty: Story = { args: { responses: { 'plugin.coupon.MallCoupon.myCoupon': 'empty' } } };

// @screen my-coupons.error
export const Failed: Story = failed('plugin.coupon.MallCoupon.myCoupon');

// @screen my-coupons.signed-out
export const SignedOut: Story = signedOut('plugin.coupon.MallCoupon.myCoupon');
