import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';
import { failed, signedOut } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Account/Withdrawal',
  args: { address: paths.withdrawal, customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ToWeChat: Story = { args: { responses: { 'mall.User.intoWithdrawals': 'wechat' } } };

// @screen withdrawal.empty
export const Empty: Story = { args: { responses: { 'mall.User.intoWithdrawals': 'unready' } } };

// @screen withdrawal.error
export const Failed: Story = failed('mall.User.intoWithdrawals');

// @screen withdrawal.signed-out
export const SignedOut: Story = signedOut('mall.User.intoWithdrawals');
