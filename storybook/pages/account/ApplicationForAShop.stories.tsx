import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';
import { failed, signedOut } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Account/Shop application',
  args: { address: paths.applyShop, customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const UnderReview: Story = { args: { responses: { 'mch.mall.Mch.index': 'applied' } } };

export const Approved: Story = { args: { responses: { 'mch.mall.Mch.index': 'approved' } } };

export const Rejected: Story = { args: { responses: { 'mch.mall.Mch.index': 'rejected' } } };

// @screen application-for-a-shop.error
export const Failed: Story = failed('mch.mall.Mch.index');

// @screen application-for-a-shop.signed-out
export const SignedOut: Story = signedOut('mch.mall.Mch.index');
