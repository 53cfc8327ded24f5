import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReviewTabs } from './ReviewTabs.tsx';

const meta = {
  title: 'Commerce/ReviewTabs',
  component: ReviewTabs,
  args: {
    current: 'withImages',
    counts: { all: 128, withImages: 31, withFollowUp: 0 },
    hrefs: { all: '#all', withImages: '#images', withFollowUp: '#follow-up' },
  },
} satisfies Meta<typeof ReviewTabs>;

export default meta;
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole('link');
    await expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([null, 'page', null]);
    await expect(tabs[0]).toHaveAccessibleName(expect.stringContaining('128'));
  },
};
