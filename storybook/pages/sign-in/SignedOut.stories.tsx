import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Sign-in/Signed out',
  args: { address: paths.logout },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

// @screen signed-out.signed-out
export const Default: Story = {};
