// @spec 2.57

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { pageIsReady, pageStory } from '../../support/page-story.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Sign-in/Sign in',
  args: { address: paths.login },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    await pageIsReady(context);
    const hrefs = within(context.canvas.getByRole('contentinfo'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    await expect(hrefs).toContain(withQuery(paths.about, { type: 'privacy' }));
  },
};

// @screen sign-in.error
export const WithoutCaptcha: Story = { args: { responses: { 'mall.Login.getCode': '50002' } } };
