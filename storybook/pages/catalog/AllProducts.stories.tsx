import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';
import { failed } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Catalog/All products',
  args: { address: paths.products },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// @screen all-products.empty
export const Empty: Story = { args: { responses: { 'mall.Index.search': 'empty' } } };

// @screen all-products.error
export const Failed: Story = failed('mall.Index.search');
