import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Sign-in/Registration',
  args: { address: paths.register },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// @screen registration.error
export const WithoutCaptcha: Story = { args: { responses: { 'mall.Login.getCode': '50002' } } };
