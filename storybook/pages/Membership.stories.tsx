import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, withQuery } from '../../storefront/app/paths.ts';
import { pageStory } from '../support/page-story.tsx';
import { failed, signedOut } from '../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Account/Membership',
  tags: ['!autodocs'],
  args: { address: paths.membership, customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NotAMember: Story = {
  args: {
    answers: { 'mall.Index.index': 'not_a_member', 'plugin.member.MallMember.memberCenter': 'never' },
  },
};

export const Purchase: Story = { args: { address: withQuery(paths.membership, { open: 1 }) } };

// @screen membership.error
export const Failed: Story = failed('plugin.member.MallMember.memberCenter');

// @screen membership.signed-out
export const SignedOut: Story = signedOut('plugin.member.MallMember.memberCenter');
