import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Catalog/About and help',
  args: { address: withQuery(paths.about, { type: 'our_story' }) },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Terms: Story = { args: { address: withQuery(paths.about, { type: 'terms' }) } };

export const Contact: Story = {
  args: { address: withQuery(paths.about, { type: 'contact' }), responses: { 'mall.User.aboutUs': 'contact' } },
};

export const Help: Story = {
  args: { address: withQuery(paths.about, { type: 'return_policy' }), responses: { 'mall.User.aboutUs': 'return_policy' } },
};
