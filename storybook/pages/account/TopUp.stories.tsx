import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';
import { failed, signedOut } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Account/Top up',
  args: { address: paths.recharge, customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Scan: Story = {
  args: { address: withQuery(paths.recharge, { sNo: 'CZ20261121141500123456' }), responses: { 'mall.Order.getCzorder': 'unpaid' } },
};

// @screen top-up.empty
export const Empty: Story = { args: { responses: { 'mall.Recharge.index': 'closed' } } };

// @screen top-up.error
export const Failed: Story = failed('mall.Recharge.index');

// @screen top-up.signed-out
export const SignedOut: Story = signedOut('mall.Recharge.index');
