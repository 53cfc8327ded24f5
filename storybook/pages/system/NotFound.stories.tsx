import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStory } from '../../support/page-story.tsx';
import { expectNotFound } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/System/Page not found',
  args: { address: '/nowhere' },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: expectNotFound };

// @screen a-page-that-is-not-there.error
export const WithoutRecommendations: Story = { args: { responses: { 'mall.Product.recommend': '50002' } }, play: expectNotFound };
