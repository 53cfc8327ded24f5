import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';
import { failed, signedOut } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Account/Profile',
  args: { address: paths.profile, customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllEditable: Story = { args: { responses: { 'mall.User.personalResources': 'open' } } };

// @screen profile.error
export const Failed: Story = failed('mall.User.personalResources');

// @screen profile.signed-out
export const SignedOut: Story = signedOut('mall.User.personalResources');
