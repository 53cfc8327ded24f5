import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/System/Maintenance',
  args: { address: paths.maintenance, responses: { 'mall.User.getUserTell': '4003' } },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
