import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';
import { signedOut } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Sign-in/First password',
  args: { address: paths.setPassword, customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// @screen first-password.signed-out
export const SignedOut: Story = signedOut();
