import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, withQuery } from '../../../storefront/app/paths.ts';
import { pageStory } from '../../support/page-story.tsx';
import { failed, signedOut } from '../../support/states.ts';

const meta = {
  ...pageStory,
  title: 'Pages/Catalog/Similar products',
  args: { address: withQuery(paths.similar, { pro_id: 1001 }), customer: true },
} satisfies Meta<typeof pageStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// @screen similar-products.empty
export const Empty: Story = { args: { responses: { 'mall.AddFavorites.similar': 'empty' } } };

// @screen similar-products.error
export const Failed: Story = failed('mall.AddFavorites.similar');

// @screen similar-products.signed-out
export const SignedOut: Story = signedOut('mall.AddFavorites.similar');
