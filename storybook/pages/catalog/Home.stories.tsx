// @spec 2.52 2.86

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { pageIsReady, pageStory } from '../../support/page-story.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Catalog/Home',
  args: { address: paths.home },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const aboutPages = ['our_story', 'our_team', 'regional_markets', 'terms', 'privacy', 'contact', 'enroll'];
const footerHrefs = [paths.products, paths.home, ...aboutPages.map((type) => withQuery(paths.about, { type }))];

export const Default: Story = {
  play: async (context) => {
    await pageIsReady(context);
    const links = within(context.canvas.getByRole('contentinfo')).getAllByRole('link');
    const hrefs = links.map((link) => link.getAttribute('href'));
    await expect(footerHrefs.filter((href) => !hrefs.includes(href))).toEqual([]);
  },
};

// @screen home.loading
export const Loading: Story = { args: { responses: { 'mall.Index.home': 'no response' } } };

// @screen home.error
export const Failed: Story = { args: { responses: { 'mall.Index.home': '50002' } } };
