import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';
import { failed, signedOut } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Account/Security',
  args: { address: paths.security, customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingSet: Story = { args: { responses: { 'mall.User.accountSecurity': 'unset' } } };

export const WithoutPhone: Story = { args: { responses: { 'mall.User.accountSecurity': 'no_phone' } } };

export const ChangePassword: Story = { args: { address: withQuery(paths.security, { change: 'password' }) } };

export const ChangePhone: Story = { args: { address: withQuery(paths.security, { change: 'phone' }) } };

export const PaymentPassword: Story = { args: { address: withQuery(paths.security, { change: 'payment' }) } };

// @screen security.error
export const Failed: Story = failed('mall.User.accountSecurity');

// @screen security.signed-out
export const SignedOut: Story = signedOut('mall.User.accountSecurity');
