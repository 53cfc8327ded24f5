import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';
import { failed, signedOut } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Account/Wallet',
  args: { address: paths.wallet, customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Expenses: Story = { args: { address: withQuery(paths.wallet, { type: 2 }), responses: { 'mall.User.details': 'expense' } } };

export const WithdrawalPending: Story = { args: { responses: { 'mall.User.details': 'pending' } } };

export const WithdrawalRefused: Story = { args: { responses: { 'mall.User.details': 'refused' } } };

// @screen wallet.empty
export const Empty: Story = { args: { responses: { 'mall.User.details': 'empty' } } };

// @screen wallet.error
export const Failed: Story = failed('mall.User.details');

// @screen wallet.signed-out
export const SignedOut: Story = signedOut('mall.User.details');
