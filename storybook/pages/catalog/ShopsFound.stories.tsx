import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';
import { failed } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Catalog/Shop search',
  args: { address: withQuery(paths.shopSearch, { searchName: 'SPF 30' }), responses: { 'mall.Index.search': 'shops' } },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// @screen shops-found.empty
export const Empty: Story = { args: { responses: { 'mall.Index.search': 'empty' } } };

// @screen shops-found.error
export const Failed: Story = failed('mall.Index.search');
