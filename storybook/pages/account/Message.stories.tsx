import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';
import { failed, notFound, signedOut } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Account/Message',
  args: { address: withQuery(paths.message, { id: 1 }), customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// @screen message.error
export const Failed: Story = failed('mall.Message.oneindex');

// @screen message.signed-out
export const SignedOut: Story = signedOut('mall.Message.oneindex');

// @screen message.no-rights
export const NoRights: Story = notFound('mall.Message.oneindex');
