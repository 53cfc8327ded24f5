import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';
import { failed, signedOut } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Account/Messages',
  args: { address: paths.messages, customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// @screen messages.empty
export const Empty: Story = { args: { responses: { 'mall.Message.index': 'empty' } } };

// @screen messages.error
export const Failed: Story = failed('mall.Message.index');

// @screen messages.signed-out
export const SignedOut: Story = signedOut('mall.Message.index');
