import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';
import { failed, signedOut } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Account/Overview',
  args: { address: paths.accountHome, customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// @screen account-overview.empty
export const Empty: Story = { args: { responses: { 'mall.User.index': 'fresh' } } };

// @screen account-overview.error
export const Failed: Story = failed('mall.User.index');

// @screen account-overview.signed-out
export const SignedOut: Story = signedOut('mall.User.index');
