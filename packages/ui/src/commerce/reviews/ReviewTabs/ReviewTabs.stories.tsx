import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { onPhone, playOnPhone } from '../../../testing/onPhone.ts';
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
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole('link');
    await expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([null, 'page', null]);
    await expect(tabs[0]).toHaveAccessibleName(expect.stringContaining('128'));
  },
};
/** A product without reviews. */
export const NoReviews: Story = {
  args: { current: 'all', counts: { all: 0, withImages: 0, withFollowUp: 0 } },
  play: async ({ canvas }) => {
    for (const tab of canvas.getAllByRole('link')) await expect(tab).toHaveAccessibleName(expect.stringContaining('0'));
  },
};
/** On a phone the tabs scroll, and the selected one is in view. */
export const OnPhone: Story = {
  ...onPhone(160),
  args: { current: 'withFollowUp', counts: { all: 12_480, withImages: 3_107, withFollowUp: 1_096 } },
  play: playOnPhone(async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveAccessibleName(/1,?096/);
    await waitFor(() => expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
  }),
};
