import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';
import { failed } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Catalog/Coupons',
  args: { address: paths.couponCentre },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OfShops: Story = {
  args: { address: withQuery(paths.couponCentre, { type: 2 }), responses: { 'plugin.coupon.MallCoupon.index': 'shops' } },
};

export const Received: Story = { args: { responses: { 'plugin.coupon.MallCoupon.index': 'received' } } };

// @screen coupons.empty
export const Empty: Story = { args: { responses: { 'plugin.coupon.MallCoupon.index': 'empty' } } };

// @screen coupons.error
export const Failed: Story = failed('plugin.coupon.MallCoupon.index');
