import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../../storefront/app/paths.ts';
import { openPage, pageStory } from '../../support/page-story.tsx';
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
export const Empty: Story = {
  args: { responses: { 'mall.Index.search': 'empty' } },
  play: async (context) => {
    const texts = await openPage(context);
    await expect(await context.canvas.findByRole('heading', { name: texts.t('catalog-search:empty.noneTitle') })).toBeVisible();
    // No link to the page itself.
    await expect(context.canvas.queryByRole('link', { name: texts.t('catalog-search:empty.all') })).toBeNull();
  },
};

// @screen all-products.error
export const Failed: Story = failed('mall.Index.search');
