import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';
import { failed, notFound } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Catalog/Shop',
  args: { address: withQuery(paths.shop, { id: 1 }) },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// @screen shop.empty
export const NothingFound: Story = { args: { responses: { 'mch.mall.Mch.storeHomepage': 'nothing_found' } } };

export const Closed: Story = { args: { responses: { 'mch.mall.Mch.storeHomepage': 'closed' } } };

// @screen shop.error
export const Failed: Story = failed('mch.mall.Mch.storeHomepage');

export const NotFound: Story = notFound('mch.mall.Mch.storeHomepage');
