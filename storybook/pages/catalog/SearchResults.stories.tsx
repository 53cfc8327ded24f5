import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';
import { failed } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Catalog/Search results',
  args: { address: withQuery(paths.searchResults, { searchName: 'SPF 30' }) },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// @screen search-results.empty
export const Empty: Story = { args: { responses: { 'mall.Index.search': 'empty' } } };

export const WithoutWords: Story = { args: { address: paths.searchResults } };

// @screen search-results.error
export const Failed: Story = failed('mall.Index.search');
